import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Piece } from '../model/storage';
import { randomFrom } from '../seed/random';
import type { ByteRange } from './blob-store';
import { type Bytes, chunksOf, streamOf } from './body/bytes';
import { S3Fault } from './s3-fault';
import type { SiteBlobs } from './site-blobs';

const BLOCK = 64 * 1024;
const COLUMNS = 64;

/** A block of lines of letters and digits, the same for the same name. */
function blockOf(name: string): Bytes {
  const random = randomFrom(`filler/${name}`);
  const lines = Array.from({ length: BLOCK / COLUMNS }, () => `${random.text(COLUMNS - 1)}\n`);
  return Uint8Array.from(new TextEncoder().encode(lines.join('')));
}

/** Bytes that are made up from a name, whatever their number: the content of what the demo only pretends to hold. */
async function* fillerBytes(name: string, { start, end }: ByteRange): AsyncGenerator<Bytes, void, undefined> {
  const block = blockOf(name);
  for (let position = start; position < end;) {
    const from = position % BLOCK;
    const part = block.subarray(from, Math.min(BLOCK, from + end - position));
    position += part.length;
    yield part;
  }
}

async function streamOfPiece(blobs: SiteBlobs, piece: Piece, range: ByteRange): Promise<AsyncIterable<Bytes>> {
  if ('blob' in piece) {
    const stream = await blobs.get(piece.blob, range);
    if (!stream) throw new S3Fault('InternalError', 'The content of the object is gone');
    return chunksOf(stream);
  }
  if ('filler' in piece) return fillerBytes(piece.filler, range);
  const bytes = Uint8Array.from(utf8ToBytes(piece.text).subarray(range.start, range.end));
  return (async function* one() {
    yield bytes;
  })();
}

/** The runs of the pieces that lie within a range of the whole. */
function* within(pieces: readonly Piece[], range: ByteRange): Generator<{ piece: Piece; part: ByteRange }> {
  let start = 0;
  for (const piece of pieces) {
    const part = { start: Math.max(0, range.start - start), end: Math.min(piece.size, range.end - start) };
    if (part.end > part.start) yield { piece, part };
    start += piece.size;
  }
}

/** Bytes of an object, out of its pieces. */
export async function* readPieces(
  blobs: SiteBlobs,
  pieces: readonly Piece[],
  range: ByteRange,
): AsyncGenerator<Bytes, void, undefined> {
  for (const { piece, part } of within(pieces, range)) yield* await streamOfPiece(blobs, piece, part);
}

/** The same as a stream whose first bytes are there, so that what cannot be read is a failure and no torn answer. */
export async function streamPieces(
  blobs: SiteBlobs,
  pieces: readonly Piece[],
  range: ByteRange,
): Promise<ReadableStream<Bytes>> {
  const rest = readPieces(blobs, pieces, range);
  const first = await rest.next();
  return streamOf(
    (async function* all() {
      if (first.done) return;
      try {
        yield first.value;
        yield* rest;
      } finally {
        await rest.return();
      }
    })(),
  );
}
