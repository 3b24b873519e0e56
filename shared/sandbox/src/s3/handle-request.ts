import { shortName } from '../api/caller';
import { fromPairs } from '../api/request-params';
import { withFault } from '../controls/inject';
import { settle } from '../jobs/settle';
import type { S3KeyRow } from '../model/storage';
import { secureText } from '../seed/random';
import type { SiteRuntime } from '../site';
import { corsRefused, lets, preflightResponse, readPreflight, withCors } from './cors';
import { operationOf } from './dispatch';
import { readRequest, type S3Request } from './request';
import { S3Fault } from './s3-fault';
import { type Claim, claimOf } from './signature/claim';
import { verifySignature } from './signature/verify';
import { StorageFullError } from '../store/persistence';
import { accountOf } from './storage-account';
import { xmlDocument } from './xml';

/** The sites that share the endpoint. */
export interface S3Sites {
  /** Sites one after the other, those that run first. */
  each(): AsyncIterable<SiteRuntime>;
}

interface Identified {
  readonly site: SiteRuntime;
  readonly key: S3KeyRow;
  readonly claim: Claim;
}

const REQUEST_ID = '0123456789ABCDEF';
/** In the log of requests a signature is masked: an address that is signed is a key for as long as it holds. */
const MASKED = new Set(['X-Amz-Signature', 'X-Amz-Security-Token']);

/** Responses are dated and numbered; nothing of them is guessed by a browser. */
function stamped(response: Response, requestId: string): Response {
  response.headers.set('x-amz-request-id', requestId);
  response.headers.set('x-content-type-options', 'nosniff');
  return response;
}

function faultResponse(request: S3Request | undefined, fault: S3Fault, requestId: string): Response {
  const headers: Record<string, string> = { 'content-type': 'application/xml' };
  if (fault.code === 'InvalidRange') headers['content-range'] = `bytes */${fault.details['ActualObjectSize'] ?? '*'}`;
  const content = {
    Code: fault.code,
    Message: fault.message,
    ...fault.details,
    Resource: request?.path,
    RequestId: requestId,
    HostId: 'sandbox',
  };
  const body = request?.method === 'HEAD' ? null : xmlDocument('Error', content, null);
  return new Response(body, { status: fault.status, headers });
}

const asFault = (error: unknown): S3Fault => {
  if (error instanceof S3Fault) return error;
  console.error(error);
  if (error instanceof StorageFullError) return new S3Fault('InsufficientStorage', error.message);
  return new S3Fault('InternalError', 'We encountered an internal error. Please try again.');
};

/** A response to a key that nobody has: a page that any site lets in may read it, as it was let to ask. */
async function withAnyCors(sites: S3Sites, { bucket, headers }: S3Request, response: Response): Promise<Response> {
  const origin = headers.get('origin');
  for await (const site of sites.each())
    if (origin !== null && lets(site, bucket, origin)) return withCors(site, bucket, origin, response);
  return response;
}

/** Whose key it is; the key alone tells the site. @throws S3Fault */
async function identify(sites: S3Sites, request: S3Request): Promise<Identified> {
  const claim = claimOf(request);
  for await (const site of sites.each()) {
    const key = site.store.s3Keys.get(claim.accessKey);
    if (key) return { site, key, claim };
  }
  throw new S3Fault('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.', {
    AWSAccessKeyId: claim.accessKey,
  });
}

/** A bucket's rule is asked without credentials: one of the sites that have such a bucket must let the origin in. */
async function answerPreflight(sites: S3Sites, { bucket, headers }: S3Request): Promise<Response> {
  const preflight = readPreflight(headers);
  for await (const site of sites.each()) if (lets(site, bucket, preflight.origin)) return preflightResponse(preflight);
  throw corsRefused();
}

async function perform({ site, key, claim }: Identified, request: S3Request): Promise<Response> {
  const signingKey = verifySignature(request, claim, key.secret_key, Date.now());
  await settle(site);
  const account = accountOf(site, key.user_id);
  if (!account) throw new S3Fault('AccessDenied', 'Access Denied');
  return operationOf(request)({ site, account, request, claim, signingKey });
}

/** Answers for a key of a site: with its faults, into its log. */
async function answerFor(identified: Identified, request: S3Request, requestId: string): Promise<Response> {
  const { site, key } = identified;
  const { method, path } = request;
  const query = fromPairs(Array.from(request.query, ([name, value]) => [name, MASKED.has(name) ? '***' : value]));
  const seen = site.requests.add({ scope: 's3', method, path, query, body: null });
  const person = site.store.people.get(String(key.user_id));
  seen.user = person ? shortName(person.email) : null;
  const rule = site.faults.take({ scope: 's3', method, path, user: seen.user ?? undefined });
  const response = await withFault(rule, request.signal, () =>
    perform(identified, request).catch((error: unknown) => faultResponse(request, asFault(error), requestId)),
  );
  seen.status = response.status;
  return withCors(site, request.bucket, request.headers.get('origin'), stamped(response, requestId));
}

/**
 * Answers a request to the object store. `target`: path and query as they came over the wire, where they are known.
 */
export async function handleS3Request(sites: S3Sites, incoming: Request, target?: string): Promise<Response> {
  const requestId = secureText(16, REQUEST_ID);
  let request: S3Request | undefined;
  try {
    request = readRequest(incoming, target);
    if (request.method === 'OPTIONS') return stamped(await answerPreflight(sites, request), requestId);
    return await answerFor(await identify(sites, request), request, requestId);
  } catch (error) {
    const refused = stamped(faultResponse(request, asFault(error), requestId), requestId);
    return request ? withAnyCors(sites, request, refused) : refused;
  }
}
