import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import {
  type ChangeSet,
  DataFolderError,
  type Persistence,
  SCHEMA_VERSION,
  type StoredRow,
} from '../store/persistence';

const FILE = 'sandbox.db';

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

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Keeps the state in one SQLite file of a folder; what a commit has acknowledged survives a kill. */
export class LibsqlPersistence implements Persistence {
  readonly #database: Database.Database;
  readonly #dataDir: string;

  /** @throws DataFolderError where the folder cannot be made, is damaged, or was written by another version */
  constructor(dataDir: string) {
    this.#dataDir = path.resolve(dataDir);
    try {
      mkdirSync(this.#dataDir, { recursive: true });
      this.#database = new Database(path.join(this.#dataDir, FILE));
      this.#prepare();
    } catch (error) {
      throw error instanceof DataFolderError ? error : unusable(this.#dataDir, reasonOf(error));
    }
  }

  #prepare(): void {
    const database = this.#database;
    database.exec('PRAGMA journal_mode = WAL');
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

  async commit({ site, rows }: ChangeSet): Promise<void> {
    const put = this.#database.prepare(
      'INSERT INTO rows (site, collection, id, value) VALUES (?, ?, ?, ?) ON CONFLICT (site, collection, id) DO UPDATE SET value = excluded.value',
    );
    const remove = this.#database.prepare('DELETE FROM rows WHERE site = ? AND collection = ? AND id = ?');
    this.#database.transaction(() => {
      for (const { collection, id, value } of rows) {
        if (value === undefined) remove.run(site, collection, id);
        else put.run(site, collection, id, JSON.stringify(value));
      }
    })();
  }

  async close(): Promise<void> {
    this.#database.close();
  }
}
