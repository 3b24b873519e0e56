import { S3Fault } from './s3-fault';

/** A request to the object store, taken apart. Addresses are path style: /bucket/key. */
export interface S3Request {
  readonly method: string;
  /** Path as it came over the wire, percent-encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly host: string;
  /** Empty for the service itself. */
  readonly bucket: string;
  /** Empty for the bucket itself. */
  readonly key: string;
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>> | null;
  readonly signal: AbortSignal;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new S3Fault('InvalidURI', "Couldn't parse the specified URI.");
  }
}

/** Path and query of an address, whether it is a whole one or a request line's. */
function targetOf(url: string): { path: string; search: string } {
  const [target = ''] = url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').split('#');
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  return { path: path || '/', search: at < 0 ? '' : target.slice(at + 1) };
}

/**
 * Takes a request apart. `target` is the request line's, where it is known: a parsed URL has lost the `..` of a key.
 * @throws S3Fault InvalidURI
 */
export function readRequest(request: Request, target = request.url): S3Request {
  const { path, search } = targetOf(target);
  const [, bucket = '', ...key] = path.split('/');
  return {
    method: request.method,
    path,
    query: new URLSearchParams(search),
    headers: request.headers,
    host: request.headers.get('host') ?? new URL(request.url).host,
    bucket: decoded(bucket),
    key: decoded(key.join('/')),
    body: request.body,
    signal: request.signal,
  };
}
