import { type ChangeSet, MemoryPersistence } from '../store/persistence';

/**
 * Keeps of each site what was committed first, which is its seed: every sandbox that is started with it begins there,
 * without seeding anew, and what happens to one is not there in the next. Only the site's own row goes on, so that no
 * number is given twice.
 */
export class SeededOnce extends MemoryPersistence {
  readonly #seeded = new Set<string>();

  override async commit({ site, rows }: ChangeSet): Promise<void> {
    const kept = this.#seeded.has(site) ? rows.filter(({ collection }) => collection === 'site') : rows;
    this.#seeded.add(site);
    await super.commit({ site, rows: kept });
  }
}
