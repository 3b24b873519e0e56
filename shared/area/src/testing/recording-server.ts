import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createSandbox } from '@console/sandbox';
import { wholeSite } from '@console/sandbox/testing/sites';

/** A request as it came over the wire, with its body decoded. */
export interface SeenRequest {
  readonly method: string;
  /** Path and query, byte for byte. */
  readonly target: string;
  readonly apikey: string | null;
  readonly type: string | undefined;
  readonly body: unknown;
}

function decoded(type: string | undefined, text: string): unknown {
  if (type === 'application/json') return JSON.parse(text);
  return type === 'application/x-www-form-urlencoded' ? [...new URLSearchParams(text)] : text;
}

/** A sandbox in memory behind a server of its own that writes down what it is asked. */
export async function startRecordingServer() {
  const sandbox = createSandbox({ sites: [wholeSite] });
  const seen: SeenRequest[] = [];
  const listener = getRequestListener(async (request, { incoming }) => {
    const body = await request.clone().text();
    const [type] = request.headers.get('content-type')?.split(';') ?? [];
    const apikey = request.headers.get('apikey');
    seen.push({ method: request.method, target: incoming.url ?? '', apikey, type, body: decoded(type, body) });
    return sandbox.fetch(request);
  });
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const json = { 'content-type': 'application/json' };
  await fetch(`${origin}/sandbox/speed`, { method: 'POST', headers: json, body: '{"factor":0}' });
  seen.length = 0;
  return {
    address: `${origin}/api/v1`,
    /** What was asked since the last time. */
    take: () => seen.splice(0),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      await sandbox.close();
    },
  };
}
