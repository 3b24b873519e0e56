import { createHash } from 'node:crypto';
import { DROP_HEADER } from '../drop';

/** https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/ */
const HEADER = 'idempotency-key';
const FORM = /^[\w-]{16,64}$/;
/** A browser sends again within milliseconds of hearing that its connection is gone; that may take a while. */
const KEPT_MS = 60_000;
/** Bytes of a response that is kept, and of all of them. */
const LARGEST = 64 * 1024;
const MOST = 8 * 1024 * 1024;
/** Requests that wait for the response to the same one: a browser sends again once, or twice. */
const WAITING = 3;

/** A response that was read to its end. */
interface Whole {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
}

interface Kept {
  /** Undefined where it is too long to be kept. */
  readonly response: Promise<Whole | undefined>;
  waiting: number;
  size: number;
}

/** What a request goes by: who asks for what, where, and the key. Undefined for what only reads, or has no key. */
function keyOf({ method, url, headers }: Request, host: string): string | undefined {
  const key = headers.get(HEADER);
  if (method === 'GET' || method === 'HEAD' || key === null || !FORM.test(key)) return undefined;
  return createHash('sha256')
    .update([host, method, url, headers.get('apikey') ?? '', key].join('\n'))
    .digest('base64');
}

/** Where nobody knows what has become of a request: a gateway's 502 leaves that open. */
const LOST: Whole = {
  status: 502,
  headers: new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' }),
  body: new TextEncoder().encode(JSON.stringify({ message: 'The response of the API was lost' })),
};

const asResponse = ({ status, headers, body }: Whole): Response =>
  new Response(body.byteLength > 0 ? body : null, { status, headers: new Headers(headers) });

/** The pieces that were read of a body, and then the rest of it. */
function onward(pieces: Uint8Array[], reader: ReadableStreamDefaultReader<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const piece = pieces.shift() ?? (await reader.read()).value;
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** A response as it goes to the browser, and whole, where it is short enough to be kept. */
interface Received {
  readonly response: Response;
  readonly whole?: Whole;
}

async function receive({ status, headers, body }: Response): Promise<Received> {
  const reader = body?.getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  try {
    for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
      pieces.push(piece.value);
      size += piece.value.byteLength;
      if (reader && size > LARGEST) return { response: new Response(onward(pieces, reader), { status, headers }) };
    }
  } catch {
    return { response: asResponse(LOST), whole: LOST };
  }
  const whole = { status, headers, body: new Uint8Array(Buffer.concat(pieces)) };
  return { response: asResponse(whole), whole };
}

/** The response to a request that came once more: it is whole, however the first was broken on purpose. */
function again(whole: Whole = LOST): Response {
  const response = asResponse(whole);
  response.headers.delete(DROP_HEADER);
  return response;
}

/**
 * Carries a write out once for each Idempotency-Key. Where a connection that it used before is reset, a browser sends the request
 * again by itself, a POST like any other, and tells the page of the second response only: an order would be there twice. The second
 * request gets the response to the first, also while that is still under way. (decision 0076)
 * @returns does the work of a request, or gives the response that it had
 */
export function onceForEachKey(): (request: Request, host: string, work: () => Promise<Response>) => Promise<Response> {
  const kept = new Map<string, Kept>();
  let bytes = 0;
  const forget = (key: string): void => {
    bytes -= kept.get(key)?.size ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, entry: Kept, size: number): void => {
    entry.size = size;
    bytes += size;
    setTimeout(forget, KEPT_MS, key).unref();
    for (const [oldest, { size: held }] of kept) {
      if (bytes <= MOST) break;
      if (held > 0) forget(oldest);
    }
  };
  return async (request, host, work) => {
    const key = keyOf(request, host);
    if (key === undefined) return work();
    const known = kept.get(key);
    if (known) {
      if (known.waiting === WAITING) return again();
      known.waiting += 1;
      return again(await known.response.finally(() => (known.waiting -= 1)));
    }
    const received = work().then(receive);
    const entry: Kept = { response: received.then(({ whole }) => whole), waiting: 0, size: 0 };
    entry.response.catch(() => undefined); // told to whoever has sent the first
    kept.set(key, entry);
    try {
      const { response, whole } = await received;
      if (whole) keep(key, entry, whole.body.byteLength);
      else forget(key);
      return response;
    } catch (error) {
      forget(key);
      throw error;
    }
  };
}
