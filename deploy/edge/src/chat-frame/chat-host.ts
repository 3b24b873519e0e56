import { CHAT_FRAME_ELEMENT, CHAT_FRAME_SCRIPT, type ChatFrameDocument } from '@console/contract/chat-frame';
import type { ShellRecord } from '@console/contract/site-document';
import type { SiteDefinition } from '@console/sites';
import { randomBytes } from 'node:crypto';
import { assetResponse, type AssetSources } from '../assets';
import type { Client } from '../client';
import { CSP_REPORTS_PATH, reportedPolicy } from '../csp';
import type { PageSources } from '../site-document';
import { chatOf, chatOrigin } from './chat-of';
import { frameSources } from './vendors';

/** JSON inside a script element must not be able to end it. */
const embeddedJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The page of a chat frame. */
function renderFrame(document: ChatFrameDocument, { nonce, shell }: { nonce: string; shell: ShellRecord }): string {
  const { file, integrity } = shell.chatFrame ?? { file: CHAT_FRAME_SCRIPT };
  const pinned = integrity === undefined ? '' : ` integrity="${integrity}"`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Chat</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>html{color-scheme:light}html[data-scheme="dark"]{color-scheme:dark}body{margin:0;background:Canvas;color:CanvasText}</style>
<script type="application/json" id="${CHAT_FRAME_ELEMENT}">${embeddedJson(document)}</script>
<script src="${shell.base}${file}"${pinned} defer nonce="${nonce}"></script>
</head>
<body></body>
</html>
`;
}

/** What the policy of a chat frame is made of. */
interface FramePolicy {
  readonly nonce: string;
  /** Hosts of the provider. */
  readonly hosts: readonly string[];
  /** Hosts with port of the site, whose pages may hold the frame. */
  readonly ancestors: readonly string[];
  /** Where the browser reports what broke it. */
  readonly reports: string;
}

/**
 * The content security policy of a chat frame. Scripts come from the provider's hosts only, without eval; styles may be
 * inline, because widgets write theirs at run time. Nobody but the site may hold the frame.
 */
function framePolicy({ nonce, hosts, ancestors, reports }: FramePolicy): string {
  const web = hosts.filter((host) => !host.startsWith('wss:'));
  const directive = (name: string, ...sources: readonly string[]) => [name, ...sources].join(' ');
  return [
    directive('default-src', "'none'"),
    directive('script-src', `'nonce-${nonce}'`, ...web),
    directive('style-src', "'unsafe-inline'", ...web),
    directive('img-src', 'data:', 'blob:', 'https:', ...web),
    directive('font-src', 'data:', ...web),
    directive('media-src', 'blob:', ...web),
    directive('connect-src', ...hosts),
    directive('frame-src', ...web),
    directive('form-action', ...web),
    directive('object-src', "'none'"),
    directive('base-uri', "'none'"),
    directive('frame-ancestors', ...ancestors),
    directive('report-uri', reports),
  ].join('; ');
}

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
  const { script, hosts } = frameSources(chat, sources.fakes?.chat);
  const nonce = randomBytes(18).toString('base64');
  const ancestors = site.hosts.map((name) => `${name}${portOf(host)}`);
  const { shell } = sources.registryOf(site);
  const reports = reportsOf(site);
  const policy = framePolicy({ nonce, ancestors, reports, hosts: [...hosts, ...(site.chatHost?.hosts ?? [])] });
  return new Response(renderFrame({ config: chat, script, hosts: ancestors }, { nonce, shell }), {
    headers: {
      ...headers,
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
