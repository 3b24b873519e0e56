import type { ShellRecord } from '@console/contract/site-document';
import type { SiteDefinition } from '@console/sites';
import { chatOf } from '../chat-frame/chat-of';
import { FRAME_HEADERS, frameDirectives, type FrameParts, renderFrame } from '../chat-frame/frame-page';
import { IMMUTABLE } from '../static-files';
import { headersFile } from './static-hosts';

/** What is served at the chat host of a site that is files. */
export interface ChatFiles {
  /** Origin of the chat host. */
  readonly origin: string;
  /** Below the folder that is served there. */
  readonly page: string;
  readonly html: string;
  /** The file of the shell's build that runs in it. */
  readonly script: string;
  /** `_headers` for static hosts. */
  readonly headers: string;
  /** For inside a server of nginx. */
  readonly nginx: string;
}

interface ChatOrder {
  readonly site: SiteDefinition;
  readonly config: SiteDefinition['config'];
  /** Where the console is served, with port: its pages alone may hold the frame. */
  readonly host: string;
  readonly shell: ShellRecord;
}

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

const server = (
  page: string,
  policy: string,
): string => `# Inside the server of the chat host, beside its listen, server_name and root. Made by npm run export.
types {
    text/html html;
    text/javascript js;
}
charset utf-8;
charset_types text/javascript;
server_tokens off;
absolute_redirect off;
gzip_static on;
gzip_vary on;
location / {
    return 404;
}
location = /${page.replace(/\/index\.html$/, '')} {
    try_files /${page} =404;
${Object.entries({ ...FRAME_HEADERS, 'Cache-Control': 'no-store', 'Content-Security-Policy': policy })
  .map(([name, value]) => `    add_header ${name} ${quoted(value)} always;`)
  .join('\n')}
}
location ^~ /app/assets/ {
    location ~ [.](br|gz)$ {
        return 404;
    }
    try_files $uri =404;
    add_header X-Content-Type-Options nosniff;
    add_header Cache-Control "${IMMUTABLE}";
}
`;

/**
 * The frame of a site's chat as files, for the host of its own. Its script runs by the hash of its bytes; the policy is in the page,
 * too, without who may hold it, which only a header can say.
 * @returns undefined for a site without chat, or without a host for it
 */
export function chatFiles({ site, config, host, shell }: ChatOrder): ChatFiles | undefined {
  const chat = chatOf(config);
  if (!chat || !site.chatHost) return undefined;
  const parts: FrameParts = { chat, site, shell, ancestors: [host] };
  const own = shell.chatFrame?.integrity;
  const directives = frameDirectives(parts, own === undefined ? "'self'" : `'${own}'`);
  const held = directives.filter((directive) => directive.startsWith('frame-ancestors '));
  const inPage = directives.filter((directive) => !held.includes(directive)).join('; ');
  const page = `frame/${encodeURIComponent(site.id)}/index.html`;
  const headers = headersFile([
    ['/frame/*', [...Object.entries(FRAME_HEADERS), ['Content-Security-Policy', held.join('; ')]]],
    ['/app/assets/*', [['Cache-Control', IMMUTABLE]]],
  ]);
  return {
    origin: site.chatHost.origin,
    page,
    html: renderFrame(parts, { policy: inPage }),
    script: shell.chatFrame?.file ?? 'chat-frame.js',
    headers,
    nginx: server(page, directives.join('; ')),
  };
}
