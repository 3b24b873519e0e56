/** Layout of the rows; a folder with another number is refused. */
export const SCHEMA_VERSION = 4;

/** A row as it is kept: the collection that it belongs to, its key, and its content as plain JSON data. */
export interface StoredRow {
  readonly collection: string;
  readonly id: string;
  readonly value: unknown;
}

/** All that transactions of one site changed together; `value: undefined` removes the row. */
export interface ChangeSet {
  readonly site: string;
  readonly rows: readonly StoredRow[];
}

/**
 * Where the state of all sites is kept. The store works in memory and hands over each transaction's changes, whole,
 * before the response goes out; a commit that fails is undone in memory. Asynchronous, because a browser's database is.
 */
export interface Persistence {
  /** Every row of a site; empty for a site that was never committed. */
  load(site: string): Promise<readonly StoredRow[]>;
  /** Keeps all changes or none. @throws StorageFullError where there is no room for them */
  commit(changes: ChangeSet): Promise<void>;
  /** Calls back when it is time to commit what has come together; at once where it is not there. */
  gather?(flush: () => void): void;
  close?(): Promise<void>;
}

/** The folder with the state cannot be used. The message is one line that says what to do. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/** There is no room to keep what was done: nothing of it is kept. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';

  constructor(cause: unknown) {
    super('No storage is left on the server: nothing was changed. Free some space, then try again.', { cause });
  }
}

/** Keeps the state for the life of the process: for tests and for a sandbox without a folder. */
export class MemoryPersistence implements Persistence {
  readonly #sites = new Map<string, Map<string, StoredRow>>();

  async load(site: string): Promise<readonly StoredRow[]> {
    return [...(this.#sites.get(site)?.values() ?? [])];
  }

  async commit({ site, rows }: ChangeSet): Promise<void> {
    const kept = this.#sites.get(site) ?? new Map<string, StoredRow>();
    this.#sites.set(site, kept);
    for (const row of rows) {
      const key = `${row.collection}/${row.id}`;
      if (row.value === undefined) kept.delete(key);
      else kept.set(key, row);
    }
  }
}
