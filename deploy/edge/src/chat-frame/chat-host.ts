import { CHAT_FRAME_SCRIPT } from '@console/contract/chat-frame';
import type { SiteDefinition } from '@console/sites';
import { randomBytes } from 'node:crypto';
import { assetResponse, type AssetSources } from '../assets';
import type { Client } from '../client';
import { CSP_REPORTS_PATH, reportedPolicy } from '../csp';
import type { PageSources } from '../site-document';
import { chatOf, chatOrigin } from './chat-of';
import { FRAME_HEADERS, frameDirectives, renderFrame } from './frame-page';

/** What the chat host answers from. */
export interface ChatHostSources extends AssetSources, Pick<PageSources, 'registryOf' | 'configOf' | 'fakes'> {
  readonly sites: readonly SiteDefinition[];
}

const SCRIPT_PATH = new RegExp(`^/app/assets/[^/]+/${CHAT_FRAME_SCRIPT.replace('.', '\\.')}$`);

/** Where the frame of a site reports what broke its policy: at the chat host, which may be that of several sites. */
const reportsOf = ({ id }: SiteDefinition): string => `${CSP_REPORTS_PATH}/${encodeURIComponent(id)}`;

const portOf = (host: string): string => /:\d+$/.exec(host)?.[0] ?? '';

async function frameResponse(
  site: SiteDefinition,
  host: string,
  sources: ChatHostSources,
  protocol: Client['protocol'],
): Promise<Response | undefined> {
  const chat = chatOf(await sources.configOf(site, host));
  if (!chat) return undefined;
  const nonce = randomBytes(18).toString('base64');
  const ancestors = site.hosts.map((name) => `${name}${portOf(host)}`);
  const reports = reportsOf(site);
  const { shell } = sources.registryOf(site);
  const parts = { chat, site, shell, ancestors, fakes: sources.fakes?.chat };
  const policy = [...frameDirectives(parts, `'nonce-${nonce}'`), `report-uri ${reports}`].join('; ');
  return new Response(renderFrame(parts, { nonce }), {
    headers: {
      ...FRAME_HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...reportedPolicy(policy, reports, protocol),
    },
  });
}

const isHere = (site: SiteDefinition, host: string, { fakes }: Pick<ChatHostSources, 'fakes'>): boolean => {
  const origin = chatOrigin(site, fakes);
  return origin !== undefined && new URL(origin).host === host;
};

/** The site whose chat frame reports a violation of its policy by a request; undefined for every other request. */
export function reportedFrame(request: Request, host: string, sources: ChatHostSources): SiteDefinition | undefined {
  if (request.method !== 'POST') return undefined;
  const { pathname } = new URL(request.url);
  return sources.sites.find((site) => reportsOf(site) === pathname && isHere(site, host, sources));
}

/**
 * Answers what the console itself serves at a chat host: the frame of each site that has its chat there, and the script in
 * it. Undefined for everything else. `host`: the Host header, with port.
 */
export async function chatHostResponse(
  request: Request,
  host: string,
  sources: ChatHostSources,
  protocol: Client['protocol'],
): Promise<Response | undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const { pathname } = new URL(request.url);
  const [, id] = /^\/frame\/([^/]+)$/.exec(pathname) ?? [];
  if (id === undefined && !SCRIPT_PATH.test(pathname)) return undefined;
  if (id === undefined)
    return sources.sites.some((site) => isHere(site, host, sources))
      ? assetResponse(request, 'production', sources)
      : undefined;
  const site = sources.sites.find((one) => encodeURIComponent(one.id) === id);
  return site && isHere(site, host, sources) ? frameResponse(site, host, sources, protocol) : undefined;
}
