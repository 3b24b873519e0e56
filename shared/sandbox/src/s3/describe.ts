import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Described } from '../model/storage';
import { notImplemented, S3Fault } from './s3-fault';

const META = 'x-amz-meta-';
const LONGEST_METADATA = 2048;
const LONGEST_KEY = 1024;
/** Headers of an upload that come back with the object. */
const KEPT = [
  'content-type',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'expires',
];

/** Headers that ask for what this object store has not, and the values that ask for nothing. */
const refused: Readonly<Record<string, { readonly what: string; readonly harmless: RegExp }>> = {
  'x-amz-acl': { what: 'access control lists', harmless: /^(private|bucket-owner-full-control)$/ },
  'x-amz-tagging': { what: 'tags', harmless: /^$/ },
  'x-amz-server-side-encryption': { what: 'encryption', harmless: /^$/ },
  'x-amz-server-side-encryption-customer-algorithm': { what: 'encryption', harmless: /^$/ },
  'x-amz-website-redirect-location': { what: 'redirects', harmless: /^$/ },
  'x-amz-object-lock-mode': { what: 'object locks', harmless: /^$/ },
  'x-amz-object-lock-legal-hold': { what: 'object locks', harmless: /^OFF$/ },
  'x-amz-write-offset-bytes': { what: 'appending', harmless: /^$/ },
};

/** Refuses what would be forgotten silently. @throws S3Fault NotImplemented, InvalidStorageClass */
export function checkOptions(headers: Headers): void {
  for (const [name, { what, harmless }] of Object.entries(refused)) {
    const value = headers.get(name);
    if (value !== null && !harmless.test(value)) throw notImplemented(`${what} (${name})`);
  }
  if ((headers.get('x-amz-storage-class') ?? 'STANDARD') !== 'STANDARD')
    throw new S3Fault('InvalidStorageClass', 'The storage class you specified is not valid');
}

/** @throws S3Fault KeyTooLongError */
export function checkKey(key: string): void {
  const { length } = utf8ToBytes(key);
  if (length > LONGEST_KEY)
    throw new S3Fault('KeyTooLongError', 'Your key is too long', {
      Size: String(length),
      MaxSizeAllowed: String(LONGEST_KEY),
    });
}

/** `aws-chunked` is the encoding of the transport and no property of the content. */
const contentEncoding = (value: string): string =>
  value
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== 'aws-chunked' && word !== '')
    .join(',');

/** What the headers of an upload say about its content. @throws S3Fault MetadataTooLarge */
export function describedBy(headers: Headers): Described {
  const kept: Record<string, string> = { 'content-type': 'binary/octet-stream' };
  for (const name of KEPT) {
    const value = headers.get(name);
    if (value) kept[name] = name === 'content-encoding' ? contentEncoding(value) : value;
  }
  if (kept['content-encoding'] === '') delete kept['content-encoding'];
  const metadata: Record<string, string> = {};
  let size = 0;
  for (const [name, value] of headers) {
    if (!name.startsWith(META)) continue;
    metadata[name.slice(META.length)] = value;
    size += name.length - META.length + utf8ToBytes(value).length;
  }
  if (size > LONGEST_METADATA)
    throw new S3Fault('MetadataTooLarge', 'Your metadata headers exceed the maximum allowed metadata size', {
      Size: String(size),
      MaxSizeAllowed: String(LONGEST_METADATA),
    });
  return { headers: kept, metadata };
}

export const metadataHeaders = ({ metadata }: Described): Record<string, string> =>
  Object.fromEntries(Object.entries(metadata).map(([name, value]) => [META + name, value]));
