import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { rewritePage } from './rewrite';
import type { WatchedArea } from './watch';

const NONCE = /'nonce-([^']+)'/;
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.map': 'application/json',
};

async function sendFile(area: WatchedArea, name: string, outgoing: ServerResponse): Promise<void> {
  const type = TYPES[path.extname(name)];
  const content =
    type && /^[\w.-]+$/.test(name) ? await readFile(path.join(area.outDir, name)).catch(() => undefined) : undefined;
  outgoing.writeHead(content ? 200 : 404, { 'content-type': type ?? 'text/plain', 'cache-control': 'no-store' });
  outgoing.end(content);
}

function listenForBuilds(area: WatchedArea): (outgoing: ServerResponse) => void {
  const open = new Set<ServerResponse>();
  area.onBuild(() => {
    for (const outgoing of open) outgoing.write('data: built\n\n');
  });
  return (outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    outgoing.write(':\n\n');
    open.add(outgoing);
    outgoing.on('close', () => open.delete(outgoing));
  };
}

async function sendPage(response: IncomingMessage, outgoing: ServerResponse, area: WatchedArea): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk));
  const nonce = NONCE.exec(String(response.headers['content-security-policy'] ?? ''))?.[1] ?? '';
  const html = rewritePage(Buffer.concat(chunks).toString(), area.current(), nonce);
  const { 'content-length': _length, etag: _etag, ...headers } = response.headers;
  outgoing.writeHead(response.statusCode ?? 200, headers);
  outgoing.end(html);
}

/**
 * A server in front of the edge: the edge's own answers, except that one area comes from the build that is being worked
 * on. The edge knows nothing of it, and the page keeps its security policy.
 */
export function createFront(edgePort: number, area: WatchedArea): Server {
  const subscribe = listenForBuilds(area);
  return createServer((incoming, outgoing) => {
    const url = incoming.url ?? '/';
    const { base } = area.current();
    if (url === '/dev/events') subscribe(outgoing);
    else if (url.startsWith(base)) void sendFile(area, url.slice(base.length).split('?')[0] ?? '', outgoing);
    else {
      const headers = { ...incoming.headers };
      const page = headers.accept?.includes('text/html') ?? false;
      if (page) delete headers['accept-encoding'];
      const passed = request(
        { host: '127.0.0.1', port: edgePort, method: incoming.method, path: url, headers },
        (response) => {
          if (page && response.headers['content-type']?.includes('text/html')) void sendPage(response, outgoing, area);
          else {
            outgoing.writeHead(response.statusCode ?? 502, response.headers);
            response.pipe(outgoing);
          }
        },
      );
      passed.on('error', () => outgoing.destroy());
      incoming.pipe(passed);
    }
  });
}
