/** Longest body of a response that is read, in bytes. */
const MOST_BYTES = 64 * 1024 * 1024;

/** The number of requests is used up. */
export class NoMoreRequests extends Error {
  override readonly name = 'NoMoreRequests';
}

/** What is known of the exchanges with an API. */
export interface Traffic {
  requests: number;
  /** Responses without the header Date, from which the console knows the server's time. */
  withoutDate: number;
}

/** A body that ends with an error where it is longer than it may be. */
const bounded = (body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> => {
  let size = 0;
  return body.pipeThrough(
    new TransformStream({
      transform(piece: Uint8Array, controller) {
        size += piece.byteLength;
        if (size > MOST_BYTES) controller.error(new TypeError('The response is longer than 64 MiB'));
        else controller.enqueue(piece);
      },
    }),
  );
};

/**
 * Fetches for the client: follows no redirect, which would take the key elsewhere, reads no endless body, and counts.
 * @param options.most requests in all; `isFree` says whether those of now do not count
 */
export function boundedFetch(
  fetch: typeof globalThis.fetch,
  {
    most,
    site,
    isFree,
    traffic,
  }: {
    readonly most: number;
    readonly site: string | undefined;
    readonly isFree: () => boolean;
    readonly traffic: Traffic;
  },
): typeof globalThis.fetch {
  return async (input, init) => {
    if (traffic.requests >= most && !isFree()) throw new NoMoreRequests(`${most} requests were sent`);
    traffic.requests += 1;
    const headers = new Headers(init?.headers);
    if (site !== undefined) headers.set('x-forwarded-host', site);
    const response = await fetch(input, { ...init, headers, redirect: 'manual' });
    if (!response.headers.has('date')) traffic.withoutDate += 1;
    return response.body === null ? response : new Response(bounded(response.body), response);
  };
}
