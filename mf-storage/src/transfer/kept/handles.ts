import { accountId } from '@console/api';
import { notes } from './notes';

/** What browsers with file handles have beside TypeScript's own types. */
declare global {
  interface DataTransferItem {
    getAsFileSystemHandle?(): Promise<FileSystemHandle | null>;
  }
  interface FileSystemHandle {
    requestPermission?(descriptor: { mode: 'read' }): Promise<PermissionState>;
  }
}

const DATABASE = 'uploads';
const STORE = 'files';

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The database refused')));
  });

/** Does something with the kept handles; undefined where the browser keeps nothing, or has no room. */
async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>) {
  try {
    const opening = indexedDB.open(DATABASE, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
    const database = await resultOf(opening);
    try {
      return await work(database.transaction(STORE, mode).objectStore(STORE));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

/** Of whoever is signed in, as the notes are. */
const keyOf = (uploadId: string): string => `${accountId()} ${uploadId}`;

const isFileHandle = (value: unknown): value is FileSystemFileHandle =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'file';

/**
 * Keeps the way to the file of an upload, so that it can be gone on with after a reload. The browser asks before the file is read
 * again. Those of uploads that are not noted any more are forgotten.
 */
export async function keepHandle(uploadId: string, handle: FileSystemFileHandle): Promise<void> {
  const noted = new Set(
    notes()
      .map((note) => keyOf(note.uploadId))
      .concat(keyOf(uploadId)),
  );
  await inStore('readwrite', async (store) => {
    void store.put(handle, keyOf(uploadId));
    for (const key of await resultOf(store.getAllKeys()))
      if (typeof key === 'string' && key.startsWith(keyOf('')) && !noted.has(key)) store.delete(key);
  });
}

/** The way to the file that an upload was begun with, where it is known. */
export async function handleOf(uploadId: string): Promise<FileSystemFileHandle | undefined> {
  const kept: unknown = await inStore('readonly', (store) => resultOf<unknown>(store.get(keyOf(uploadId))));
  return isFileHandle(kept) ? kept : undefined;
}

export async function forgetHandle(uploadId: string): Promise<void> {
  await inStore('readwrite', (store) => resultOf(store.delete(keyOf(uploadId))));
}

/** Reads the file again. To be called by a press: the browser may ask. @returns why not, where it cannot */
export async function fileAgain(handle: FileSystemFileHandle): Promise<File | 'refused' | 'gone'> {
  try {
    if (((await handle.requestPermission?.({ mode: 'read' })) ?? 'granted') !== 'granted') return 'refused';
    return await handle.getFile();
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'gone';
  }
}
