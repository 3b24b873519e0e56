import {
  type ClientRequest,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type RequestListener,
  type Server,
} from 'node:http';
import net from 'node:net';

/** Servers of a test; end them after it with `endServers`. */
const opened: Server[] = [];

export async function endServers(): Promise<void> {
  for (const server of opened.splice(0)) {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }
}

/** Lets a server listen on a loopback port. @returns the port */
export async function listening(server: Server): Promise<number> {
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen');
  return address.port;
}

/** A server that plays an API. @returns its origin */
export const serving = async (listener: RequestListener): Promise<string> =>
  `http://127.0.0.1:${await listening(createServer(listener))}`;

export interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export async function textOf(message: IncomingMessage): Promise<string> {
  message.setEncoding('utf8');
  let text = '';
  for await (const piece of message) text += String(piece);
  return text;
}

export interface Sending {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Pieces are sent as they come, without a length. */
  readonly body?: string | AsyncIterable<string | Uint8Array>;
}

/** Until more can be written, or never again. */
function writableAgain(outgoing: ClientRequest): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      outgoing.off('drain', go).off('close', go);
      resolve();
    };
    outgoing.on('drain', go).on('close', go);
  });
}

/** Sends a request as it stands. @throws Error for a response that breaks off */
export function send(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Sending = {},
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, (incoming) => {
      textOf(incoming).then(
        (text) => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: text }),
        reject,
      );
    });
    outgoing.on('error', reject);
    const feed = async (): Promise<void> => {
      if (typeof body === 'object')
        for await (const piece of body) {
          if (outgoing.destroyed) return;
          if (!outgoing.write(piece)) await writableAgain(outgoing);
        }
      outgoing.end(typeof body === 'string' ? body : undefined);
    };
    void feed();
  });
}

/** Writes bytes as they stand and reads what comes until the server closes. */
export function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (piece) => {
      text += String(piece);
    });
    socket.on('end', () => {
      socket.end();
      resolve(text);
    });
    socket.on('error', reject);
  });
}
