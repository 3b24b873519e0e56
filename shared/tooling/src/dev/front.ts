import { readFile } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import path from 'node:path';
import { urlToHttpOptions } from 'node:url';
import { EVENTS_PATH } from './page-script';
import { rewritePage, withWatcher } from './rewrite';
import type { WatchedArea } from './watch';

/** Where a console asks which area this server has. (shell, override/developed) */
const RECORD_PATH = '/dev/record.json';
const NONCE = /'nonce-([^']+)'/;
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.map': 'application/json',
};

/** What stands behind the front. */
export interface Behind {
  /** `http://127.0.0.1:8082`, or the origin of a deployed site. */
  readonly origin: string;
  /** A site elsewhere knows its own name only, and its strict transport is not this machine's. */
  readonly isDeployed: boolean;
}

/** Whether a page may take the area from here: of this machine, or of a site that was named when the server was started. */
const mayTake = (origin: string | undefined, guests: readonly string[]): origin is string =>
  origin !== undefined && (/^http:\/\/([\w-]+\.)*localhost(:\d+)?$/.test(origin) || guests.includes(origin));

/** Lets a console of another origin read a response. Browsers ask for the second one before they let a public site reach this machine. */
const sharedWith = (incoming: IncomingMessage, guests: readonly string[]): OutgoingHttpHeaders => ({
  vary: 'origin',
  ...(mayTake(incoming.headers.origin, guests) && {
    'access-control-allow-origin': incoming.headers.origin,
    'access-control-allow-private-network': 'true',
  }),
});

async function sendFile(area: WatchedArea, name: string, outgoing: ServerResponse): Promise<void> {
  const type = TYPES[path.extname(name)];
  const content =
    type && /^[\w.-]+$/.test(name) ? await readFile(path.join(area.outDir, name)).catch(() => undefined) : undefined;
  outgoing.writeHead(content ? 200 : 404, { 'content-type': type ?? 'text/plain', 'cache-control': 'no-store' });
  outgoing.end(content);
}

function sendRecord(area: WatchedArea, outgoing: ServerResponse): void {
  const { built } = area.state();
  outgoing.writeHead(built ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  outgoing.end(JSON.stringify(built ?? null));
}

/** Tells every page that is open of each further build, and a page that opens of a build that does not work. */
function tellOfBuilds(area: WatchedArea): (outgoing: ServerResponse) => void {
  const open = new Set<ServerResponse>();
  const failed = (failure: string): string => `event: failed\ndata: ${JSON.stringify(failure)}\n\n`;
  area.onChange(() => {
    const { failure } = area.state();
    for (const outgoing of open) outgoing.write(failure === undefined ? 'event: built\ndata:\n\n' : failed(failure));
  });
  return (outgoing) => {
    const { failure } = area.state();
    outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    outgoing.write(failure === undefined ? ':\n\n' : failed(failure));
    open.add(outgoing);
    outgoing.on('close', () => open.delete(outgoing));
  };
}

async function sendPage(response: IncomingMessage, outgoing: ServerResponse, area: WatchedArea): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk));
  const { 'content-length': _length, etag: _etag, ...headers } = response.headers;
  const policy = headers['content-security-policy'];
  const nonce = NONCE.exec(String(policy ?? ''))?.[1];
  if (typeof policy === 'string' && nonce === undefined) headers['content-security-policy'] = withWatcher(policy);
  const html = rewritePage(Buffer.concat(chunks).toString(), area.state().built, nonce);
  outgoing.writeHead(response.statusCode ?? 200, headers);
  outgoing.end(html);
}

/** The headers of a request as what stands behind expects them. */
function passedHeaders({ headers }: IncomingMessage, { origin, isDeployed }: Behind): OutgoingHttpHeaders {
  if (!isDeployed) return { ...headers };
  const { referer: _referer, ...rest } = headers;
  return { ...rest, host: new URL(origin).host, ...(headers.origin && { origin }) };
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, behind: Behind, area: WatchedArea): void {
  const headers = passedHeaders(incoming, behind);
  const isPage = incoming.headers.accept?.includes('text/html') ?? false;
  if (isPage) delete headers['accept-encoding'];
  const send = behind.origin.startsWith('https:') ? httpsRequest : httpRequest;
  // A path that begins with two slashes names a host where it is read as an address: it would be asked in place of the site.
  const to = { ...urlToHttpOptions(new URL(behind.origin)), path: incoming.url };
  const passed = send({ ...to, method: incoming.method, headers }, (response) => {
    if (behind.isDeployed) delete response.headers['strict-transport-security'];
    if (isPage && response.headers['content-type']?.includes('text/html')) void sendPage(response, outgoing, area);
    else {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    }
  });
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
}

/**
 * A server in front of a console: its own responses, except that one area comes from the build that is being worked on. What
 * stands behind knows nothing of it, and the page keeps its security policy.
 * @param guests origins of sites, beside those of this machine, whose pages may take the area from here
 */
export function createFront(behind: Behind, area: WatchedArea, guests: readonly string[] = []): Server {
  const subscribe = tellOfBuilds(area);
  return createServer((incoming, outgoing) => {
    const [pathname = '/'] = (incoming.url ?? '/').split('?');
    const isOurs = pathname === RECORD_PATH || pathname.startsWith(area.base);
    if (isOurs)
      for (const [name, value = ''] of Object.entries(sharedWith(incoming, guests))) outgoing.setHeader(name, value);
    if (pathname === EVENTS_PATH) subscribe(outgoing);
    else if (isOurs && incoming.method === 'OPTIONS') outgoing.writeHead(204).end();
    else if (pathname === RECORD_PATH) sendRecord(area, outgoing);
    else if (isOurs) void sendFile(area, pathname.slice(area.base.length), outgoing);
    else pass(incoming, outgoing, behind, area);
  });
}
