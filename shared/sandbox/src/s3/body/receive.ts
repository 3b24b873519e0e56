import { md5 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Checksum } from '../../model/storage';
import type { S3Request } from '../request';
import { S3Fault } from '../s3-fault';
import { type Claim, UNSIGNED } from '../signature/claim';
import { decodeChunked } from './aws-chunked';
import { type Bytes, chunksOf, fromBase64, toBase64 } from './bytes';
import { checkedChecksum, hasherOf, promisedChecksum } from './checksum';
import { ChunkSigner } from './chunk-signer';

/** The largest object of one request, and the largest part: 512 MiB. S3 takes 5 GiB. */
export const LARGEST_PART = 512 * 1024 * 1024;

const STREAMING = 'STREAMING-';
const SIGNED_STREAM = /^STREAMING-AWS4-HMAC-SHA256-PAYLOAD(-TRAILER)?$/;
const UNSIGNED_STREAM = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';
const HASH = /^[0-9a-f]{64}$/;

/** A request whose signature was checked, with the key that signed it. */
export interface Signed {
  readonly request: S3Request;
  readonly claim: Claim;
  readonly signingKey: Uint8Array;
}

/** What is known of a body after all of it came in and was checked. */
export interface Received {
  readonly size: number;
  /** MD5 in hex, the entity tag of content that came in one piece. */
  readonly md5: string;
  readonly checksum: Checksum | undefined;
}

export const tooLarge = (size: number, limit = LARGEST_PART): S3Fault =>
  new S3Fault('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', {
    ProposedSize: String(size),
    MaxSizeAllowed: String(limit),
  });

function sizeOf(headers: Headers, name: string): number | undefined {
  const text = headers.get(name);
  if (text === null) return undefined;
  if (!/^\d{1,15}$/.test(text)) throw new S3Fault('InvalidRequest', `The header ${name} is no size`);
  return Number(text);
}

function contentOf({ request, claim, signingKey }: Signed): AsyncGenerator<Bytes, unknown, undefined> {
  const { payloadHash } = claim;
  const source = chunksOf(request.body);
  if (SIGNED_STREAM.test(payloadHash))
    return decodeChunked(source, new ChunkSigner(signingKey, claim.scope, claim.signature));
  if (payloadHash === UNSIGNED_STREAM) return decodeChunked(source);
  if (payloadHash === UNSIGNED || HASH.test(payloadHash)) return source;
  throw new S3Fault(
    'InvalidRequest',
    'x-amz-content-sha256 must be UNSIGNED-PAYLOAD, STREAMING-UNSIGNED-PAYLOAD-TRAILER, STREAMING-AWS4-HMAC-SHA256-PAYLOAD, STREAMING-AWS4-HMAC-SHA256-PAYLOAD-TRAILER or a valid sha256 value.',
  );
}

/**
 * Hands the content of a request to `keep` as it comes in, without the encoding of the transport, and checks everything
 * that the client promised about it: size, hash, MD5, checksum, signatures of chunks. What `keep` has made counts only
 * when this has resolved.
 * @throws S3Fault
 */
export async function receive(
  signed: Signed,
  keep: (content: AsyncIterable<Bytes>) => Promise<void>,
): Promise<Received> {
  const { headers } = signed.request;
  const isStreaming = signed.claim.payloadHash.startsWith(STREAMING);
  const expected = sizeOf(headers, isStreaming ? 'x-amz-decoded-content-length' : 'content-length');
  if (isStreaming && expected === undefined)
    throw new S3Fault('MissingContentLength', 'You must provide the x-amz-decoded-content-length HTTP header.');
  if (expected !== undefined && expected > LARGEST_PART) throw tooLarge(expected);
  const promised = promisedChecksum(headers);
  const checksumHash = promised && hasherOf(promised.algorithm);
  const contentHash = HASH.test(signed.claim.payloadHash) ? sha256.create() : undefined;
  const tag = md5.create();
  let size = 0;
  let trailers: ReadonlyMap<string, string> = new Map();

  async function* watched(): AsyncGenerator<Bytes, void, undefined> {
    const content = contentOf(signed);
    for (let next = await content.next(); ; next = await content.next()) {
      if (next.done) {
        if (next.value instanceof Map) trailers = next.value;
        return;
      }
      size += next.value.length;
      if (size > LARGEST_PART) throw tooLarge(size);
      tag.update(next.value);
      contentHash?.update(next.value);
      checksumHash?.update(next.value);
      yield next.value;
    }
  }

  await keep(watched());
  if (expected !== undefined && size !== expected)
    throw new S3Fault(
      'IncompleteBody',
      'You did not provide the number of bytes specified by the Content-Length HTTP header',
    );
  if (contentHash && bytesToHex(contentHash.digest()) !== signed.claim.payloadHash)
    throw new S3Fault(
      'XAmzContentSHA256Mismatch',
      "The provided 'x-amz-content-sha256' header does not match what was computed.",
      { ClientComputedContentSHA256: signed.claim.payloadHash },
    );
  const digest = tag.digest();
  checkMd5(headers.get('content-md5'), digest);
  const value = promised && (promised.value ?? trailers.get(`x-amz-checksum-${promised.algorithm.toLowerCase()}`));
  if (promised && value === undefined)
    throw new S3Fault('InvalidRequest', 'The checksum that x-amz-trailer announces did not come.');
  const checksum =
    promised && checksumHash && value !== undefined
      ? checkedChecksum(promised.algorithm, value, checksumHash.digest())
      : undefined;
  return { size, md5: bytesToHex(digest), checksum };
}

function checkMd5(given: string | null, digest: Uint8Array): void {
  if (given === null) return;
  if (fromBase64(given)?.length !== digest.length)
    throw new S3Fault('InvalidDigest', 'The Content-MD5 you specified is not valid.');
  if (toBase64(digest) !== given)
    throw new S3Fault('BadDigest', 'The Content-MD5 you specified did not match what we received.');
}

/** Longest body that is a document: a list of 1,000 keys of 1,024 bytes, each byte a reference, fits. */
const LONGEST_DOCUMENT = 8 * 1024 * 1024;

/** The body of a request that carries a document. @throws S3Fault */
export async function receiveText(signed: Signed): Promise<string> {
  const parts: Bytes[] = [];
  let size = 0;
  await receive(signed, async (content) => {
    for await (const part of content) {
      size += part.length;
      if (size > LONGEST_DOCUMENT) throw tooLarge(size, LONGEST_DOCUMENT);
      parts.push(part.slice());
    }
  });
  return new Blob(parts).text();
}
