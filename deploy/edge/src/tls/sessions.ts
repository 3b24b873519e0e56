import {
  constants,
  createServer,
  type Http2Server,
  Http2ServerRequest,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ServerBounds } from '../http-server';

/** Requests that one connection may have under way: a page asks for its files and data at once. */
const AT_ONCE = 128;
/** How long a connection may rest without a request, in milliseconds. */
const REST_MS = 60_000;
/** For the last word of a connection to be taken, in milliseconds. */
const LAST_WORD_MS = 1000;

type Made = ConstructorParameters<typeof Http2ServerRequest>;

/** A request of HTTP/2 as everything behind expects one: the host that it is for is in its Host header. */
class RequestWithHost extends Http2ServerRequest {
  constructor(stream: Made[0], headers: Made[1], options: Made[2], rawHeaders: Made[3]) {
    const host = headers[':authority'];
    const others = rawHeaders.filter((_, at) => rawHeaders[at - (at % 2)]?.toLowerCase() !== 'host');
    if (host === undefined) super(stream, headers, options, rawHeaders);
    else super(stream, { ...headers, host }, options, [...others, 'host', host]);
  }
}

/** Closes a stream whose client reads nothing of what waits for it, and its connection where it does not even take that. */
function closeUnread(stream: ServerHttp2Stream, unreadMs: number, cutOff: () => void): void {
  stream.setTimeout(unreadMs, () => {
    // What the client waits for is another matter.
    if (stream.writableLength === 0 || stream.closed) return;
    stream.close(constants.NGHTTP2_ENHANCE_YOUR_CALM);
    const giveUp = setTimeout(cutOff, unreadMs);
    stream.once('close', () => clearTimeout(giveUp));
  });
}

/** Connections that speak HTTP/2. */
export interface Http2Part {
  /** Takes connections by its event `connection`; its requests are those of Node's compatibility API. */
  readonly server: Http2Server;
  /** No request is taken any more; each connection closes with its last response. */
  drain(): void;
}

/**
 * Answers HTTP/2 within the bounds of HTTP/1.1: a head that is too long, a request that does not come to its end and a
 * response that is not read have their stream closed.
 */
export function http2Part(
  listen: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
  { maxHeaderSize, requestTimeout, unreadTimeout, restMs = REST_MS }: ServerBounds & { readonly restMs?: number },
): Http2Part {
  const sessions = new Set<ServerHttp2Session>();
  const server = createServer({
    settings: {
      maxConcurrentStreams: AT_ONCE,
      enablePush: false,
      ...(maxHeaderSize === undefined ? {} : { maxHeaderListSize: maxHeaderSize }),
    },
    Http2ServerRequest: RequestWithHost,
  });
  let newest: Socket | undefined;
  server.prependListener('connection', (socket: Socket) => {
    newest = socket;
  });
  server.on('session', (session) => {
    const socket = newest;
    sessions.add(session);
    // A session that ends says so first, and waits for as long as nobody takes that.
    const cutOff = (): void => {
      session.destroy();
      setTimeout(() => socket?.destroy(), LAST_WORD_MS).unref();
    };
    let open = 0;
    let timer: ReturnType<typeof setTimeout>;
    // By requests, not by bytes: pings and half a head keep nothing open.
    const rest = (): void => {
      timer = setTimeout(cutOff, restMs);
      timer.unref();
    };
    rest();
    session.on('stream', (stream) => {
      clearTimeout(timer);
      open += 1;
      stream.once('close', () => {
        open -= 1;
        if (open === 0 && !session.destroyed) rest();
      });
      if (unreadTimeout) closeUnread(stream, unreadTimeout, cutOff);
      if (!requestTimeout || stream.endAfterHeaders) return;
      const tooLate = setTimeout(() => stream.close(constants.NGHTTP2_ENHANCE_YOUR_CALM), requestTimeout);
      const stop = (): void => clearTimeout(tooLate);
      stream.once('end', stop).once('close', stop);
    });
    session.once('close', () => {
      clearTimeout(timer);
      sessions.delete(session);
    });
  });
  server.on('request', listen);
  return {
    server,
    drain() {
      for (const session of sessions) session.close();
    },
  };
}
