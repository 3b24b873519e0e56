import type { S3ObjectRow } from '../../model/storage';
import { fromBase64, toBase64 } from '../body/bytes';
import { bucketOf, isoTime, type Operation, ownerOf, quoted, type S3Call, xmlResponse } from '../call';
import { listPage, objectsByKey, type Page } from '../listing';
import { invalidArgument } from '../s3-fault';
import { percentEncoded } from '../signature/canonical';
import type { XmlElements } from '../xml';

const MOST_KEYS = 1000;

/** A whole number of the query that says how many; S3 hands out a thousand at most. @throws S3Fault InvalidArgument */
export function limitOf(query: URLSearchParams, name: string): number {
  const text = query.get(name);
  if (text === null || text === '') return MOST_KEYS;
  if (!/^\d{1,10}$/.test(text)) throw invalidArgument(name, `Provided ${name} not an integer or within integer range`);
  return Math.min(MOST_KEYS, Number(text));
}

/** How keys are written: percent-encoded if the client asks for it, for XML cannot hold every character. */
export function encoderOf(query: URLSearchParams): (text: string) => string {
  const encoding = query.get('encoding-type');
  if (encoding === null || encoding === '') return (text) => text;
  if (encoding !== 'url') throw invalidArgument('encoding-type', 'Invalid Encoding Method specified in Request');
  return (text) => text.split('/').map(percentEncoded).join('/');
}

interface Listing {
  readonly call: S3Call;
  readonly after: string;
  readonly withOwner: boolean;
}

/** A page with the elements that both versions of the call have. */
function list({ call, after, withOwner }: Listing): { page: Page<S3ObjectRow>; elements: XmlElements } {
  const { query } = call.request;
  const bucket = bucketOf(call);
  const encode = encoderOf(query);
  const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter') ?? ''];
  const limit = limitOf(query, 'max-keys');
  const page = listPage(objectsByKey(call.site, bucket.id), { prefix, delimiter, after, limit });
  const contents = page.items.flatMap((listed) => ('item' in listed ? [listed.item] : []));
  const prefixes = page.items.flatMap((listed) => ('commonPrefix' in listed ? [listed.commonPrefix] : []));
  const elements = {
    Name: bucket.id,
    Prefix: encode(prefix),
    MaxKeys: limit,
    Delimiter: delimiter === '' ? undefined : encode(delimiter),
    EncodingType: query.get('encoding-type') ?? undefined,
    IsTruncated: page.next !== undefined,
    Contents: contents.map((row) => ({
      Key: encode(row.key),
      LastModified: isoTime(row.modified),
      ETag: quoted(row.etag),
      ChecksumAlgorithm: row.checksum?.algorithm,
      ChecksumType: row.checksum?.type,
      Size: row.size,
      StorageClass: 'STANDARD',
      Owner: withOwner ? ownerOf(call) : undefined,
    })),
    CommonPrefixes: prefixes.map((commonPrefix) => ({ Prefix: encode(commonPrefix) })),
  };
  return { page, elements };
}

/** Tokens are only to be handed back: the name after which the next page begins, in base64. */
const tokenOf = (name: string): string => toBase64(new TextEncoder().encode(name));

function nameOfToken(token: string): string {
  const bytes = fromBase64(token);
  if (!bytes || token === '')
    throw invalidArgument('continuation-token', 'The continuation token provided is incorrect');
  return new TextDecoder().decode(bytes);
}

/** ListObjectsV2 */
export const listObjectsV2: Operation = async (call) => {
  const { query } = call.request;
  const token = query.get('continuation-token');
  const startAfter = query.get('start-after') ?? '';
  const after = token === null ? startAfter : nameOfToken(token);
  const { page, elements } = list({ call, after, withOwner: query.get('fetch-owner') === 'true' });
  return xmlResponse('ListBucketResult', {
    ...elements,
    KeyCount: page.items.length,
    ContinuationToken: token ?? undefined,
    NextContinuationToken: page.next === undefined ? undefined : tokenOf(page.next),
    StartAfter: startAfter === '' ? undefined : encoderOf(query)(startAfter),
  });
};

/** ListObjects, the first version: it goes on after a key, and names that key only where there is a delimiter. */
export const listObjects: Operation = async (call) => {
  const { query } = call.request;
  const after = query.get('marker') ?? '';
  const { page, elements } = list({ call, after, withOwner: true });
  const encode = encoderOf(query);
  const next = page.next !== undefined && query.get('delimiter') ? encode(page.next) : undefined;
  return xmlResponse('ListBucketResult', { ...elements, Marker: encode(after), NextMarker: next });
};
