import type { SiteRuntime } from '../site';
import { S3Fault } from './s3-fault';
import { xmlDocument } from './xml-write';

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'HEAD'];
const MAX_AGE_S = 3000;
/** Headers of an answer that a page may read, beside all that begin with x-amz-. */
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

/** Lets a page of the origin read an answer, if the bucket's rule says so. */
export function withCors(site: SiteRuntime, bucket: string, origin: string | null, answer: Response): Response {
  if (origin === null) return answer;
  answer.headers.append('vary', 'Origin');
  if (!lets(site, bucket, origin)) return answer;
  const own = [...answer.headers.keys()].filter((name) => name.startsWith('x-amz-'));
  answer.headers.set('access-control-allow-origin', origin);
  answer.headers.set('access-control-expose-headers', [...EXPOSED, ...own].join(', '));
  return answer;
}

/** Answers a browser that asks before a request, for an origin that a bucket lets in or not. */
export function preflightAnswer(headers: Headers, isLetIn: (origin: string) => boolean): Response {
  const [origin, method] = [headers.get('origin'), headers.get('access-control-request-method')];
  if (!origin || !method)
    throw new S3Fault('BadRequest', 'Insufficient information. Origin and Access-Control-Request-Method are needed.');
  if (!isLetIn(origin) || !METHODS.includes(method))
    throw new S3Fault('AccessForbidden', "CORSResponse: This CORS request is not allowed by the bucket's rule.");
  return new Response(null, {
    headers: {
      'access-control-allow-origin': origin,
      'access-control-allow-methods': METHODS.join(', '),
      'access-control-allow-headers': headers.get('access-control-request-headers') ?? '*',
      'access-control-max-age': String(MAX_AGE_S),
      vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
    },
  });
}
