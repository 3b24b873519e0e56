import type { CurlRequest } from '../../connect/curl-command';
import { copySource } from '../../object-store/address';
import { requestHeaders } from '../../object-store/metadata';
import { isStoreError, type ObjectHeaders } from '../../object-store';
import { isFolder, nameIn } from '../names/path';

/** What is done to objects, as commands that do the same. */
export interface ObjectCommand {
  /** After `aws`, each a word of its own: `['s3', 'rm', 's3://photos/a']` */
  readonly aws: readonly string[];
  /** What curl sends; it has no way to work on all that is in a folder. */
  readonly curl?: readonly CurlRequest[];
}

const address = (bucket: string, key: string): string => `s3://${bucket}/${key}`;
const all = (key: string): readonly string[] => (isFolder(key) || key === '' ? ['--recursive'] : []);
const named = (bucket: string, key: string): readonly string[] => ['--bucket', bucket, '--key', key];
/** A name that begins with a hyphen would be taken for an option. */
const file = (key: string): string => `./${nameIn(key)}`;
const one = (key: string, ...requests: readonly CurlRequest[]): Pick<ObjectCommand, 'curl'> =>
  isFolder(key) || key === '' ? {} : { curl: requests };

const copyRequest = (bucket: string, from: string, to: string, headers = {}): CurlRequest => ({
  method: 'PUT',
  key: to,
  headers: { 'x-amz-copy-source': copySource(bucket, from), ...headers },
});

/** An object, or a folder with all that is in it. */
export const downloadCommand = (bucket: string, key: string): ObjectCommand => ({
  aws: ['s3', 'cp', address(bucket, key), key === '' ? './' : file(key), ...all(key)],
  ...one(key, { method: 'GET', key, saveAs: file(key) }),
});

export const uploadCommand = (bucket: string, key: string): ObjectCommand => ({
  aws: ['s3', 'cp', file(key), address(bucket, key)],
  curl: [{ method: 'PUT', key, upload: file(key) }],
});

/** A folder of this computer. */
export const uploadFolderCommand = (bucket: string, prefix: string, folder: string): ObjectCommand => ({
  aws: ['s3', 'cp', `./${folder}`, address(bucket, `${prefix}${folder}/`), '--recursive'],
});

export const headCommand = (bucket: string, key: string): ObjectCommand => ({
  aws: ['s3api', 'head-object', ...named(bucket, key)],
  curl: [{ method: 'HEAD', key }],
});

export const listCommand = (bucket: string, prefix: string): ObjectCommand => ({
  aws: ['s3', 'ls', address(bucket, prefix)],
  curl: [{ method: 'GET', query: { 'list-type': '2', delimiter: '/', ...(prefix === '' ? {} : { prefix }) } }],
});

/** Without a key, all that is in the bucket. */
export const deleteCommand = (bucket: string, key: string): ObjectCommand => ({
  aws: ['s3', 'rm', address(bucket, key), ...all(key)],
  ...one(key, { method: 'DELETE', key }),
});

export const copyCommand = (bucket: string, from: string, to: string): ObjectCommand => ({
  aws: ['s3', 'cp', address(bucket, from), address(bucket, to), ...all(from)],
  ...one(from, copyRequest(bucket, from, to)),
});

/** Copied, then deleted where it was. */
export const moveCommand = (bucket: string, from: string, to: string): ObjectCommand => ({
  aws: ['s3', 'mv', address(bucket, from), address(bucket, to), ...all(from)],
  ...one(from, copyRequest(bucket, from, to), { method: 'DELETE', key: from }),
});

export const folderCommand = (bucket: string, key: string): ObjectCommand => ({
  aws: ['s3api', 'put-object', ...named(bucket, key), '--content-type', 'application/x-directory'],
  curl: [{ method: 'PUT', key, headers: { 'content-type': 'application/x-directory' } }],
});

/** @param expires seconds; a link is signed without a request, which curl cannot */
export const linkCommand = (bucket: string, key: string, expires: number): ObjectCommand => ({
  aws: ['s3', 'presign', address(bucket, key), '--expires-in', String(expires)],
});

/** A header has plain letters only: what else was typed is refused when it is saved, too. */
function metadataRequest(bucket: string, key: string, headers: ObjectHeaders): Pick<ObjectCommand, 'curl'> {
  try {
    return {
      curl: [copyRequest(bucket, key, key, { 'x-amz-metadata-directive': 'REPLACE', ...requestHeaders(headers) })],
    };
  } catch (error) {
    if (isStoreError(error)) return {};
    throw error;
  }
}

/** All headers and metadata are replaced, by copying the object onto itself. */
export function metadataCommand(bucket: string, key: string, headers: ObjectHeaders): ObjectCommand {
  const { contentType, cacheControl, contentDisposition, contentEncoding, contentLanguage, metadata = {} } = headers;
  const options = {
    '--content-type': contentType,
    '--cache-control': cacheControl,
    '--content-disposition': contentDisposition,
    '--content-encoding': contentEncoding,
    '--content-language': contentLanguage,
    '--metadata': Object.keys(metadata).length === 0 ? undefined : JSON.stringify(metadata),
  };
  return {
    aws: [
      's3api',
      'copy-object',
      ...named(bucket, key),
      '--copy-source',
      `${bucket}/${key}`,
      '--metadata-directive',
      'REPLACE',
      ...Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [name, value])),
    ],
    ...metadataRequest(bucket, key, headers),
  };
}
