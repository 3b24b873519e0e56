import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { securityHeaders } from './security-headers';

/** Responds to a request. `incoming`, `outgoing`: what it came by, for whoever must break it or ask where it comes from. */
export type Responder = (
  request: Request,
  env: { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse },
) => Response | Promise<Response>;

/** Answers a request at once, where nothing has to be asked for it; whether it did. */
export type Quick = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

export interface ServerBounds {
  /** Longest head of a request, in bytes. */
  readonly maxHeaderSize?: number;
  /** Until the head of a request is there, in milliseconds. */
  readonly headersTimeout?: number;
  /** Until a request is there as a whole, in milliseconds; 0 for no bound. */
  readonly requestTimeout?: number;
  /** How often both are looked at, in milliseconds. */
  readonly connectionsCheckingInterval?: number;
  /** How long a client may read nothing of a response that waits for it, in milliseconds. */
  readonly unreadTimeout?: number;
}

export interface ServerOptions extends ServerBounds {
  /** Is asked first. */
  readonly quick?: Quick | undefined;
}

/**
 * A connection rests longer than those that nginx and cloud balancers keep (60 s): a request is never sent into one that ends.
 * (https://nginx.org/en/docs/http/ngx_http_upstream_module.html#keepalive_timeout)
 */
const KEEP_ALIVE_MS = 75_000;

export const BOUNDS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  keepAliveTimeout: KEEP_ALIVE_MS,
  unreadTimeout: 60_000,
};

/** What Node says of a request that is none, as a status. */
const STATUSES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const refused = (status: number): Response => new Response(null, { status, headers: securityHeaders('site') });

/** Answers by hand what never became a request, with the headers of every response. */
function refuseRaw(socket: Socket, status: number): void {
  const { headers } = refused(status);
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, 'connection: close', 'content-length: 0'];
  socket.end(`${head.join('\r\n')}\r\n\r\n`);
}

const errorHandler = (error: unknown): Response =>
  refused(error instanceof Error && error.name === 'RequestError' ? 400 : 500);

/** Has each request answered. @param quick is asked first */
export const requestListener =
  (respond: Responder, quick?: Quick) =>
  (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    if (quick?.(incoming, outgoing)) return;
    void getRequestListener((request) => respond(request, { incoming, outgoing }), { errorHandler })(
      incoming,
      outgoing,
    );
  };

/**
 * A server whose every response has the security headers, also those to what is no request: Node itself answers these with
 * none. Slow and oversized heads end in 408 and 431; who reads nothing of a response loses the connection.
 */
export function httpServer(respond: Responder, own: ServerOptions = {}): Server {
  const { unreadTimeout, quick, ...bounds } = { ...BOUNDS, ...own };
  const handle = requestListener(respond, quick);
  /** The response under way on a connection. */
  const responses = new WeakMap<Socket, ServerResponse>();
  const listen = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    responses.set(incoming.socket, outgoing);
    outgoing.once('close', () => {
      if (responses.get(incoming.socket) === outgoing) responses.delete(incoming.socket);
    });
    handle(incoming, outgoing);
  };
  // A request without a host is answered by the listener, with headers.
  const server = createServer({ ...bounds, requireHostHeader: false }, listen);
  // Nothing has gone either way for so long. Who waits for us stays, who lets us wait or rests does not.
  server.setTimeout(unreadTimeout, (socket) => {
    if (!responses.has(socket) || socket.writableLength > 0) socket.destroy();
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // Nothing may be written into a response that has begun.
    const hasBegun = responses.get(socket)?.headersSent === true;
    // Browsers open connections ahead. One that waited in vain gets no 408: it would be taken for the response to what is asked next.
    const isUnused = socket.bytesRead === 0;
    if (error.code === 'ECONNRESET' || !socket.writable || hasBegun || isUnused) socket.destroy();
    else refuseRaw(socket, STATUSES[error.code ?? ''] ?? 400);
  });
  server.on('checkExpectation', (_: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.writeHead(417, Object.fromEntries(refused(417).headers)).end();
  });
  return server;
}
