import type { S3UploadRow } from '../../model/storage';
import { checksumElements } from '../body/checksum';
import { bucketOf, isoTime, type Operation, ownerOf, quoted, xmlResponse } from '../call';
import { compareKeys } from '../listing';
import { notImplemented } from '../s3-fault';
import { encoderOf, limitOf } from './list-objects';
import { uploadOf } from './multipart';

/** ListParts */
export const listParts: Operation = async (call) => {
  const { query } = call.request;
  const upload = uploadOf(call);
  const limit = limitOf(query, 'max-parts');
  const after = Number(query.get('part-number-marker') ?? 0);
  const rest = upload.parts.filter(({ number }) => number > after);
  const parts = rest.slice(0, limit);
  return xmlResponse('ListPartsResult', {
    Bucket: upload.bucket,
    Key: encoderOf(query)(upload.key),
    UploadId: upload.id,
    Initiator: ownerOf(call),
    Owner: ownerOf(call),
    StorageClass: 'STANDARD',
    PartNumberMarker: after,
    NextPartNumberMarker: parts.at(-1)?.number ?? after,
    MaxParts: limit,
    IsTruncated: rest.length > limit,
    ChecksumAlgorithm: upload.checksum?.algorithm,
    ChecksumType: upload.checksum?.type,
    Part: parts.map(({ number, etag, piece, checksum, modified }) => ({
      PartNumber: number,
      LastModified: isoTime(modified),
      ETag: quoted(etag),
      Size: piece.size,
      ...(checksum
        ? { [`Checksum${checksum.algorithm}`]: checksumElements(checksum)[`Checksum${checksum.algorithm}`] }
        : {}),
    })),
  });
};

/** Uploads are in order of their keys, those of one key in that of their beginning. */
const compareUploads = (a: S3UploadRow, b: S3UploadRow): number => compareKeys(a.key, b.key) || a.started - b.started;

/** Those that come after a key, or after one upload of that key. */
function afterMarkers(uploads: readonly S3UploadRow[], keyMarker: string, idMarker: string): readonly S3UploadRow[] {
  if (keyMarker === '') return uploads;
  const at = idMarker === '' ? -1 : uploads.findIndex(({ id, key }) => id === idMarker && key === keyMarker);
  return at >= 0 ? uploads.slice(at + 1) : uploads.filter(({ key }) => compareKeys(key, keyMarker) > 0);
}

/** ListMultipartUploads, without grouping by a delimiter. */
export const listUploads: Operation = async (call) => {
  const { query } = call.request;
  const bucket = bucketOf(call);
  if (query.get('delimiter')) throw notImplemented('a delimiter in the list of uploads');
  const encode = encoderOf(query);
  const limit = limitOf(query, 'max-uploads');
  const [prefix, keyMarker, idMarker] = ['prefix', 'key-marker', 'upload-id-marker'].map(
    (name) => query.get(name) ?? '',
  );
  const all = call.site.store.s3Uploads
    .by('bucket', bucket.id)
    .filter(({ key }) => key.startsWith(prefix ?? ''))
    .toSorted(compareUploads);
  const rest = afterMarkers(all, keyMarker ?? '', idMarker ?? '');
  const uploads = rest.slice(0, limit);
  const isTruncated = rest.length > limit;
  const last = isTruncated ? uploads.at(-1) : undefined;
  return xmlResponse('ListMultipartUploadsResult', {
    Bucket: bucket.id,
    Prefix: encode(prefix ?? ''),
    KeyMarker: encode(keyMarker ?? ''),
    UploadIdMarker: idMarker,
    NextKeyMarker: last && encode(last.key),
    NextUploadIdMarker: last?.id,
    MaxUploads: limit,
    IsTruncated: isTruncated,
    EncodingType: query.get('encoding-type') ?? undefined,
    Upload: uploads.map(({ key, id, started }) => ({
      Key: encode(key),
      UploadId: id,
      Initiator: ownerOf(call),
      Owner: ownerOf(call),
      StorageClass: 'STANDARD',
      Initiated: isoTime(started),
    })),
  });
};
