import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, Http2ServerResponse } from 'node:http2';
import { performance } from 'node:perf_hooks';
import { pathOf } from '../csp-violation';
import type { TraceOf } from '../trace';

/** Kinds of addresses: few, however many there are. */
export type RouteClass = 'page' | 'asset' | 'api' | 'report' | 'other';

/** A request whose response has ended. */
export interface SeenRequest {
  readonly id: string;
  readonly method: string;
  readonly route: RouteClass;
  /** Without query, and without ids, names and codes. */
  readonly path: string;
  readonly host: string;
  /** `aborted` for a response that was not sent to its end. */
  readonly status: number | 'aborted';
  readonly seconds: number;
  readonly traceId?: string;
}

const CLASSES: readonly (readonly [RegExp, RouteClass])[] = [
  [/^\/(?:api|v1)\//, 'api'],
  [/^\/(?:remotes|app\/(?:assets|fonts|brand))\//, 'asset'],
  [/^\/reports(?:\/|$)/, 'report'],
  [/^\/(?:$|app(?:\/|$)|referral\/)/, 'page'],
];

/** The kind of a path. */
export const routeClassOf = (path: string): RouteClass => CLASSES.find(([of]) => of.test(path))?.[1] ?? 'other';

/** What clients send is not written down as it comes. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const current = new AsyncLocalStorage<string>();

/** The id of the request that is being answered; undefined beside one. */
export const currentRequestId = (): string | undefined => current.getStore();

const FROM_OUTSIDE = /^[\w-]{8,64}$/;

export interface Observing {
  /** Whether a proxy that is trusted sends the request, whose id for it holds then. */
  readonly isTrusted: (incoming: IncomingMessage) => boolean;
  readonly traceOf?: TraceOf;
  readonly onEnd: (seen: SeenRequest) => void;
}

/** Whether a response was sent to its end. */
const isWhole = (outgoing: ServerResponse | Http2ServerResponse): boolean =>
  outgoing instanceof Http2ServerResponse
    ? outgoing.stream.rstCode === constants.NGHTTP2_NO_ERROR
    : outgoing.writableFinished;

/**
 * Tells of every request of a server when its response has ended, and gives each an id, which the response carries in
 * `X-Request-Id`. Before the server listens.
 */
export function observe(server: Pick<EventEmitter, 'prependListener'>, { isTrusted, traceOf, onEnd }: Observing): void {
  server.prependListener('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const started = performance.now();
    const given = String(incoming.headers['x-request-id'] ?? '');
    const id = FROM_OUTSIDE.test(given) && isTrusted(incoming) ? given : randomUUID();
    const [path = '/'] = (incoming.url ?? '/').split('?');
    const method = METHODS.has(incoming.method ?? '') ? (incoming.method ?? '') : 'other';
    const trace = traceOf?.(incoming);
    outgoing.setHeader('X-Request-Id', id);
    current.enterWith(id);
    outgoing.once('close', () =>
      onEnd({
        id,
        method,
        route: routeClassOf(path),
        path: pathOf(path),
        host: String(incoming.headers.host ?? ''),
        status: isWhole(outgoing) ? outgoing.statusCode : 'aborted',
        seconds: (performance.now() - started) / 1000,
        ...(trace && { traceId: trace.id }),
      }),
    );
  });
}
