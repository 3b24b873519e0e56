import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What a request belongs to, as W3C Trace Context says it. */
export interface Trace {
  readonly id: string;
  /** The headers by which it is passed on. */
  readonly headers: { readonly traceparent: string; readonly tracestate?: string };
}

/** Version, trace, span, flags. Neither of the ids may be nothing, and there is no version ff. */
const PARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;
/** What every server on the way has to pass on, at least. */
const STATE = /^[\t\x20-\x7e]{1,512}$/;

function traceOf({ headers }: IncomingMessage): Trace | undefined {
  const traceparent = String(headers['traceparent'] ?? '');
  const tracestate = String(headers['tracestate'] ?? '');
  const [, id] = PARENT.exec(traceparent) ?? [];
  if (id === undefined) return undefined;
  return { id, headers: { traceparent, ...(STATE.test(tracestate) && { tracestate }) } };
}

/** A trace that begins here. It is marked as recorded: whether it is kept is for the services behind to say. */
function newTrace(): Trace {
  const id = randomBytes(16).toString('hex');
  return { id, headers: { traceparent: `00-${id}-${randomBytes(8).toString('hex')}-01` } };
}

/** Tells which trace a request belongs to, always the same one. */
export type TraceOf = (incoming: IncomingMessage) => Trace | undefined;

/**
 * Reads traces. Those that a trusted proxy names are believed: a stranger could have whatever they ask recorded, under any id.
 * @param starts whether one begins where none is named
 */
export function traceReader({
  isTrusted,
  starts,
}: {
  readonly isTrusted: (incoming: IncomingMessage) => boolean;
  readonly starts: boolean;
}): TraceOf {
  const known = new WeakMap<IncomingMessage, Trace>();
  return (incoming) => {
    const before = known.get(incoming);
    if (before) return before;
    const trace = (isTrusted(incoming) ? traceOf(incoming) : undefined) ?? (starts ? newTrace() : undefined);
    if (trace) known.set(incoming, trace);
    return trace;
  };
}
