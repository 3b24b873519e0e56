import type { Piece } from '../../model/storage';
import { checksumElements } from '../body/checksum';
import { isoTime, type Operation, quoted, type S3Call, writableBucketOf, xmlAnswer } from '../call';
import { readPieces } from '../content';
import { checkKey, checkOptions, describedBy } from '../describe';
import { storeObject } from '../objects';
import { invalidArgument, S3Fault } from '../s3-fault';
import { copySourceOf } from './copy-source';

const directiveOf = (headers: Headers): 'COPY' | 'REPLACE' => {
  const word = headers.get('x-amz-metadata-directive') ?? 'COPY';
  if (word !== 'COPY' && word !== 'REPLACE')
    throw invalidArgument('x-amz-metadata-directive', 'Unknown metadata directive.');
  return word;
};

/**
 * Copies pieces: blobs are written anew, so that each has one owner; what stands in the row, or is made up, is copied with
 * the row. `commit` writes the row.
 */
async function copyPieces(
  { site }: S3Call,
  pieces: readonly Piece[],
  commit: (copied: readonly Piece[]) => Promise<readonly Piece[]>,
): Promise<readonly Piece[]> {
  const copyFrom = async (index: number, done: readonly Piece[]): Promise<readonly Piece[]> => {
    const piece = pieces[index];
    if (!piece) return commit(done);
    if (!('blob' in piece)) return copyFrom(index + 1, [...done, piece]);
    const { size } = piece;
    return site.blobs.keeping(
      (keep) => keep(readPieces(site.blobs, [piece], { start: 0, end: size })),
      (blob) => copyFrom(index + 1, [...done, { blob, size }]),
    );
  };
  return copyFrom(0, []);
}

export const copyObject: Operation = async (call) => {
  const { site, request } = call;
  const { bucket, key, headers } = request;
  checkOptions(headers);
  checkKey(key);
  writableBucketOf(call);
  const source = copySourceOf(call);
  const directive = directiveOf(headers);
  const isItself = source.bucket === bucket && source.key === key;
  if (isItself && directive === 'COPY')
    throw new S3Fault(
      'InvalidRequest',
      "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata, storage class, website redirect location or encryption attributes.",
    );
  const described =
    directive === 'COPY' ? { headers: source.headers, metadata: source.metadata } : describedBy(headers);
  const { size, etag, checksum } = source;
  const replaced = await copyPieces(call, source.pieces, (pieces) =>
    site.store.transact(() => {
      writableBucketOf(call);
      return storeObject(site, { bucket, key, size, etag, pieces, ...described, ...(checksum ? { checksum } : {}) });
    }),
  );
  await site.blobs.drop(replaced);
  return xmlAnswer('CopyObjectResult', {
    LastModified: isoTime(site.nowMs()),
    ETag: quoted(etag),
    ...checksumElements(checksum),
  });
};
