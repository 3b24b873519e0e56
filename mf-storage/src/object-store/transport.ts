import type { Body } from './types';

export interface SignedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body?: Body | undefined;
  readonly onProgress?: ((sent: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** So long without a byte that leaves, and the connection is taken for broken. */
const STALLED_MS = 60_000;

/** So long without the head of an answer to a read. */
const SILENT_MS = 30_000;

/** Nothing readable has come back: no network, nobody there, or not for this page. Which it is, nobody is told. */
export class NoResponse extends Error {
  override readonly name = 'NoResponse';
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return headers;
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * The headers as they are sent. To a write with a condition a browser adds `Cache-Control: max-age=0` where it has none of its own
 * (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch), and the store would keep that with the object; of an empty one it
 * keeps nothing.
 */
function sentHeaders({ method, headers }: SignedRequest): Headers {
  const sent = new Headers(headers);
  const hasCondition = ['if-match', 'if-none-match'].some((name) => sent.has(name));
  if (!isRead(method) && hasCondition && !sent.has('cache-control')) sent.set('cache-control', '');
  return sent;
}

/** `fetch` does not tell how much of a body has left. */
function sendWithProgress(signed: SignedRequest): Promise<Response> {
  const { method, url, body, onProgress, signal } = signed;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const rest = (): void => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), STALLED_MS);
    };
    const onAbort = (): void => request.abort();
    const end = (settle: () => void): void => {
      clearTimeout(stalled);
      signal?.removeEventListener('abort', onAbort);
      settle();
    };
    request.upload.addEventListener('progress', ({ loaded }) => {
      rest();
      onProgress?.(loaded);
    });
    request.addEventListener('load', () =>
      end(() =>
        resolve(
          new Response(request.status === 204 ? null : request.responseText, {
            status: request.status,
            headers: headersOf(request),
          }),
        ),
      ),
    );
    request.addEventListener('error', () => end(() => reject(new NoResponse('The connection broke'))));
    request.addEventListener('abort', () =>
      end(() => reject(signal?.aborted ? signal.reason : new NoResponse('Nothing was sent for a minute'))),
    );
    request.open(method, url);
    for (const [name, value] of sentHeaders(signed)) request.setRequestHeader(name, value);
    signal?.addEventListener('abort', onAbort, { once: true });
    rest();
    request.send(body);
  });
}

/** Sends a request without cookies, past the browser's cache. @throws NoResponse, or the signal's reason */
export async function send(request: SignedRequest): Promise<Response> {
  request.signal?.throwIfAborted();
  if (request.onProgress && typeof XMLHttpRequest !== 'undefined') return sendWithProgress(request);
  const { method, url, body, signal } = request;
  const given = new AbortController();
  const onAbort = (): void => given.abort(signal?.reason);
  signal?.addEventListener('abort', onAbort, { once: true });
  // What is written, or copied within the store, may take as long as it takes.
  const timer = isRead(method) ? setTimeout(() => given.abort(), SILENT_MS) : undefined;
  try {
    return await fetch(url, {
      method,
      headers: sentHeaders(request),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: given.signal,
      // For a write it would send a Cache-Control, which the store keeps with the object.
      ...(isRead(method) ? { cache: 'no-store' } : {}),
      ...(body === undefined ? {} : { body }),
    });
  } catch (cause) {
    signal?.throwIfAborted();
    throw new NoResponse('No response came that a page may read', { cause });
  } finally {
    clearTimeout(timer);
  }
}

const PROBE_MS = 10_000;

/** Whether anything at all answers at an address, whatever it says: a page may know that much of anybody. */
export async function answers(address: string, signal?: AbortSignal): Promise<boolean> {
  try {
    const limit = AbortSignal.timeout(PROBE_MS);
    await fetch(address, {
      mode: 'no-cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    return true;
  } catch {
    signal?.throwIfAborted();
    return false;
  }
}
