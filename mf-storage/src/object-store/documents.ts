import { decodedKey } from './address';
import { bareTag } from './metadata';
import type { Listing, Refused, UnfinishedUpload, UploadedPart, UploadListing } from './types';
import { childrenOf, escapedXml, textOf, type XmlNode } from './xml';

/** Names of a document that was asked for with `encoding-type=url`. Stores that do not know it say so by leaving it out. */
const decoderOf = (root: XmlNode): ((text: string) => string) =>
  textOf(root, 'EncodingType') === 'url' ? decodedKey : (text) => text;

/** ListBucketResult */
export function readListing(root: XmlNode): Listing {
  const decode = decoderOf(root);
  const next = textOf(root, 'NextContinuationToken');
  return {
    folders: childrenOf(root, 'CommonPrefixes').map((node) => decode(textOf(node, 'Prefix'))),
    objects: childrenOf(root, 'Contents').map((node) => ({
      key: decode(textOf(node, 'Key')),
      size: Number(textOf(node, 'Size')),
      modified: new Date(textOf(node, 'LastModified')),
      etag: bareTag(textOf(node, 'ETag')),
    })),
    ...(textOf(root, 'IsTruncated') === 'true' && next !== '' ? { next } : {}),
  };
}

/** ListMultipartUploadsResult */
export function readUploads(root: XmlNode): UploadListing {
  const decode = decoderOf(root);
  const uploads: UnfinishedUpload[] = childrenOf(root, 'Upload').map((node) => ({
    key: decode(textOf(node, 'Key')),
    uploadId: textOf(node, 'UploadId'),
    started: new Date(textOf(node, 'Initiated')),
  }));
  if (textOf(root, 'IsTruncated') !== 'true') return { uploads };
  return {
    uploads,
    next: { key: decode(textOf(root, 'NextKeyMarker')), uploadId: textOf(root, 'NextUploadIdMarker') },
  };
}

/** ListPartsResult: a page of parts, and the number that the next one begins after. */
export function readParts(root: XmlNode): { parts: readonly UploadedPart[]; next?: string } {
  const parts = childrenOf(root, 'Part').map((node) => ({
    number: Number(textOf(node, 'PartNumber')),
    etag: bareTag(textOf(node, 'ETag')),
    size: Number(textOf(node, 'Size')),
  }));
  return textOf(root, 'IsTruncated') === 'true' ? { parts, next: textOf(root, 'NextPartNumberMarker') } : { parts };
}

/** DeleteResult: what was refused. */
export const readRefused = (root: XmlNode): Refused[] =>
  childrenOf(root, 'Error').map((node) => ({
    key: textOf(node, 'Key'),
    code: textOf(node, 'Code'),
    message: textOf(node, 'Message'),
  }));

/** Delete: the request that deletes many; only what was refused is told. */
export const deleteDocument = (keys: readonly string[]): string =>
  `<Delete xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Quiet>true</Quiet>${keys
    .map((key) => `<Object><Key>${escapedXml(key)}</Key></Object>`)
    .join('')}</Delete>`;

/** CompleteMultipartUpload: the parts in their order. */
export const completeDocument = (parts: readonly Pick<UploadedPart, 'number' | 'etag'>[]): string =>
  `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts
    .toSorted((a, b) => a.number - b.number)
    .map(({ number, etag }) => `<Part><PartNumber>${number}</PartNumber><ETag>"${escapedXml(etag)}"</ETag></Part>`)
    .join('')}</CompleteMultipartUpload>`;
