import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import {
  type ChangeSet,
  DataFolderError,
  type Persistence,
  SCHEMA_VERSION,
  StorageFullError,
  type StoredRow,
} from '../store/persistence';

const FILE = 'sandbox.db';
const LOCK_FILE = 'sandbox.lock';

interface KeptRow {
  readonly collection: string;
  readonly id: string;
  readonly value: string;
}

const isKeptRow = (row: unknown): row is KeptRow =>
  typeof row === 'object' && row !== null && 'collection' in row && 'value' in row;

const unusable = (dataDir: string, why: string): DataFolderError =>
  new DataFolderError(
    `The data folder ${dataDir} cannot be used (${why.replace(/\s+/g, ' ').trim()}): move it away to start afresh, or name another folder in SANDBOX_DATA.`,
  );

const inUse = (dataDir: string): DataFolderError =>
  new DataFolderError(
    `The data folder ${dataDir} is in use by another server: stop that one, or name another folder in SANDBOX_DATA.`,
  );

const isFull = (error: unknown): boolean => /database or disk is full/i.test(reasonOf(error));

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export interface LibsqlOptions {
  /** Bytes that the file may take, rounded to pages of the database. */
  readonly largest?: number;
}

/** Keeps the state in one SQLite file of a folder; what a commit has acknowledged survives a kill. */
export class LibsqlPersistence implements Persistence {
  readonly #database: Database.Database;
  readonly #lock: Database.Database;
  readonly #dataDir: string;
  readonly #write: (changes: ChangeSet) => void;

  /** @throws DataFolderError where the folder cannot be made, is damaged, in use, or was written by another version */
  constructor(dataDir: string, { largest }: LibsqlOptions = {}) {
    this.#dataDir = path.resolve(dataDir);
    try {
      mkdirSync(this.#dataDir, { recursive: true });
      this.#lock = new Database(path.join(this.#dataDir, LOCK_FILE));
      // The state is in one process's memory. The lock goes with the process, however it ends.
      this.#lock.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      throw this.#faultOf(error);
    }
    try {
      this.#database = new Database(path.join(this.#dataDir, FILE));
      this.#prepare();
      if (largest !== undefined) this.#limit(largest);
      this.#check();
      this.#write = this.#writer();
    } catch (error) {
      this.#unlock();
      throw error instanceof DataFolderError ? error : this.#faultOf(error);
    }
  }

  #unlock(): void {
    this.#lock.exec('ROLLBACK');
    this.#lock.close();
  }

  #faultOf(error: unknown): DataFolderError {
    const reason = reasonOf(error);
    return /locked|busy/i.test(reason) ? inUse(this.#dataDir) : unusable(this.#dataDir, reason);
  }

  /** Looks once at every page and row, so that damage is found at the start and not by a customer. */
  #check(): void {
    const found: unknown = this.#database.prepare('PRAGMA quick_check(1)').get();
    const isWhole = typeof found === 'object' && found !== null && Object.values(found).includes('ok');
    const broken: unknown = this.#database.prepare('SELECT id FROM rows WHERE NOT json_valid(value) LIMIT 1').get();
    if (!isWhole || broken !== undefined) throw unusable(this.#dataDir, 'its content is damaged');
  }

  #prepare(): void {
    const database = this.#database;
    database.exec('PRAGMA journal_mode = WAL');
    // A commit is in the log before it is acknowledged and survives the process; only a crash of the machine may lose some.
    database.exec('PRAGMA synchronous = NORMAL');
    database.exec('CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)');
    database.exec(
      'CREATE TABLE IF NOT EXISTS rows (site TEXT, collection TEXT, id TEXT, value TEXT NOT NULL, PRIMARY KEY (site, collection, id))',
    );
    const kept: unknown = database.prepare("SELECT value FROM meta WHERE key = 'schema'").get();
    const version = typeof kept === 'object' && kept !== null && 'value' in kept ? Number(kept.value) : undefined;
    if (version === undefined) database.prepare("INSERT INTO meta VALUES ('schema', ?)").run(String(SCHEMA_VERSION));
    else if (version !== SCHEMA_VERSION) {
      throw unusable(
        this.#dataDir,
        `it was written by version ${version} of the layout, this is version ${SCHEMA_VERSION}`,
      );
    }
  }

  #limit(bytes: number): void {
    const found: unknown = this.#database.prepare('PRAGMA page_size').get();
    const pageSize =
      typeof found === 'object' && found !== null && 'page_size' in found ? Number(found.page_size) : 4096;
    this.#database.exec(`PRAGMA max_page_count = ${Math.floor(bytes / pageSize)}`);
  }

  async load(site: string): Promise<readonly StoredRow[]> {
    try {
      const rows: unknown[] = this.#database
        .prepare('SELECT collection, id, value FROM rows WHERE site = ? ORDER BY rowid')
        .all(site);
      return rows
        .filter(isKeptRow)
        .map(({ collection, id, value }): StoredRow => ({ collection, id, value: JSON.parse(value) }));
    } catch (error) {
      throw unusable(this.#dataDir, reasonOf(error));
    }
  }

  async commit(changes: ChangeSet): Promise<void> {
    this.#write(changes);
  }

  /** Once everything that has already arrived has been dealt with: what comes together is one transaction of the file. */
  gather(flush: () => void): void {
    setImmediate(flush);
  }

  /** Writes all changes or none. @throws StorageFullError */
  #writer(): (changes: ChangeSet) => void {
    const put = this.#database.prepare(
      'INSERT INTO rows (site, collection, id, value) VALUES (?, ?, ?, ?) ON CONFLICT (site, collection, id) DO UPDATE SET value = excluded.value',
    );
    const remove = this.#database.prepare('DELETE FROM rows WHERE site = ? AND collection = ? AND id = ?');
    const database = this.#database;
    return ({ site, rows }) => {
      try {
        database.exec('BEGIN');
        for (const { collection, id, value } of rows) {
          if (value === undefined) remove.run(site, collection, id);
          else put.run(site, collection, id, JSON.stringify(value));
        }
        database.exec('COMMIT');
      } catch (error) {
        // Where there is no room the database has rolled back by itself, and says so of a second time.
        if (database.inTransaction) database.exec('ROLLBACK');
        throw isFull(error) ? new StorageFullError(error) : error;
      }
    };
  }

  async close(): Promise<void> {
    this.#database.close();
    this.#unlock();
  }
}
