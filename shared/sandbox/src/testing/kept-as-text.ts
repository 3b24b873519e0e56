import { type ChangeSet, MemoryPersistence, type StoredRow } from '../store/persistence';

/** Keeps the state as a database does, as text, and tells which sites were written to. */
export class KeptAsText extends MemoryPersistence {
  #written: { site: string; row: string }[] = [];
  /** Sites that were written to, until somebody who has tidied up takes them out. */
  readonly changed = new Set<string>();

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
    this.#written.push(...rows.map(({ collection, id }) => ({ site, row: `${collection}/${id}` })));
    this.changed.add(site);
    await super.commit({ site, rows: texts });
  }

  /** Rows that were written since the last time that this was asked, with their sites. */
  takeWritten(): readonly { readonly site: string; readonly row: string }[] {
    const written = this.#written;
    this.#written = [];
    return written;
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
