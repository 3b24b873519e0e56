import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type ChangeSet, type Persistence, SCHEMA_VERSION, type StoredRow } from '../store/persistence';
import { withQuota } from './quota';

interface KeptRow {
  readonly site: string;
  readonly collection: string;
  readonly id: string;
  readonly value: unknown;
}

interface Schema extends DBSchema {
  /** The key is the row's place in the order in which rows were added. */
  rows: { key: number; value: KeptRow; indexes: { site: string } };
}

const nameOf = (site: string, { collection, id }: Pick<StoredRow, 'collection' | 'id'>): string =>
  JSON.stringify([site, collection, id]);

/** Keeps the state in the browser's database; a state of another layout is dropped. */
export class IndexedDbPersistence implements Persistence {
  readonly #database: IDBPDatabase<Schema>;
  readonly #places = new Map<string, number>();
  #next = 1;

  private constructor(database: IDBPDatabase<Schema>) {
    this.#database = database;
  }

  /** @throws DOMException where the browser gives no database */
  static async open(name: string): Promise<IndexedDbPersistence> {
    const database = await openDB<Schema>(name, SCHEMA_VERSION, {
      upgrade(opened) {
        if (opened.objectStoreNames.contains('rows')) opened.deleteObjectStore('rows');
        opened.createObjectStore('rows').createIndex('site', 'site');
      },
    });
    return new IndexedDbPersistence(database);
  }

  async load(site: string): Promise<readonly StoredRow[]> {
    const { store, done } = this.#database.transaction('rows');
    const newest = await store.openKeyCursor(null, 'prev');
    this.#next = Math.max(this.#next, (newest?.key ?? 0) + 1);
    const index = store.index('site');
    const [keys, rows] = await Promise.all([index.getAllKeys(site), index.getAll(site), done]);
    keys.forEach((key, at) => {
      const row = rows[at];
      if (row) this.#places.set(nameOf(site, row), key);
    });
    return rows.map(({ collection, id, value }) => ({ collection, id, value }));
  }

  async commit({ site, rows }: ChangeSet): Promise<void> {
    const transaction = this.#database.transaction('rows', 'readwrite');
    const { store } = transaction;
    const places = new Map<string, number | undefined>();
    // Told by what is awaited below, unless writing has thrown before.
    transaction.done.catch(() => undefined);
    try {
      const writes = rows.map(({ collection, id, value }) => {
        const name = nameOf(site, { collection, id });
        const known = places.has(name) ? places.get(name) : this.#places.get(name);
        if (value === undefined) {
          places.set(name, undefined);
          return known === undefined ? undefined : store.delete(known);
        }
        const place = known ?? this.#next++;
        places.set(name, place);
        return store.put({ site, collection, id, value }, place);
      });
      await Promise.all([...writes, transaction.done]);
    } catch (error) {
      throw withQuota(error);
    }
    // Only what was kept: the next commit must find the rows of one that was not where they still are.
    for (const [name, place] of places) {
      if (place === undefined) this.#places.delete(name);
      else this.#places.set(name, place);
    }
  }

  async close(): Promise<void> {
    this.#database.close();
  }
}
