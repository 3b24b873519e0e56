import type { KnownChat } from '@console/contract/chat';
import { CHAT_FRAME_ELEMENT, CHAT_FRAME_SCRIPT, type ChatFrameDocument } from '@console/contract/chat-frame';
import type { ShellRecord } from '@console/contract/site-document';
import type { SiteDefinition } from '@console/sites';
import { embeddedJson } from '@console/contract/embedded-json';
import { frameSources } from './vendors';

/** What the page of a chat frame is made of. */
export interface FrameParts {
  readonly chat: KnownChat;
  readonly site: SiteDefinition;
  readonly shell: ShellRecord;
  /** Hosts with port of the site, whose pages may hold the frame. */
  readonly ancestors: readonly string[];
  /** Origin of the sandbox's scripts, which take the place of the provider's. */
  readonly fakes?: string | undefined;
}

/**
 * The page of a chat frame.
 * @param own a nonce of its script; or the policy, for a page that is a file
 */
export function renderFrame(
  { chat, shell, ancestors, fakes }: FrameParts,
  { nonce, policy }: { readonly nonce?: string; readonly policy?: string },
): string {
  const { file, integrity } = shell.chatFrame ?? { file: CHAT_FRAME_SCRIPT };
  const document: ChatFrameDocument = { config: chat, script: frameSources(chat, fakes).script, hosts: [...ancestors] };
  const pinned = integrity === undefined ? '' : ` integrity="${integrity}"`;
  const own = nonce === undefined ? '' : ` nonce="${nonce}"`;
  const inPage = policy === undefined ? '' : `\n<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">${inPage}
<title>Chat</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>html{color-scheme:light}html[data-scheme="dark"]{color-scheme:dark}body{margin:0;background:Canvas;color:CanvasText}</style>
<script type="application/json" id="${CHAT_FRAME_ELEMENT}">${embeddedJson(document)}</script>
<script src="${shell.base}${file}"${pinned} defer${own}></script>
</head>
<body></body>
</html>
`;
}

/**
 * The directives of a chat frame's content security policy, without where it is reported. Scripts come from the provider's hosts
 * only, without eval; styles may be inline, because widgets write theirs at run time. Nobody but the site may hold the frame.
 * @param own what lets the frame's own script in: a nonce or a hash, with its quotes
 */
export function frameDirectives({ chat, site, ancestors, fakes }: FrameParts, own: string): string[] {
  const hosts = [...frameSources(chat, fakes).hosts, ...(site.chatHost?.hosts ?? [])];
  const web = hosts.filter((host) => !host.startsWith('wss:'));
  const directive = (name: string, ...sources: readonly string[]) => [name, ...sources].join(' ');
  return [
    directive('default-src', "'none'"),
    directive('script-src', own, ...web),
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
  ];
}

/** Nothing of the console is here, so that nothing here may be opened by it; a process of its own where browsers can. */
export const FRAME_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), display-capture=()',
  'Origin-Agent-Cluster': '?1',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
};
