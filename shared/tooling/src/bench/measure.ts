import type { Browser, CDPSession } from '@playwright/test';
import type { BenchPage } from './pages';
import { CUSTOMER_KEY } from './pages';

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip, a quarter of this machine's processor. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const SLOW_CPU = 4;
const QUIET_MS = 700;

/** Gives a page the network and processor of a weak phone. */
export async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.emulateNetworkConditions', SLOW);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
}

type Kind = 'js' | 'css' | 'font' | 'api' | 'other';

export interface Transfer {
  readonly url: string;
  readonly kind: Kind;
  /** Bytes on the wire, with headers. */
  readonly bytes: number;
  readonly failed: boolean;
}

export interface Load {
  /** Milliseconds from navigation start until what the page is for was painted. */
  readonly usableMs: number;
  readonly transfers: readonly Transfer[];
}

function kindOf(type: string, mime: string): Kind {
  if (type === 'Script' || mime.includes('javascript')) return 'js';
  if (type === 'Stylesheet') return 'css';
  if (type === 'Font' || mime.includes('font')) return 'font';
  return type === 'Fetch' || type === 'XHR' ? 'api' : 'other';
}

/** Follows all requests of a page from now on. */
function follow(cdp: CDPSession): { transfers: () => Transfer[]; quiet: () => Promise<void> } {
  const seen = new Map<
    string,
    { url: string; type: string; mime: string; bytes: number; open: boolean; failed: boolean }
  >();
  let changed = Date.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (/^(data|blob):/.test(request.url)) return;
    changed = Date.now();
    seen.set(requestId, { url: request.url, type: type ?? 'Other', mime: '', bytes: 0, open: true, failed: false });
  });
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    const request = seen.get(requestId);
    if (request) Object.assign(request, { mime: response.mimeType, type });
  });
  const end = (requestId: string, bytes: number, failed: boolean): void => {
    const request = seen.get(requestId);
    if (request) Object.assign(request, { bytes, open: false, failed });
    changed = Date.now();
  };
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength, false));
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0, true));
  return {
    transfers: () =>
      [...seen.values()].map(({ url, type, mime, bytes, failed }) => ({
        url,
        kind: kindOf(type, mime),
        bytes,
        failed,
      })),
    quiet: async () => {
      while ([...seen.values()].some((request) => request.open) || Date.now() - changed < QUIET_MS) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

/** Runs in the page before its own scripts: notes the first frame after the wanted element is visible. */
function watch({ ready, apikey }: { ready: string; apikey: string | null }): void {
  if (apikey) localStorage.setItem('apikey', apikey);
  // What comes once a page has nothing else to do is no part of its load; on a slow machine some of it would be counted.
  window.requestIdleCallback = () => 0;
  const visible = (): boolean =>
    [...document.querySelectorAll(ready)].some((element) => element.getBoundingClientRect().height > 0);
  const tick = (): void => {
    if (!visible()) requestAnimationFrame(tick);
    else requestAnimationFrame(() => setTimeout(() => performance.mark('usable')));
  };
  requestAnimationFrame(tick);
}

/** Loads a page in a fresh profile: nothing cached. `slow`: with the network and processor of a weak phone. */
export async function load(
  browser: Browser,
  origin: string,
  page: BenchPage,
  { slow }: { slow: boolean },
): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
  try {
    const tab = await context.newPage();
    const cdp = await context.newCDPSession(tab);
    await cdp.send('Network.enable');
    // tsx marks the names of inner functions with a helper that the page does not have.
    await tab.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    await tab.addInitScript(watch, { ready: page.ready, apikey: page.signedIn ? CUSTOMER_KEY : null });
    if (slow) await slowDown(cdp);
    const network = follow(cdp);
    await tab.goto(origin + page.path, { waitUntil: 'commit' });
    await tab.waitForFunction(() => performance.getEntriesByName('usable').length > 0, undefined, {
      timeout: 60_000,
      polling: 50,
    });
    await network.quiet();
    const usableMs = await tab.evaluate(() => performance.getEntriesByName('usable')[0]?.startTime ?? 0);
    return { usableMs, transfers: network.transfers() };
  } finally {
    await context.close();
  }
}
