import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const isFile = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/**
 * Serves a folder as the plainest hosts of pages do: files by their type, `index.html` of a folder, `404.html` for all else, and
 * not one header beside these.
 */
export async function servePlainFiles(folder: string, port: number): Promise<{ stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://none');
    const asked = path.join(folder, pathname);
    const found = [asked, path.join(asked, 'index.html')].find(isFile);
    const file = found ?? path.join(folder, '404.html');
    response.writeHead(found === undefined ? 404 : 200, { 'Content-Type': TYPES[path.extname(file)] ?? '' });
    response.end(readFileSync(file));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
