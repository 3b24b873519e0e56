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

interface WholeResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ArrayBuffer;
}

interface Kept {
  readonly response: Promise<WholeResponse>;
  size: number;
  /** By the server's clock; none while it is under way. */
  until?: number;
}

/** What a request goes by: who asks for what, where, and the key. Undefined for what only reads, or has no key. */
function keyOf({ method, url, headers }: Request, host: string): string | undefined {
  const key = headers.get(HEADER);
  if (method === 'GET' || method === 'HEAD' || key === null || !FORM.test(key)) return undefined;
  return createHash('sha256')
    .update([host, method, url, headers.get('apikey') ?? '', key].join('\n'))
    .digest('base64');
}

/** Reads a response to its end. One that breaks off leaves open what became of the request, as a gateway's 502 does. */
async function whole(response: Response): Promise<WholeResponse> {
  const { status, headers } = response;
  try {
    return { status, headers, body: await response.arrayBuffer() };
  } catch {
    const lost = Response.json({ message: 'The response of the API broke off' }, { status: 502 });
    return { status: lost.status, headers: lost.headers, body: await lost.arrayBuffer() };
  }
}

const asResponse = ({ status, headers, body }: WholeResponse): Response =>
  new Response(body.byteLength > 0 ? body : null, { status, headers });

/** The response to a request that came once more: it is whole, however the first was broken on purpose. */
function again(response: WholeResponse): Response {
  const repeated = asResponse(response);
  repeated.headers.delete(DROP_HEADER);
  return repeated;
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
  const forget = (key: string, { size }: Kept): void => {
    bytes -= size;
    kept.delete(key);
  };
  const tidy = (): void => {
    for (const [key, entry] of kept) {
      if (entry.until === undefined) continue;
      if (entry.until > Date.now() && bytes <= MOST) break;
      forget(key, entry);
    }
  };
  return async (request, host, work) => {
    const key = keyOf(request, host);
    if (key === undefined) return work();
    tidy();
    const known = kept.get(key);
    if (known) return again(await known.response);
    const entry: Kept = { response: work().then(whole), size: 0 };
    kept.set(key, entry);
    try {
      const response = await entry.response;
      const { byteLength: size } = response.body;
      entry.until = Date.now() + (size > LARGEST ? 0 : KEPT_MS);
      entry.size = size;
      bytes += size;
      return asResponse(response);
    } catch (error) {
      forget(key, entry);
      throw error;
    }
  };
}
