import type { ChangeSet, Persistence, StoredRow } from './persistence';

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
