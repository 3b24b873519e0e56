import type { SiteRuntime } from '../site';
import { S3Fault } from './s3-fault';
import { xmlDocument } from './xml';

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'HEAD'];
const MAX_AGE_S = 3000;
/** Headers of a response that a page may read, beside all that begin with x-amz-. */
const EXPOSED = ['ETag', 'Accept-Ranges', 'Content-Disposition', 'Content-Encoding', 'Content-Range', 'Date'];

/** The one rule of a bucket, as elements of S3's CORS document. */
export const corsRule = (origin: string) => ({
  AllowedOrigin: origin,
  AllowedMethod: METHODS,
  AllowedHeader: '*',
  ExposeHeader: [...EXPOSED, 'x-amz-*'],
  MaxAgeSeconds: MAX_AGE_S,
});

export const corsDocument = (origin: string): string =>
  xmlDocument('CORSConfiguration', { CORSRule: corsRule(origin) });

/** An address lets its origin in, whatever path it has. */
const isAllowed = (allowed: string | undefined, origin: string): boolean =>
  allowed !== undefined && URL.canParse(allowed) && new URL(allowed).origin === origin;

export const lets = (site: SiteRuntime, bucket: string, origin: string): boolean =>
  isAllowed(site.store.buckets.get(bucket)?.cors_origin, origin);

/** Lets a page of the origin read a response, if the bucket's rule says so. */
export function withCors(site: SiteRuntime, bucket: string, origin: string | null, response: Response): Response {
  if (origin === null) return response;
  response.headers.append('vary', 'Origin');
  if (!lets(site, bucket, origin)) return response;
  const own = [...response.headers.keys()].filter((name) => name.startsWith('x-amz-'));
  response.headers.set('access-control-allow-origin', origin);
  response.headers.set('access-control-expose-headers', [...EXPOSED, ...own].join(', '));
  return response;
}

/** What a browser asks before a request of a page. */
interface Preflight {
  readonly origin: string;
  readonly headers: string;
}

export const corsRefused = (): S3Fault =>
  new S3Fault('AccessForbidden', "CORSResponse: This CORS request is not allowed by the bucket's rule.");

/** @throws S3Fault BadRequest where it is no such question, AccessForbidden for a method that no page may use */
export function readPreflight(headers: Headers): Preflight {
  const [origin, method] = [headers.get('origin'), headers.get('access-control-request-method')];
  if (!origin || !method)
    throw new S3Fault('BadRequest', 'Insufficient information. Origin and Access-Control-Request-Method are needed.');
  if (!METHODS.includes(method)) throw corsRefused();
  return { origin, headers: headers.get('access-control-request-headers') ?? '*' };
}

/** Lets a page's request come. */
export const preflightResponse = ({ origin, headers }: Preflight): Response =>
  new Response(null, {
    headers: {
      'access-control-allow-origin': origin,
      'access-control-allow-methods': METHODS.join(', '),
      'access-control-allow-headers': headers,
      'access-control-max-age': String(MAX_AGE_S),
      vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
    },
  });
