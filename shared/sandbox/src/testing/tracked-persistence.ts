import { type ChangeSet, MemoryPersistence, type StoredRow } from '../store/persistence';

/** Keeps the state in memory, and tells what was written. */
export class TrackedPersistence extends MemoryPersistence {
  #written: { site: string; row: string }[] = [];
  /** Sites that were written to, until somebody who has tidied up takes them out. */
  readonly changed = new Set<string>();

  override async commit(changes: ChangeSet): Promise<void> {
    const { site, rows } = changes;
    this.#written.push(...rows.map(({ collection, id }) => ({ site, row: `${collection}/${id}` })));
    this.changed.add(site);
    await super.commit(changes);
  }

  /** Rows that were written since the last time that this was asked, with their sites. */
  takeWritten(): readonly { readonly site: string; readonly row: string }[] {
    const written = this.#written;
    this.#written = [];
    return written;
  }
}

/** The same, but kept as a database does: as text. */
export class KeptAsText extends TrackedPersistence {
  override async load(site: string): Promise<readonly StoredRow[]> {
    const rows = await super.load(site);
    return rows.map(({ collection, id, value }) => ({ collection, id, value: JSON.parse(String(value)) }));
  }

  override async commit({ site, rows }: ChangeSet): Promise<void> {
    const texts = rows.map(({ collection, id, value }) => ({
      collection,
      id,
      value: value === undefined ? undefined : JSON.stringify(value),
    }));
    await super.commit({ site, rows: texts });
  }

  /** All rows of a site as one text, in an order that does not depend on how they came to be. */
  async dump(site: string): Promise<string> {
    const rows = await super.load(site);
    return rows
      .map(({ collection, id, value }) => `${collection}/${id} ${String(value)}`)
      .toSorted()
      .join('\n');
  }
}
