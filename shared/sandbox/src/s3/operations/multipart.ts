import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Piece, S3PartRow, S3UploadRow } from '../../model/storage';
import type { Bytes } from '../body/bytes';
import { algorithmOf, checksumElements, checksumHeaders } from '../body/checksum';
import { LARGEST_PART, receive, tooLarge } from '../body/receive';
import {
  bucketOf,
  emptyResponse,
  isoTime,
  type Operation,
  quoted,
  type S3Call,
  writableBucketOf,
  xmlResponse,
} from '../call';
import { readPieces } from '../content';
import { checkKey, checkOptions, describedBy } from '../describe';
import { rangeOf } from '../range';
import { invalidArgument, noSuchUpload } from '../s3-fault';
import { copySourceOf } from './copy-object';

/** Hands content on and answers its MD5 in hex. */
async function tagOf(
  content: AsyncIterable<Bytes>,
  keep: (content: AsyncIterable<Bytes>) => Promise<void>,
): Promise<string> {
  const hash = md5.create();
  async function* watched(): AsyncGenerator<Bytes, void, undefined> {
    for await (const part of content) {
      hash.update(part);
      yield part;
    }
  }
  await keep(watched());
  return bytesToHex(hash.digest());
}

const MOST_PARTS = 10_000;

/** The upload that a call goes on with. @throws S3Fault NoSuchUpload */
export function uploadOf(call: S3Call): S3UploadRow {
  const { bucket, key, query } = call.request;
  const id = query.get('uploadId') ?? '';
  bucketOf(call);
  const upload = call.site.store.s3Uploads.get(id);
  if (upload?.bucket !== bucket || upload.key !== key) throw noSuchUpload(id);
  return upload;
}

/** The kind of checksum that an upload ends with: one over all, or one over those of the parts. */
function checksumKind(headers: Headers): S3UploadRow['checksum'] {
  const word = headers.get('x-amz-checksum-algorithm');
  if (!word) return undefined;
  const algorithm = algorithmOf(word);
  const type = headers.get('x-amz-checksum-type') ?? (algorithm === 'CRC64NVME' ? 'FULL_OBJECT' : 'COMPOSITE');
  if (type !== 'FULL_OBJECT' && type !== 'COMPOSITE')
    throw invalidArgument('x-amz-checksum-type', 'Checksum type must be COMPOSITE or FULL_OBJECT');
  return { algorithm, type };
}

export const createUpload: Operation = async (call) => {
  const { site, request } = call;
  const { bucket, key, headers } = request;
  checkOptions(headers);
  checkKey(key);
  const described = describedBy(headers);
  const checksum = checksumKind(headers);
  const id = crypto.randomUUID();
  await site.store.transact(() => {
    const { user_id } = writableBucketOf(call);
    const upload = { id, user_id, bucket, key, ...described, parts: [], started: site.nowMs() };
    site.store.s3Uploads.put({ ...upload, ...(checksum ? { checksum } : {}) });
  });
  return xmlResponse(
    'InitiateMultipartUploadResult',
    { Bucket: bucket, Key: key, UploadId: id },
    checksum ? { 'x-amz-checksum-algorithm': checksum.algorithm, 'x-amz-checksum-type': checksum.type } : {},
  );
};

function partNumberOf({ request }: S3Call): number {
  const text = request.query.get('partNumber') ?? '';
  const number = Number(text);
  if (/^\d{1,5}$/.test(text) && number >= 1 && number <= MOST_PARTS) return number;
  throw invalidArgument('partNumber', `Part number must be an integer between 1 and ${MOST_PARTS}, inclusive`);
}

/** Adds a part in its place; answers the pieces that it takes the place of. Only inside a transaction. */
function addPart(call: S3Call, part: Omit<S3PartRow, 'modified'>): readonly Piece[] {
  const { store, ...site } = { store: call.site.store, now: call.site.nowMs() };
  writableBucketOf(call);
  const upload = uploadOf(call);
  const others = upload.parts.filter(({ number }) => number !== part.number);
  const parts = [...others, { ...part, modified: site.now }].sort((a, b) => a.number - b.number);
  store.s3Uploads.update(upload.id, { parts });
  return upload.parts.filter(({ number }) => number === part.number).map(({ piece }) => piece);
}

export const uploadPart: Operation = async (call) => {
  const { site } = call;
  const number = partNumberOf(call);
  writableBucketOf(call);
  uploadOf(call);
  const { received, replaced } = await site.blobs.keeping(
    (keep) => receive(call, keep),
    async (blob, received) => {
      const { size, md5: etag, checksum } = received;
      const part = { number, etag, piece: { blob, size }, ...(checksum ? { checksum } : {}) };
      return { received, replaced: await site.store.transact(() => addPart(call, part)) };
    },
  );
  await site.blobs.drop(replaced);
  return emptyResponse(200, { etag: quoted(received.md5), ...checksumHeaders(received.checksum) });
};

/** Takes a part from an object that is there, or from a run of its bytes. */
export const uploadPartCopy: Operation = async (call) => {
  const { site, request } = call;
  const number = partNumberOf(call);
  writableBucketOf(call);
  uploadOf(call);
  const source = copySourceOf(call);
  const range = rangeOf(request.headers.get('x-amz-copy-source-range'), source.size) ?? { start: 0, end: source.size };
  const size = range.end - range.start;
  if (size > LARGEST_PART) throw tooLarge(size);
  const { etag, replaced } = await site.blobs.keeping(
    (keep) => tagOf(readPieces(site.blobs, source.pieces, range), keep),
    async (blob, etag) => {
      const part = { number, etag, piece: { blob, size } };
      return { etag, replaced: await site.store.transact(() => addPart(call, part)) };
    },
  );
  await site.blobs.drop(replaced);
  return xmlResponse('CopyPartResult', {
    LastModified: isoTime(site.nowMs()),
    ETag: quoted(etag),
    ...checksumElements(undefined),
  });
};

export const abortUpload: Operation = async (call) => {
  const { site } = call;
  const left = await site.store.transact(() => {
    const upload = uploadOf(call);
    site.store.s3Uploads.delete(upload.id);
    return upload.parts.map(({ piece }) => piece);
  });
  await site.blobs.drop(left);
  return emptyResponse(204);
};
