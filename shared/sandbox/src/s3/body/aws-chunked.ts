import { S3Fault } from '../s3-fault';
import type { Bytes } from './bytes';
import type { ChunkSigner } from './chunk-signer';

const LONGEST_LINE = 8 * 1024;
const CR = 13;
const LF = 10;

const incomplete = (): S3Fault => new S3Fault('IncompleteBody', 'The request body terminated unexpectedly');

/** Reads lines and runs of bytes out of chunks of any size. */
class ByteReader {
  readonly #source: AsyncIterator<Bytes, unknown>;
  #rest: Bytes = new Uint8Array(0);

  constructor(source: AsyncIterator<Bytes, unknown>) {
    this.#source = source;
  }

  async #more(): Promise<boolean> {
    const next = await this.#source.next();
    if (next.done) return false;
    this.#rest = next.value;
    return true;
  }

  /** The next line without its end; undefined at the end of everything. @throws S3Fault IncompleteBody */
  async line(): Promise<string | undefined> {
    const codes: number[] = [];
    for (;;) {
      const end = this.#rest.indexOf(LF);
      const part = end < 0 ? this.#rest : this.#rest.subarray(0, end);
      if (codes.length + part.length > LONGEST_LINE) throw incomplete();
      codes.push(...part);
      if (end >= 0) {
        this.#rest = this.#rest.subarray(end + 1);
        if (codes.at(-1) === CR) codes.pop();
        return String.fromCharCode(...codes);
      }
      if (!(await this.#more())) {
        this.#rest = new Uint8Array(0);
        return codes.length > 0 ? String.fromCharCode(...codes) : undefined;
      }
    }
  }

  /** The next `size` bytes, in pieces. @throws S3Fault IncompleteBody where there are fewer */
  async *take(size: number): AsyncGenerator<Bytes, void, undefined> {
    let left = size;
    while (left > 0) {
      if (this.#rest.length === 0 && !(await this.#more())) throw incomplete();
      const part = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(part.length);
      left -= part.length;
      if (part.length > 0) yield part;
    }
  }
}

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
