import type { Piece, S3ObjectRow } from '../../model/storage';
import { checksumElements } from '../body/checksum';
import { bucketOf, isoTime, type Operation, quoted, type S3Call, writableBucketOf, xmlResponse } from '../call';
import { checkCopySource } from '../conditions';
import { readPieces } from '../content';
import { checkKey, checkOptions, describedBy } from '../describe';
import { findObject, storeObject } from '../objects';
import { invalidArgument, noSuchKey, S3Fault } from '../s3-fault';

/** The object that x-amz-copy-source names, as /bucket/key, percent-encoded. @throws S3Fault */
export function copySourceOf(call: S3Call): S3ObjectRow {
  const { headers } = call.request;
  const [path = '', version] = (headers.get('x-amz-copy-source') ?? '').split('?versionId=');
  let source: string;
  try {
    source = decodeURIComponent(path.replace(/^\//, ''));
  } catch {
    throw invalidArgument('x-amz-copy-source', 'Invalid copy source encoding');
  }
  const at = source.indexOf('/');
  if (at < 1 || at === source.length - 1) throw invalidArgument('x-amz-copy-source', 'Invalid copy source object key');
  const bucket = bucketOf(call, source.slice(0, at));
  const key = source.slice(at + 1);
  const object = findObject(call.site, bucket.id, key);
  if (!object) throw noSuchKey(key);
  if (version !== undefined && version !== 'null')
    throw new S3Fault('NoSuchVersion', 'The specified version does not exist.', { VersionId: version });
  checkCopySource(headers, object);
  return object;
}

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
  return xmlResponse('CopyObjectResult', {
    LastModified: isoTime(site.nowMs()),
    ETag: quoted(etag),
    ...checksumElements(checksum),
  });
};
