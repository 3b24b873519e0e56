import { S3Fault } from '../s3-fault';
import { ByteReader } from './byte-reader';
import type { Bytes } from './bytes';
import type { ChunkSigner } from './chunk-signer';

const HEADER = /^([0-9a-f]{1,8})(?:;chunk-signature=([0-9a-f]{64}))?$/i;
const TRAILER_SIGNATURE = 'x-amz-trailer-signature';

const broken = (what: string): S3Fault =>
  new S3Fault('InvalidRequest', `The body is not in the encoding aws-chunked: ${what}`);

/** The lines after the last chunk: checksums of what came before, by name in lower case. */
async function readTrailers(reader: ByteReader): Promise<Map<string, string>> {
  const trailers = new Map<string, string>();
  for (let line = await reader.line(); line; line = await reader.line()) {
    const at = line.indexOf(':');
    if (at < 1) throw broken('a trailer has no name');
    trailers.set(line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim());
  }
  return trailers;
}

/**
 * Takes the content out of an aws-chunked body as it comes. With a signer each chunk must be signed; a wrong signature is
 * noticed after the chunk has been handed out, so what was made of it counts only when the generator has ended.
 * Returns the trailers.
 * @throws S3Fault
 */
export async function* decodeChunked(
  source: AsyncIterator<Bytes, unknown>,
  signer?: ChunkSigner,
): AsyncGenerator<Bytes, ReadonlyMap<string, string>, undefined> {
  const reader = new ByteReader(source);
  for (;;) {
    const [, digits, signature] = HEADER.exec((await reader.line()) ?? '') ?? [];
    if (digits === undefined) throw broken('the size of a chunk is missing');
    const size = parseInt(digits, 16);
    const chunk = signer?.begin();
    for await (const part of reader.take(size)) {
      chunk?.update(part);
      yield part;
    }
    chunk?.end(signature ?? '');
    if (size === 0) break;
    if ((await reader.line()) !== '') throw broken('a chunk is longer than it says');
  }
  const trailers = await readTrailers(reader);
  const signature = trailers.get(TRAILER_SIGNATURE);
  trailers.delete(TRAILER_SIGNATURE);
  if (trailers.size > 0) signer?.checkTrailers(trailers, signature ?? '');
  return trailers;
}
