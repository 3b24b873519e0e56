import { noteContent } from '@console/api';
import { attachment, copySource } from './address';
import { createClient, type ClientOptions } from './client';
import { copyInParts } from './copy-in-parts';
import { completeDocument, deleteDocument, readListing, readParts, readRefused, readUploads } from './documents';
import { isStoreError, ObjectStoreError } from './error';
import { bareTag, factsOf, requestHeaders } from './metadata';
import { base64Sha256 } from './payload';
import type { ObjectStore, Refused, StoreAccess, UploadedPart } from './types';
import { fitsXml, textOf } from './xml';

const MOST_KEYS = 1000;
/** What one request copies, and a part of what is larger. (S3) */
const LARGEST_COPY = 5 * 1024 ** 3;
const COPIED_PART = 512 * 1024 ** 2;

export interface StoreOptions extends ClientOptions {
  /** Other bounds of a copy, in bytes. */
  readonly largestCopy?: number;
  readonly copiedPart?: number;
}

const isGone = (name: string): boolean => name === '.' || name === '..';

/** The objects of a bucket, for the keys of a user. */
export function createObjectStore(access: StoreAccess, options: StoreOptions = {}): ObjectStore {
  const { bucket } = access;
  const { largestCopy = LARGEST_COPY, copiedPart = COPIED_PART, ...clientOptions } = options;
  const client = createClient(access, clientOptions);

  const head: ObjectStore['head'] = async (key, signal) => {
    try {
      return factsOf(await client.send({ method: 'HEAD', key, signal }));
    } catch (error) {
      if (!(error instanceof ObjectStoreError) || error.status === undefined) throw error;
      // A HEAD says no more than its status: why it failed is in the answer to a GET.
      return factsOf(await client.send({ method: 'GET', key, headers: { range: 'bytes=0-0' }, signal }));
    }
  };

  /** What XML cannot hold is deleted by its address, one by one. */
  const removeOne = async (key: string, signal?: AbortSignal): Promise<Refused[]> => {
    try {
      await client.send({ method: 'DELETE', key, isHarmless: true, signal });
      return [];
    } catch (error) {
      if (!isStoreError(error, 'denied', 'unreachableName', 'suspended')) throw error;
      return [{ key, code: error.code ?? '', message: error.message }];
    }
  };

  const removeMany = async (keys: readonly string[], signal?: AbortSignal): Promise<Refused[]> => {
    const body = deleteDocument(keys);
    const headers = {
      'content-type': 'application/xml',
      'x-amz-sdk-checksum-algorithm': 'SHA256',
      'x-amz-checksum-sha256': await base64Sha256(body),
    };
    return readRefused(
      await client.sendForXml({ method: 'POST', query: { delete: '' }, headers, body, isHarmless: true, signal }),
    );
  };

  const createUpload: ObjectStore['createUpload'] = async (key, headers, signal) => {
    const root = await client.sendForXml({
      method: 'POST',
      key,
      query: { uploads: '' },
      headers: requestHeaders(headers),
      signal,
    });
    return textOf(root, 'UploadId');
  };

  const abortUpload: ObjectStore['abortUpload'] = async (key, uploadId, signal) => {
    try {
      await client.send({ method: 'DELETE', key, query: { uploadId }, isHarmless: true, signal });
    } catch (error) {
      if (!isStoreError(error, 'noUpload')) throw error;
    }
  };

  const completeUpload: ObjectStore['completeUpload'] = async (key, uploadId, parts, { ifNoneMatch, signal } = {}) => {
    const root = await client.sendForXml({
      method: 'POST',
      key,
      query: { uploadId },
      headers: { 'content-type': 'application/xml', ...(ifNoneMatch ? { 'if-none-match': ifNoneMatch } : {}) },
      body: completeDocument(parts),
      signal,
    });
    return { etag: bareTag(textOf(root, 'ETag')) };
  };

  return {
    bucket,
    head,
    createUpload,
    abortUpload,
    completeUpload,

    list: async ({ prefix, delimiter, page, after, limit = MOST_KEYS }, signal) => {
      const listing = readListing(
        await client.sendForXml({
          method: 'GET',
          query: {
            'list-type': '2',
            'encoding-type': 'url',
            prefix: prefix === '' ? undefined : prefix,
            delimiter,
            'continuation-token': page,
            'start-after': page === undefined ? after : undefined,
            'max-keys': String(Math.min(limit, MOST_KEYS)),
          },
          signal,
        }),
      );
      noteContent('objects', { path: [...listing.folders, ...listing.objects.map(({ key }) => key)] });
      return listing;
    },

    read: async (key, { range, ifMatch, signal } = {}) => {
      const headers = {
        ...(range ? { range: `bytes=${range[0]}-${range[1] ?? ''}` } : {}),
        ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
      };
      try {
        return await client.send({ method: 'GET', key, headers, signal });
      } catch (error) {
        if (!isStoreError(error, 'exists')) throw error;
        throw new ObjectStoreError('replaced', error.message, { cause: error });
      }
    },

    put: async (key, body, { ifNoneMatch, onProgress, signal, ...headers } = {}) => {
      const response = await client.send({
        method: 'PUT',
        key,
        headers: { ...requestHeaders(headers), ...(ifNoneMatch ? { 'if-none-match': ifNoneMatch } : {}) },
        body,
        onProgress,
        signal,
      });
      return { etag: bareTag(response.headers.get('etag')) };
    },

    copy: async (from, to, copyOptions = {}) => {
      const source = typeof from === 'string' ? { bucket, key: from } : from;
      const { headers, ifNoneMatch, signal } = copyOptions;
      try {
        await client.sendForXml({
          method: 'PUT',
          key: to,
          headers: {
            'x-amz-copy-source': copySource(source.bucket, source.key),
            ...(headers ? { 'x-amz-metadata-directive': 'REPLACE', ...requestHeaders(headers) } : {}),
            ...(ifNoneMatch ? { 'if-none-match': ifNoneMatch } : {}),
          },
          signal,
        });
      } catch (error) {
        const isTooLarge = isStoreError(error) && (error.kind === 'tooLarge' || error.code === 'InvalidRequest');
        if (!isTooLarge || isGone(source.key)) throw error;
        const elsewhere =
          source.bucket === bucket ? undefined : createObjectStore({ ...access, bucket: source.bucket });
        const facts = await (elsewhere ? elsewhere.head(source.key, signal) : head(source.key, signal));
        if (facts.size <= largestCopy) throw error;
        const store = { createUpload, completeUpload, abortUpload };
        await copyInParts({ client, store, source, facts, to, options: copyOptions, partSize: copiedPart });
      }
    },

    remove: async (keys, signal) => {
      const refused: Refused[] = [];
      for (const key of keys.filter((name) => !fitsXml(name))) refused.push(...(await removeOne(key, signal)));
      const others = keys.filter(fitsXml);
      for (let at = 0; at < others.length; at += MOST_KEYS)
        refused.push(...(await removeMany(others.slice(at, at + MOST_KEYS), signal)));
      return refused;
    },

    presign: (key, { expires, download, contentType }) =>
      client.presign(
        key,
        {
          'response-content-disposition': download === undefined ? undefined : attachment(download),
          'response-content-type': contentType,
        },
        expires,
      ),

    listUploads: async (prefix, page, signal) =>
      readUploads(
        await client.sendForXml({
          method: 'GET',
          query: {
            uploads: '',
            'encoding-type': 'url',
            prefix: prefix === '' ? undefined : prefix,
            'key-marker': page?.key,
            'upload-id-marker': page?.uploadId,
          },
          signal,
        }),
      ),

    listParts: async (key, uploadId, signal) => {
      const all: UploadedPart[] = [];
      let marker: string | undefined;
      do {
        const query = { uploadId, 'part-number-marker': marker };
        const { parts, next } = readParts(await client.sendForXml({ method: 'GET', key, query, signal }));
        all.push(...parts);
        marker = next;
      } while (marker !== undefined);
      return all;
    },

    uploadPart: async ({ key, uploadId, number }, body, { onProgress, signal } = {}) => {
      const response = await client.send({
        method: 'PUT',
        key,
        query: { partNumber: String(number), uploadId },
        body,
        onProgress,
        signal,
      });
      return bareTag(response.headers.get('etag'));
    },
  };
}
