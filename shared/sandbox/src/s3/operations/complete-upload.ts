import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import type { Checksum, S3PartRow, S3UploadRow } from '../../model/storage';
import { fromBase64, toBase64 } from '../body/bytes';
import { checksumElements, checksumHeader, hasherOf } from '../body/checksum';
import { receiveText } from '../body/receive';
import { type Operation, quoted, type S3Call, writableBucketOf, xmlResponse } from '../call';
import { checkWrite } from '../conditions';
import { readPieces } from '../content';
import { findObject, storeObject } from '../objects';
import { S3Fault } from '../s3-fault';
import { childrenOf, malformedXml, parseRoot, textOf } from '../xml';
import { uploadOf } from './multipart';

/** Every part but the last has at least so many bytes. */
const SMALLEST_PART = 5 * 1024 * 1024;

interface WantedPart {
  readonly number: number;
  readonly etag: string;
}

function wantedParts(xml: string): WantedPart[] {
  const wanted = childrenOf(parseRoot(xml, 'CompleteMultipartUpload'), 'Part').map((node) => ({
    number: Number(textOf(node, 'PartNumber')),
    etag: (textOf(node, 'ETag') ?? '').trim().replace(/^"|"$/g, ''),
  }));
  if (wanted.length === 0 || wanted.some(({ number }) => !Number.isInteger(number))) throw malformedXml();
  return wanted;
}

/** The parts that a client lists, checked. @throws S3Fault InvalidPartOrder, InvalidPart, EntityTooSmall */
function chosenParts({ parts }: S3UploadRow, wanted: readonly WantedPart[]): S3PartRow[] {
  const known = new Map(parts.map((part) => [part.number, part]));
  if (wanted.some(({ number }, index) => number <= (wanted[index - 1]?.number ?? 0)))
    throw new S3Fault('InvalidPartOrder', 'The list of parts was not in ascending order.');
  return wanted.map(({ number, etag }, index) => {
    const part = known.get(number);
    if (part?.etag !== etag)
      throw new S3Fault(
        'InvalidPart',
        "One or more of the specified parts could not be found. The part may not have been uploaded, or the specified entity tag may not match the part's entity tag.",
        { PartNumber: String(number) },
      );
    if (part.piece.size < SMALLEST_PART && index < wanted.length - 1)
      throw new S3Fault('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size', {
        PartNumber: String(number),
        ProposedSize: String(part.piece.size),
        MinSizeAllowed: String(SMALLEST_PART),
      });
    return part;
  });
}

/** The checksum of the whole: over the content, or over the checksums of the parts if each has one. */
async function checksumOf(
  { site }: S3Call,
  upload: S3UploadRow,
  parts: readonly S3PartRow[],
): Promise<Checksum | undefined> {
  if (!upload.checksum) return undefined;
  const { algorithm, type } = upload.checksum;
  const hash = hasherOf(algorithm);
  if (type === 'FULL_OBJECT') {
    const pieces = parts.map(({ piece }) => piece);
    const end = pieces.reduce((sum, { size }) => sum + size, 0);
    for await (const part of readPieces(site.blobs, pieces, { start: 0, end })) hash.update(part);
    return { algorithm, type, value: toBase64(hash.digest()) };
  }
  for (const { checksum } of parts) {
    const bytes = checksum?.algorithm === algorithm ? fromBase64(checksum.value) : undefined;
    if (!bytes) return undefined;
    hash.update(bytes);
  }
  return { algorithm, type, value: `${toBase64(hash.digest())}-${parts.length}` };
}

/** Entity tag of what came in parts: the MD5 of their MD5s, and how many there were. */
const tagOfParts = (parts: readonly S3PartRow[]): string =>
  `${bytesToHex(md5(concatBytes(...parts.map(({ etag }) => hexToBytes(etag)))))}-${parts.length}`;

/** Makes an object of the parts that the client lists; the others go. */
export const completeUpload: Operation = async (call) => {
  const { site, request } = call;
  const { bucket, key, headers, host } = request;
  writableBucketOf(call);
  const upload = uploadOf(call);
  const wanted = wantedParts(await receiveText(call));
  const checksum = await checksumOf(call, upload, chosenParts(upload, wanted));
  const given = upload.checksum && headers.get(checksumHeader(upload.checksum.algorithm));
  if (given && checksum?.value !== given)
    throw new S3Fault('BadDigest', 'The checksum you specified did not match the calculated checksum.');
  const { etag, left } = await site.store.transact(() => {
    writableBucketOf(call);
    const current = uploadOf(call);
    const parts = chosenParts(current, wanted);
    checkWrite(headers, findObject(site, bucket, key));
    const pieces = parts.map(({ piece }) => piece);
    const content = { etag: tagOfParts(parts), size: pieces.reduce((sum, { size }) => sum + size, 0), pieces };
    const described = { headers: upload.headers, metadata: upload.metadata };
    const replaced = storeObject(site, { bucket, key, ...described, ...content, ...(checksum ? { checksum } : {}) });
    site.store.s3Uploads.delete(current.id);
    const unused = current.parts.filter((part) => !parts.includes(part)).map(({ piece }) => piece);
    return { etag: content.etag, left: [...replaced, ...unused] };
  });
  await site.blobs.drop(left);
  return xmlResponse('CompleteMultipartUploadResult', {
    Location: `http://${host}/${bucket}/${encodeURI(key)}`,
    Bucket: bucket,
    Key: key,
    ETag: quoted(etag),
    ...checksumElements(checksum),
  });
};
