import { configureApi } from '@console/api';
import { connectSandbox } from '@console/sandbox/browser/connect';
import { type MockVariant, mockVariantOf } from '@console/contract/mock-mode';
import type { SiteDocument } from '@console/contract/site-document';
import { withShownAddresses } from './address';
import { text } from './texts';

interface MockSite {
  readonly document: SiteDocument;
  readonly css: string;
}

/** The edge has made both out of its own sites. */
const isMockSite = (value: unknown): value is MockSite =>
  typeof value === 'object' && value !== null && 'document' in value && 'css' in value;

async function loadSite(variant: MockVariant): Promise<MockSite> {
  const response = await fetch(`/app/mock-sites/${variant}`, { cache: 'no-store' });
  if (!response.ok) throw new Error(text('mock.noSite', { variant, status: response.status }));
  const site: unknown = await response.json().catch(() => undefined);
  if (!isMockSite(site)) throw new Error(text('mock.notSite', { variant }));
  return site;
}

function wear({ document: { brand }, css }: MockSite): void {
  if (document.documentElement.dataset['brand'] === brand.id) return;
  document.documentElement.dataset['brand'] = brand.id;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** The `fetch` of this page's sandbox, once mock mode has been started. */
let sandboxFetch: typeof fetch | undefined;

/** Asks the sandbox of this browser, whatever the host of the address. @throws TypeError before mock mode has started */
export function mockFetch(input: URL | string, init?: RequestInit): Promise<Response> {
  if (!sandboxFetch) throw new TypeError('Mock mode has not been started');
  return sandboxFetch(new URL(input, window.location.origin), init);
}

/** Calls of the client: what a response leads to is shown in the console. */
async function apiFetch(input: URL | string, init?: RequestInit): Promise<Response> {
  const response = await mockFetch(input, init);
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const { status, headers } = response;
  return new Response(withShownAddresses(await response.text(), window.location), { status, headers });
}

/** What is said where the sandbox cannot be started. */
interface StartTexts {
  noWorker(): string;
  /** @param status of the response in place of the worker's script */
  noScript(status: number): string;
}

/** The address of the worker's script, once it can be had: the server may still be building it. */
async function workerScript({ registry }: SiteDocument, texts: StartTexts): Promise<string> {
  const script = `${registry.shell.base}dev-sandbox.js`;
  const { ok, status } = await fetch(script);
  if (!ok) throw new Error(texts.noScript(status));
  return script;
}

/** Ends as soon as the worker does, or has answered. */
function whenReady(worker: SharedWorker, texts: StartTexts): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error(texts.noWorker())));
    mockFetch('/sandbox/clock').then(() => resolve(), reject);
  });
}

/**
 * Puts the sandbox of this browser behind the client, with the configuration of a site. All tabs share it; its state is kept in
 * the browser.
 * @param id of what it keeps
 * @throws Error with one of the texts where the browser cannot run it
 */
export async function startSandbox(id: string, site: SiteDocument, texts: StartTexts): Promise<void> {
  if (typeof SharedWorker === 'undefined') throw new Error(texts.noWorker());
  const worker = new SharedWorker(await workerScript(site, texts), { name: 'sandbox' });
  const { hostname, port } = window.location;
  const definition = { id, hosts: [hostname], config: site.config };
  sandboxFetch = connectSandbox(worker.port, definition, port ? Number(port) : undefined);
  await whenReady(worker, texts);
  configureApi({ fetch: (input, init) => apiFetch(input instanceof Request ? input.url : input, init) });
}

const mockTexts: StartTexts = {
  noWorker: () => text('mock.noWorker'),
  noScript: (status) => text('mock.notBuilt', { status }),
};

/**
 * Starts the sandbox of this browser with a variant's site.
 * @throws Error where the browser cannot run it
 */
export async function startMock(named: string): Promise<SiteDocument> {
  const variant = mockVariantOf(named);
  if (!variant) throw new Error(text('mock.noVariant', { variant: named }));
  const site = await loadSite(variant);
  await startSandbox(`mock-${variant}`, site.document, mockTexts);
  wear(site);
  return { ...site.document, mock: true };
}
