import { randomBytes } from 'node:crypto';
import { CHAT_FRAME_SCRIPT } from '@console/contract/chat-frame';
import { type AssetSources, assetResponse } from '../assets';
import type { PageSources } from '../site-document';
import type { SiteDefinition } from '@console/sites';
import { chatOf, chatOrigin } from './chat-of';
import { renderFrame } from './page';
import { framePolicy } from './policy';
import { frameSources } from './vendors';

/** What the chat host answers from. */
export interface ChatHostSources extends AssetSources, Pick<PageSources, 'registryOf' | 'configOf' | 'fakes'> {
  readonly sites: readonly SiteDefinition[];
}

const SCRIPT_PATH = new RegExp(`^/app/assets/[^/]+/${CHAT_FRAME_SCRIPT.replace('.', '\\.')}$`);

/** Nothing of the console is here, so that nothing here may be opened by it; a process of its own where browsers can. */
const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), display-capture=()',
  'Origin-Agent-Cluster': '?1',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
};

const portOf = (host: string): string => /:\d+$/.exec(host)?.[0] ?? '';

async function frameResponse(
  site: SiteDefinition,
  host: string,
  sources: ChatHostSources,
): Promise<Response | undefined> {
  const chat = chatOf(await sources.configOf(site, host));
  if (!chat) return undefined;
  const { script, hosts } = frameSources(chat, sources.fakes?.chat);
  const nonce = randomBytes(18).toString('base64');
  const ancestors = site.hosts.map((name) => `${name}${portOf(host)}`);
  const { base } = sources.registryOf(site).shell;
  const policy = framePolicy({ nonce, ancestors, hosts: [...hosts, ...(site.chatHost?.hosts ?? [])] });
  return new Response(renderFrame({ config: chat, script, hosts: ancestors }, { nonce, base }), {
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policy,
    },
  });
}

/**
 * Answers what the console itself serves at a chat host: the frame of each site that has its chat there, and the script in
 * it. Undefined for everything else. `host`: the Host header, with port.
 */
export async function chatHostResponse(
  request: Request,
  host: string,
  sources: ChatHostSources,
): Promise<Response | undefined> {
  const isHere = (site: SiteDefinition): boolean => {
    const origin = chatOrigin(site, sources.fakes);
    return origin !== undefined && new URL(origin).host === host;
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const { pathname } = new URL(request.url);
  const [, id] = /^\/frame\/([^/]+)$/.exec(pathname) ?? [];
  if (id === undefined && !SCRIPT_PATH.test(pathname)) return undefined;
  if (id === undefined) return sources.sites.some(isHere) ? assetResponse(request, 'production', sources) : undefined;
  const site = sources.sites.find((one) => encodeURIComponent(one.id) === id);
  return site && isHere(site) ? frameResponse(site, host, sources) : undefined;
}
