import { createHash } from 'node:crypto';
import { ObjectStoreError } from '../../../object-store/error';
import type { Body, ObjectStore, UploadedPart } from '../../../object-store/types';

/** The ETag of all content here: it takes no memory. */
const TAG = createHash('md5').digest('hex');
const tagOfParts = (count: number): string =>
  `${createHash('md5').update(TAG.repeat(count), 'hex').digest('hex')}-${count}`;

const sizeOf = (body: Body): number => (body instanceof Blob ? body.size : body.length);

interface FakeUpload {
  readonly key: string;
  readonly parts: Map<number, UploadedPart>;
}

type Call = 'put' | 'part' | 'create' | 'complete' | 'abort' | 'list' | 'parts';

/** A store in memory that fails as it is told, and counts what it is asked. */
export function fakeStore() {
  const objects = new Map<string, number>();
  const tags = new Map<string, string>();
  const uploads = new Map<string, FakeUpload>();
  const calls: string[] = [];
  let before: (call: Call, what: string, signal?: AbortSignal) => Promise<void> | void = () => undefined;
  let after: (call: Call, what: string) => void = () => undefined;
  let most = 0;
  let now = 0;
  let ids = 0;
  const work = async <T>(call: Call, what: string, signal: AbortSignal | undefined, make: () => T): Promise<T> => {
    calls.push(`${call} ${what}`);
    const sends = call === 'put' || call === 'part' ? 1 : 0;
    now += sends;
    most = Math.max(most, now);
    try {
      await Promise.resolve();
      await before(call, what, signal);
      signal?.throwIfAborted();
      const made = make();
      after(call, what);
      return made;
    } finally {
      now -= sends;
    }
  };
  const uploadOf = (uploadId: string): FakeUpload => {
    const upload = uploads.get(uploadId);
    if (!upload) throw new ObjectStoreError('noUpload', 'No such upload');
    return upload;
  };
  const checkNew = (key: string, ifNoneMatch?: '*'): void => {
    if (ifNoneMatch && objects.has(key)) throw new ObjectStoreError('exists', 'There is one');
  };
  const store: ObjectStore = {
    bucket: 'photos',
    list: ({ prefix }, signal) =>
      work('list', prefix, signal, () => ({
        folders: [],
        objects: [...objects]
          .filter(([key]) => key.startsWith(prefix))
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, size]) => ({ key, size, modified: new Date(0), etag: tags.get(key) ?? '' })),
      })),
    head: () => Promise.reject(new Error('not asked')),
    read: () => Promise.reject(new Error('not asked')),
    copy: () => Promise.reject(new Error('not asked')),
    remove: () => Promise.reject(new Error('not asked')),
    presign: () => Promise.reject(new Error('not asked')),
    put: (key, body, { ifNoneMatch, onProgress, signal } = {}) =>
      work('put', key, signal, () => {
        checkNew(key, ifNoneMatch);
        onProgress?.(sizeOf(body));
        objects.set(key, sizeOf(body));
        tags.set(key, TAG);
        return { etag: TAG };
      }),
    createUpload: (key, _headers, signal) =>
      work('create', key, signal, () => {
        ids += 1;
        uploads.set(`u${ids}`, { key, parts: new Map() });
        return `u${ids}`;
      }),
    uploadPart: ({ uploadId, number }, body, { onProgress, signal } = {}) =>
      work('part', String(number), signal, () => {
        onProgress?.(body.size);
        uploadOf(uploadId).parts.set(number, { number, size: body.size, etag: TAG });
        return TAG;
      }),
    listParts: (_key, uploadId, signal) =>
      work('parts', uploadId, signal, () => [...uploadOf(uploadId).parts.values()]),
    listUploads: () =>
      Promise.resolve({
        uploads: Array.from(uploads, ([uploadId, { key }]) => ({ uploadId, key, started: new Date(0) })),
      }),
    completeUpload: (key, uploadId, parts, { ifNoneMatch, signal } = {}) =>
      work('complete', key, signal, () => {
        checkNew(key, ifNoneMatch);
        const known = uploadOf(uploadId).parts;
        const size = parts.reduce((sum, { number, etag }) => {
          const part = known.get(number);
          if (part?.etag !== etag) throw new ObjectStoreError('other', 'InvalidPart');
          return sum + part.size;
        }, 0);
        uploads.delete(uploadId);
        objects.set(key, size);
        tags.set(key, tagOfParts(parts.length));
        return { etag: tagOfParts(parts.length) };
      }),
    abortUpload: (_key, uploadId) => work('abort', uploadId, undefined, () => void uploads.delete(uploadId)),
  };
  return {
    store,
    objects,
    uploads,
    calls,
    /** How many requests that bring content were under way at once. */
    most: () => most,
    /** Called before a request is carried out: may wait or throw. */
    before: (hook: typeof before) => {
      before = hook;
    },
    /** Called when it was carried out: what is thrown here is a lost answer. */
    after: (hook: typeof after) => {
      after = hook;
    },
  };
}

/** A file of a size that takes no memory: only its bounds are asked for. */
export function fakeFile(name: string, size: number, lastModified = 1): File {
  const file = new File([], name, { lastModified });
  Object.defineProperty(file, 'size', { value: size });
  Object.defineProperty(file, 'arrayBuffer', { value: async () => new ArrayBuffer(0) });
  Object.defineProperty(file, 'slice', {
    value: (start = 0, end = size) => {
      const blob = new Blob([]);
      Object.defineProperty(blob, 'size', { value: Math.min(size, end) - start });
      return blob;
    },
  });
  return file;
}
