import { Agent, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly text: string;
}

export interface Asked {
  readonly method: string;
  /** After the API's prefix. */
  readonly path: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

/** The demo customer's key. */
const KEY = 'customer'.padEnd(32, '0');

const FORM = 'application/x-www-form-urlencoded';

function bodyOf({ form, json }: Asked): { text: string; type: string } | undefined {
  if (form) return { text: new URLSearchParams(form).toString(), type: FORM };
  return json === undefined ? undefined : { text: JSON.stringify(json), type: 'application/json' };
}

/** A client that keeps its connections. Fails as the connection does. */
export function clientOf(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = (asked: Asked, key = KEY): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { method, path } = asked;
      const body = bodyOf(asked);
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
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
        },
      );
      sent.on('error', reject);
      sent.end(body?.text);
    });
  return { ask, close: () => agent.destroy() };
}

export type Client = ReturnType<typeof clientOf>;
