import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { reasonOf } from '../reason-of';
import { checkedKey, DOCUMENT_BYTES, type Store, StoreError } from './store';

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Files that are being written. No key begins with a dot. */
const HALF = '.half-';

async function filesBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    const below = await Promise.all(
      entries
        .filter(({ name }) => !name.startsWith('.'))
        .map(async (entry) => {
          const file = path.join(folder, entry.name);
          return entry.isDirectory() ? filesBelow(file) : [file];
        }),
    );
    return below.flat();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** A folder of this machine, or one that machines share whose file system knows hard links (NFS does). */
export function folderStore(root: string): Store {
  const fileOf = (key: string): string => path.join(root, checkedKey(key));

  /** What the file system says, with the place and a way on. */
  const asStoreError = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof StoreError) throw error;
      const reason = reasonOf(error);
      throw new StoreError(`The registry ${root} can't be used: ${reason}. Check the path and its rights.`);
    }
  };

  async function create(key: string, content: Uint8Array): Promise<boolean> {
    const file = fileOf(key);
    await mkdir(path.dirname(file), { recursive: true });
    const half = path.join(path.dirname(file), `${HALF}${randomUUID()}`);
    try {
      const handle = await open(half, 'wx');
      try {
        await handle.writeFile(content);
        // What is promised must be there after a power cut, too.
        await handle.sync();
      } finally {
        await handle.close();
      }
      // Unlike a rename, a link never takes the place of what is there.
      await link(half, file);
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(half, { force: true });
    }
  }

  async function read(key: string, limit: number): Promise<Buffer | undefined> {
    try {
      const pieces: Buffer[] = [];
      const stream: AsyncIterable<Buffer> = createReadStream(fileOf(key), { end: limit });
      for await (const piece of stream) pieces.push(piece);
      return Buffer.concat(pieces);
    } catch (error) {
      if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return undefined;
      throw error;
    }
  }

  async function list(prefix: string, after = ''): Promise<string[]> {
    if (prefix !== '') checkedKey(prefix);
    const folder = path.join(root, prefix.slice(0, prefix.lastIndexOf('/') + 1));
    const keys = (await filesBelow(folder)).map((file) => path.relative(root, file).split(path.sep).join('/'));
    return keys.filter((key) => key.startsWith(prefix) && key > after).toSorted((a, b) => (a < b ? -1 : 1));
  }

  return {
    place: root,
    read: (key, limit = DOCUMENT_BYTES) => asStoreError(read(key, limit)),
    create: (key, content) => asStoreError(create(key, content)),
    list: (prefix, after) => asStoreError(list(prefix, after)),
    remove: async (key) => asStoreError(rm(fileOf(key), { force: true })),
  };
}
