import { finished, Readable } from 'node:stream';
import { errors, Pool } from 'undici';
import type { Client } from '../client';
import { requestHeaders, responseHeaders } from './headers';
import { API_LIMITS, type ApiLimits, Slots } from './limits';

/** What is passed on; everything else at a site is the console's own. */
export const API_PREFIX = '/api/';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];
const isMethod = (method: string): method is Method => METHODS.some((known) => known === method);

/** Statuses whose responses have no body. */
const BODILESS = new Set([204, 205]);

const refusal = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ message }, { status, headers });

const tooLong = (): Response => refusal(413, 'The request is too large');

/** The body of a request is longer than may be passed on. */
class BodyTooLong extends Error {
  override readonly name = 'BodyTooLong';
}

/** A body piece by piece, each asked for when the one before it is sent. @throws BodyTooLong as soon as there is more */
async function* bounded(body: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of body) {
    size += piece.byteLength;
    if (size > limit) throw new BodyTooLong();
    yield piece;
  }
}

/** A body for a browser: a piece is read when the one before it is taken, and none any more when the browser is gone. */
export function streamOf(body: Readable): ReadableStream<Uint8Array> {
  const pieces: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void body.destroy(),
  });
}

/**
 * Path and query as they go to the API, as they came; undefined for a path that leads out of the prefix once its escapes are
 * read, which the API or a server before it may do.
 */
export function targetOf(address: string): string | undefined {
  const { pathname, search } = new URL(address);
  if (!pathname.startsWith(API_PREFIX)) return undefined;
  let plain = pathname;
  try {
    // Twice: each server on the way may read them once.
    for (let i = 0; i < 2; i += 1) plain = decodeURIComponent(plain);
  } catch {
    // What cannot be read again was read to its end.
  }
  const leadsOut = plain.split(/[/\\]/).some((segment) => segment === '..' || segment === '.');
  return leadsOut || plain.includes('\0') ? undefined : pathname + search;
}

/** The time of an exchange is over. */
class TooLate extends Error {
  override readonly name = 'TooLate';
}

const isTimeout = (error: unknown): boolean =>
  error instanceof TooLate ||
  error instanceof errors.HeadersTimeoutError ||
  error instanceof errors.BodyTimeoutError ||
  error instanceof errors.ConnectTimeoutError;

/** What a browser is told of an exchange that failed before a response began. */
function failure(error: unknown): Response {
  if (error instanceof BodyTooLong) return tooLong();
  return isTimeout(error)
    ? refusal(504, 'The API did not respond in time')
    : refusal(502, 'The API can not be reached');
}

/** A real API, to which calls are passed on. */
export interface ApiProxy {
  readonly origin: string;
  /**
   * Passes a call on and streams the response back; nothing of either is kept. `host`: the site's, with port.
   * What cannot be passed on is told in the API's own error shape: 400, 405, 413, 429, 502, 503, 504.
   */
  fetch(request: Request, host: string, client: Client): Promise<Response>;
  /** Asks for JSON of the API's own, without a credential, in the name of a site. @throws Error */
  json(path: string, host: string): Promise<unknown>;
  /** Exchanges under way. */
  readonly underWay: number;
  close(): Promise<void>;
}

/** One call on its way. */
interface Exchange {
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Ends it when its time is over, or nobody reads any more. */
  readonly signal: AbortSignal;
  /** Gives its place back. */
  readonly release: () => void;
}

/** What the API's own JSON may have, and how long it may take: a page waits for it. */
const JSON_BYTES = 1024 * 1024;
const JSON_MS = 5000;

/** @param limits bounds that differ from the usual ones */
export function apiProxy(origin: string, limits: Partial<ApiLimits> = {}): ApiProxy {
  const bounds = { ...API_LIMITS, ...limits };
  const slots = new Slots(bounds);
  const pool = new Pool(origin, {
    connections: bounds.atOnce,
    pipelining: 1,
    connect: { timeout: bounds.connectMs },
    headersTimeout: bounds.headersMs,
    bodyTimeout: bounds.pauseMs,
    maxHeaderSize: bounds.headerBytes,
    maxResponseSize: bounds.responseBytes,
  });

  /** @throws Error when the API has not begun to respond */
  async function exchange(request: Request, { target, headers, signal, release }: Exchange): Promise<Response> {
    const { method } = request;
    const length = request.headers.get('content-length');
    // A body is announced; undici would announce an empty one, which servers refuse with some methods.
    const body = Number(length) > 0 || request.headers.has('transfer-encoding') ? request.body : null;
    const response = await pool.request({
      method: isMethod(method) ? method : 'GET',
      path: target,
      headers: { ...headers, ...(body && length !== null ? { 'content-length': length } : {}) },
      body: body && Readable.from(bounded(body, bounds.requestBytes), { objectMode: false }),
      signal,
    });
    finished(response.body, release);
    const { statusCode: status } = response;
    if (status >= 300 && status < 400) {
      response.body.destroy();
      console.error(`${origin} redirects ${target.split('?')[0]} with ${status}: its own address must be given`);
      return refusal(502, 'The API has redirected the request');
    }
    const init = { status, headers: responseHeaders(response.headers) };
    if (!BODILESS.has(status) && method !== 'HEAD') return new Response(streamOf(response.body), init);
    response.body.resume();
    return new Response(null, init);
  }

  return {
    origin,
    async fetch(request, host, client) {
      if (!isMethod(request.method)) return refusal(405, 'The API has no such method', { Allow: METHODS.join(', ') });
      const target = targetOf(request.url);
      if (target === undefined) return refusal(400, 'The path can not be read');
      if (Number(request.headers.get('content-length') ?? 0) > bounds.requestBytes) return tooLong();
      const place = slots.take(client.address);
      if (place === 'too-many-for-one') return refusal(429, 'Too many requests at once', { 'Retry-After': '1' });
      if (place === 'all-taken') return refusal(503, 'The server is busy', { 'Retry-After': '5' });
      const end = new AbortController();
      const timer = setTimeout(() => end.abort(new TooLate()), bounds.exchangeMs);
      // A write goes on without its browser: the API may have begun it, and the browser may ask for it once more (idempotency.ts).
      if (request.method === 'GET' || request.method === 'HEAD')
        request.signal.addEventListener('abort', () => end.abort(), { once: true });
      const release = (): void => {
        clearTimeout(timer);
        place();
      };
      try {
        const headers = requestHeaders(request.headers, host, client);
        return await exchange(request, { target, headers, signal: end.signal, release });
      } catch (error) {
        release();
        return failure(error);
      }
    },
    async json(path, host) {
      const { statusCode, body } = await pool.request({
        method: 'GET',
        path,
        headers: { accept: 'application/json', 'x-forwarded-host': host },
        signal: AbortSignal.timeout(JSON_MS),
      });
      // What is not read to its end is given up, which is no failure.
      body.on('error', () => undefined);
      if (statusCode !== 200) {
        body.destroy();
        throw new Error(`HTTP ${statusCode}`);
      }
      const pieces: Uint8Array[] = [];
      for await (const piece of bounded(body, JSON_BYTES)) pieces.push(piece);
      return JSON.parse(Buffer.concat(pieces).toString('utf8'));
    },
    get underWay() {
      return slots.taken;
    },
    close: () => pool.destroy(),
  };
}
