import { ObjectStoreError, type StoreFailure } from './error';
import { parseXml, textOf } from './xml';

const KINDS: ReadonlyMap<string, StoreFailure> = new Map<string, StoreFailure>([
  ['InvalidAccessKeyId', 'key'],
  ['SignatureDoesNotMatch', 'key'],
  ['InvalidToken', 'key'],
  ['RequestTimeTooSkewed', 'clock'],
  ['SlowDown', 'busy'],
  ['TooManyRequests', 'busy'],
  ['ServiceUnavailable', 'busy'],
  ['NoSuchBucket', 'noBucket'],
  ['NoSuchKey', 'missing'],
  ['NotFound', 'missing'],
  ['NoSuchUpload', 'noUpload'],
  ['AccessDenied', 'denied'],
  ['UserSuspended', 'suspended'],
  ['QuotaExceeded', 'full'],
  ['InsufficientStorage', 'noRoom'],
  ['PreconditionFailed', 'exists'],
  ['ConditionalRequestConflict', 'exists'],
  ['EntityTooLarge', 'tooLarge'],
  ['KeyTooLongError', 'nameTooLong'],
  ['BadDigest', 'changed'],
  ['XAmzContentSHA256Mismatch', 'changed'],
  ['IncompleteBody', 'changed'],
]);

const BY_STATUS: ReadonlyMap<number, StoreFailure> = new Map<number, StoreFailure>([
  [403, 'denied'],
  [404, 'missing'],
  [412, 'exists'],
  [413, 'tooLarge'],
  [429, 'busy'],
  [502, 'busy'],
  [503, 'busy'],
  [504, 'busy'],
  [507, 'noRoom'],
]);

/** Longest of a store's sentence that is shown. */
const LONGEST = 250;

/** `Retry-After` in seconds; it may be a time, too. */
function retryAfterOf(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = /^\d{1,5}$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

/** What a refused request says. `serverTime`: the store's clock, where its answer tells it (epoch ms). */
export interface ReadFailure {
  readonly error: ObjectStoreError;
  readonly serverTime?: number;
}

/** Reads a failure out of a response: of its document, or where there is none, of its status. */
export function readFailure(status: number, headers: Headers, body: string): ReadFailure {
  const root = parseXml(body);
  const isError = root?.name === 'Error';
  const [code, message, requestId, time] = isError
    ? ['Code', 'Message', 'RequestId', 'ServerTime'].map((name) => textOf(root, name))
    : [];
  const retryAfter = retryAfterOf(headers, Date.now());
  const kind = (code && KINDS.get(code)) || BY_STATUS.get(status) || (status >= 500 ? 'busy' : 'other');
  const serverTime = Date.parse(time || headers.get('date') || '');
  const error = new ObjectStoreError(kind, (message || `HTTP ${status}`).slice(0, LONGEST), {
    ...(code ? { code } : {}),
    status,
    requestId: requestId || headers.get('x-amz-request-id') || undefined,
    retryAfter,
  });
  return Number.isNaN(serverTime) ? { error } : { error, serverTime };
}
