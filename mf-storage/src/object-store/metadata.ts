import { ObjectStoreError } from './error';
import type { ObjectFacts, ObjectHeaders } from './types';

const PREFIX = 'x-amz-meta-';
const isAscii = (text: string): boolean => /^[\x20-\x7E]*$/.test(text);

const toBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const fromBase64 = (text: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)));
const fromQuoted = (text: string): string =>
  decodeURIComponent(
    text
      .replaceAll('_', ' ')
      .replaceAll('%', '%25')
      .replace(/=([0-9A-F]{2})/gi, '%$1'),
  );

/** A header has ASCII: other signs are written as RFC 2047 says, as stores do themselves. */
export const encodedValue = (value: string): string => (isAscii(value) ? value : `=?UTF-8?B?${toBase64(value)}?=`);

/** What `encodedValue` has made, by whomever; anything else stays as it is. */
export function decodedValue(value: string): string {
  return value.replace(/=\?utf-8\?([bq])\?([^?]*)\?=(?:\s+(?==\?))?/gi, (whole, kind: string, text: string) => {
    try {
      return kind.toLowerCase() === 'b' ? fromBase64(text) : fromQuoted(text);
    } catch {
      return whole;
    }
  });
}

const NAMES = {
  contentType: 'content-type',
  cacheControl: 'cache-control',
  contentDisposition: 'content-disposition',
  contentEncoding: 'content-encoding',
  contentLanguage: 'content-language',
} as const;

const names = (): (keyof typeof NAMES)[] => [
  'contentType',
  'cacheControl',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
];

/** Headers of a request that writes an object. @throws ObjectStoreError where a header would not be ASCII */
export function requestHeaders(from: ObjectHeaders = {}): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of names()) {
    const value = from[name];
    if (value === undefined || value === '') continue;
    if (!isAscii(value)) throw new ObjectStoreError('other', `${NAMES[name]} may have plain ASCII letters only`);
    headers[NAMES[name]] = value;
  }
  for (const [name, value] of Object.entries(from.metadata ?? {}))
    headers[`${PREFIX}${name.toLowerCase()}`] = encodedValue(value);
  return headers;
}

/** ETag without its quotation marks. */
export const bareTag = (etag: string | null): string => (etag ?? '').trim().replace(/^(?:W\/)?"|"$/g, '');

/** What a response tells of its object. */
export function factsOf({ headers }: Response): ObjectFacts {
  const described: { -readonly [Name in keyof typeof NAMES]?: string } = {};
  for (const name of names()) {
    const value = headers.get(NAMES[name]);
    if (value !== null) described[name] = value;
  }
  const metadata = [...headers]
    .filter(([name]) => name.startsWith(PREFIX))
    .map(([name, value]) => [name.slice(PREFIX.length), decodedValue(value)] as const);
  const modified = headers.get('last-modified');
  const whole = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1];
  return {
    ...described,
    size: Number(whole ?? headers.get('content-length') ?? 0),
    ...(modified === null ? {} : { modified: new Date(modified) }),
    etag: bareTag(headers.get('etag')),
    metadata: Object.fromEntries(metadata),
    // Every response of a store has it.
    ...(headers.has('x-amz-request-id') ? {} : { hidesMetadata: true }),
  };
}
