import { ObjectStoreError } from './error';
import { LONGEST_KEY } from './limits';
import type { StoreAccess } from './types';

/** Where a bucket is, without who asks. */
export type BucketPlace = Pick<StoreAccess, 'endpoint' | 'pathStyle' | 'bucket'>;

/** Percent-encoding of Signature V4: everything but A-Z a-z 0-9 - . _ ~ */
export const percentEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const isDots = (segment: string): boolean => segment === '.' || segment === '..';

/** Whether a text has no half of a character that takes two UTF-16 units: such a text has no UTF-8. */
export function isText(text: string): boolean {
  try {
    encodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Bytes of a name in UTF-8, by which its length is limited. */
export const byteLength = (key: string): number => new TextEncoder().encode(key).length;

/**
 * A name as a path. Browsers take '.' and '..' out of paths, also when their dots are encoded; they leave such a name alone
 * when the slashes beside the dots are encoded. Stores sign and find both forms as the same name.
 */
function keyPath(key: string): string {
  const segments = key.split('/');
  return segments.map(percentEncoded).join(segments.some(isDots) ? '%2F' : '/');
}

/**
 * Where an object is, or without a key the bucket.
 * @throws ObjectStoreError of kind 'unreachableName' for '.' and '..', which no browser asks for, and 'nameTooLong'
 */
export function objectUrl({ endpoint, pathStyle, bucket }: BucketPlace, key = ''): URL {
  if (isDots(key)) throw new ObjectStoreError('unreachableName', `A browser cannot ask for an object named ${key}`);
  if (byteLength(key) > LONGEST_KEY) throw new ObjectStoreError('nameTooLong', 'Your key is too long');
  // Half of a character of two UTF-16 units is no text, and cannot be sent.
  if (!isText(key)) throw new ObjectStoreError('unreachableName', 'The name is no valid Unicode text');
  const url = new URL(endpoint);
  const base = url.pathname.replace(/\/$/, '');
  const path = keyPath(key);
  return pathStyle
    ? new URL(`${url.origin}${base}/${bucket}/${path}`)
    : new URL(`${url.protocol}//${bucket}.${url.host}${base}/${path}`);
}

/** Value of `x-amz-copy-source`. A header is no path: any name can be in it. */
export const copySource = (bucket: string, key: string): string =>
  `/${bucket}/${key.split('/').map(percentEncoded).join('/')}`;

/** An address with its query percent-encoded: a plus sign is a space to some servers only. */
export function withQuery(url: URL, query: Readonly<Record<string, string | undefined>>): URL {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${percentEncoded(name)}=${percentEncoded(value)}`],
  );
  return new URL(`${url.origin}${url.pathname}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`);
}

/** Undoes `encoding-type=url` of a listing, in which some stores write a space as a plus sign. */
export function decodedKey(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** Says that a file is to be saved, and under which name: once in ASCII, once exactly. (RFC 6266) */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7E]|["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${percentEncoded(isText(fileName) ? fileName : plain)}`;
}
