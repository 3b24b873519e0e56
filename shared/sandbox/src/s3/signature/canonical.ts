import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export const hexSha256 = (data: Uint8Array | string): string =>
  bytesToHex(sha256(typeof data === 'string' ? utf8ToBytes(data) : data));

/** Percent-encoding of Signature V4: everything but A-Z a-z 0-9 - . _ ~ */
export const percentEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** The parts of a request that its signature covers. */
export interface Signable {
  readonly method: string;
  /** Path as it came, percent-encoded in whatever way. */
  readonly path: string;
  readonly query: Iterable<readonly [string, string]>;
  /** Names of the headers that were signed, in order. */
  readonly signedHeaders: readonly string[];
  header(name: string): string;
  readonly payloadHash: string;
}

const byText = ([a]: readonly [string, string], [b]: readonly [string, string]): number => (a < b ? -1 : a > b ? 1 : 0);

function canonicalQuery(query: Iterable<readonly [string, string]>): string {
  return Array.from(query, ([name, value]) => [percentEncoded(name), percentEncoded(value)] as const)
    .map(([name, value]): readonly [string, string] => [`${name}\u0000${value}`, `${name}=${value}`])
    .sort(byText)
    .map(([, pair]) => pair)
    .join('&');
}

/** Slashes stay slashes, also those that came encoded: that is how a browser sends a name with `..` in it. */
const canonicalPath = (path: string): string => percentEncoded(decodeURIComponent(path)).replaceAll('%2F', '/');

/** The text of a request that is signed. S3 does not normalise paths: `//` and `..` are names like others. */
export function canonicalRequest({ method, path, query, signedHeaders, header, payloadHash }: Signable): string {
  const headers = signedHeaders.map((name) => `${name}:${header(name).trim().replace(/ +/g, ' ')}\n`).join('');
  return [method, canonicalPath(path), canonicalQuery(query), headers, signedHeaders.join(';'), payloadHash].join('\n');
}

/** What a signature is bound to: time, day, region and service. */
export interface Scope {
  /** `20261121T152300Z` */
  readonly timestamp: string;
  readonly day: string;
  readonly region: string;
  readonly service: string;
}

export const scopeText = ({ day, region, service }: Scope): string => `${day}/${region}/${service}/aws4_request`;

export const stringToSign = (scope: Scope, canonical: string): string =>
  ['AWS4-HMAC-SHA256', scope.timestamp, scopeText(scope), hexSha256(canonical)].join('\n');

/** The key that signs within a scope, derived from a secret. */
export function signingKey(secret: string, { day, region, service }: Scope): Uint8Array {
  const sign = (key: Uint8Array, text: string) => hmac(sha256, key, utf8ToBytes(text));
  return [region, service, 'aws4_request'].reduce(sign, sign(utf8ToBytes(`AWS4${secret}`), day));
}

export const signatureOf = (key: Uint8Array, text: string): string => bytesToHex(hmac(sha256, key, utf8ToBytes(text)));

/** Compares signatures in the same time, wherever they differ. */
export function isSame(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index += 1) difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
}
