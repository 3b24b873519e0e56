import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { BlobStore, ByteRange } from '../s3/blob-store';
import type { Bytes } from '../s3/body/bytes';
import { withQuota } from './quota';

interface Schema extends DBSchema {
  blobs: { key: [site: string, id: string]; value: Blob };
}

/** Keeps the content of objects in the browser's database. */
export class IndexedDbBlobs implements BlobStore {
  readonly #database: IDBPDatabase<Schema>;

  private constructor(database: IDBPDatabase<Schema>) {
    this.#database = database;
  }

  /** @throws DOMException where the browser gives no database */
  static async open(name: string): Promise<IndexedDbBlobs> {
    return new IndexedDbBlobs(
      await openDB<Schema>(name, 1, {
        upgrade(opened) {
          opened.createObjectStore('blobs');
        },
      }),
    );
  }

  async put(site: string, id: string, content: AsyncIterable<Bytes>): Promise<void> {
    const parts: Bytes[] = [];
    // A chunk may be a view of a buffer that is used again.
    for await (const part of content) parts.push(part.slice());
    await this.#database.put('blobs', new Blob(parts), [site, id]).catch((error: unknown) => {
      throw withQuota(error);
    });
  }

  async get(site: string, id: string, { start, end }: ByteRange): Promise<ReadableStream<Bytes> | undefined> {
    const blob = await this.#database.get('blobs', [site, id]);
    return blob?.slice(start, end).stream();
  }

  async delete(site: string, ids: readonly string[]): Promise<void> {
    const { store, done } = this.#database.transaction('blobs', 'readwrite');
    await Promise.all([...ids.map((id) => store.delete([site, id])), done]);
  }

  async list(site: string): Promise<readonly string[]> {
    const keys = await this.#database.getAllKeys('blobs', IDBKeyRange.bound([site], [site, []]));
    return keys.map(([, id]) => id);
  }
}
