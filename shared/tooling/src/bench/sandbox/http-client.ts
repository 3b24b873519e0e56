import { Agent, request } from 'node:http';

export interface ClientResponse {
  readonly status: number;
  readonly text: string;
}

export interface ClientRequest {
  readonly method: string;
  /** After the API's prefix. */
  readonly path: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

/** The demo customer's key. */
const KEY = 'customer'.padEnd(32, '0');

const FORM = 'application/x-www-form-urlencoded';

function bodyOf({ form, json }: ClientRequest): { text: string; type: string } | undefined {
  if (form) return { text: new URLSearchParams(form).toString(), type: FORM };
  return json === undefined ? undefined : { text: JSON.stringify(json), type: 'application/json' };
}

/** A client that keeps its connections. Fails as the connection does. */
export function clientOf(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = (call: ClientRequest, key = KEY): Promise<ClientResponse> =>
    new Promise((resolve, reject) => {
      const { method, path } = call;
      const body = bodyOf(call);
      const sent = request(
        {
          agent,
          port,
          host: '127.0.0.1',
          method,
          path: path.startsWith('/sandbox/') ? path : `/api/v1${path}`,
          headers: {
            host: `localhost:${port}`,
            apikey: key,
            ...(body ? { 'content-type': body.type, 'content-length': Buffer.byteLength(body.text) } : {}),
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(body?.text);
    });
  return { send, close: () => agent.destroy() };
}

export type Client = ReturnType<typeof clientOf>;
