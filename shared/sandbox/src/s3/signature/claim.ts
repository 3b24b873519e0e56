import type { S3Request } from '../request';
import { S3Fault } from '../s3-fault';
import type { Scope } from './canonical';

/** What a request says about who signed it, before that is checked. */
export interface Claim {
  readonly accessKey: string;
  readonly scope: Scope;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  /** Hash of the body, or the word that stands for it. */
  readonly payloadHash: string;
  /** Seconds that a presigned address holds; undefined where the header signs. */
  readonly expires?: number;
}

export const UNSIGNED = 'UNSIGNED-PAYLOAD';
const ALGORITHM = 'AWS4-HMAC-SHA256';
const LONGEST_EXPIRY = 7 * 24 * 3600;
const TIMESTAMP = /^\d{8}T\d{6}Z$/;

function scopeOf(credential: string, timestamp: string, fault: (text: string) => S3Fault) {
  const parts = credential.split('/');
  const [day, region, service, end] = parts.slice(-4);
  const accessKey = parts.slice(0, -4).join('/');
  if (!accessKey || !day || !region || service !== 's3' || end !== 'aws4_request')
    throw fault('The credential must be of the form <access key>/<day>/<region>/s3/aws4_request.');
  if (!timestamp.startsWith(day)) throw fault(`The day of the credential must be that of the request's date.`);
  return { accessKey, scope: { timestamp, day, region, service } };
}

function fromHeader(request: S3Request, authorization: string): Claim {
  const fault = (text: string) =>
    new S3Fault('AuthorizationHeaderMalformed', `The authorization header is malformed; ${text}`);
  if (!authorization.startsWith(`${ALGORITHM} `))
    throw new S3Fault(
      'InvalidRequest',
      `The authorization mechanism you have provided is not supported. Please use ${ALGORITHM}.`,
    );
  const fields = new Map(
    authorization
      .slice(ALGORITHM.length)
      .split(',')
      .map((field): [string, string] => {
        const at = field.indexOf('=');
        return [field.slice(0, at).trim(), field.slice(at + 1).trim()];
      }),
  );
  const [credential, signed, signature] = ['Credential', 'SignedHeaders', 'Signature'].map((name) => fields.get(name));
  if (!credential || !signed || !signature) throw fault('Credential, SignedHeaders and Signature are required.');
  const timestamp = timestampOf(request);
  const payloadHash = request.headers.get('x-amz-content-sha256');
  if (!payloadHash)
    throw new S3Fault('InvalidRequest', 'Missing required header for this request: x-amz-content-sha256');
  return { ...scopeOf(credential, timestamp, fault), signedHeaders: signed.split(';'), signature, payloadHash };
}

/** The time of a request whose header signs. @throws S3Fault AccessDenied where it has none */
function timestampOf({ headers }: S3Request): string {
  const stamp = headers.get('x-amz-date') ?? '';
  if (TIMESTAMP.test(stamp)) return stamp;
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date))
    throw new S3Fault('AccessDenied', 'AWS authentication requires a valid Date or x-amz-date header');
  return new Date(date).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function fromQuery({ query }: S3Request): Claim {
  const fault = (text: string) => new S3Fault('AuthorizationQueryParametersError', text);
  const value = (name: string): string => {
    const found = query.get(`X-Amz-${name}`);
    if (!found) throw fault(`X-Amz-${name} is required for a presigned address.`);
    return found;
  };
  if (value('Algorithm') !== ALGORITHM) throw fault(`X-Amz-Algorithm only supports "${ALGORITHM}"`);
  const timestamp = value('Date');
  if (!TIMESTAMP.test(timestamp)) throw fault("X-Amz-Date must be in the ISO8601 Long Format \"yyyyMMdd'T'HHmmss'Z'\"");
  const expires = Number(value('Expires'));
  if (!Number.isInteger(expires) || expires < 1 || expires > LONGEST_EXPIRY)
    throw fault(`X-Amz-Expires must be a number of seconds from 1 to ${LONGEST_EXPIRY}`);
  return {
    ...scopeOf(value('Credential'), timestamp, fault),
    signedHeaders: value('SignedHeaders').split(';'),
    signature: value('Signature'),
    payloadHash: query.get('X-Amz-Content-Sha256') ?? UNSIGNED,
    expires,
  };
}

/**
 * Who a request claims to be from. Requests without a signature are refused: nothing here is public.
 * @throws S3Fault
 */
export function claimOf(request: S3Request): Claim {
  const authorization = request.headers.get('authorization');
  if (authorization) return fromHeader(request, authorization);
  if (request.query.has('X-Amz-Signature') || request.query.has('X-Amz-Algorithm')) return fromQuery(request);
  throw new S3Fault('AccessDenied', 'Access Denied');
}
