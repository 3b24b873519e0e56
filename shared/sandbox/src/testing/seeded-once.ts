import * as v from 'valibot';
import { type ChangeSet, MemoryPersistence, type StoredRow } from '../store/persistence';

/** Of a site's own row only this goes on. */
const Numbered = v.looseObject({ next_number: v.number() });

/**
 * Keeps of each site what was committed first, which is its seed: every sandbox that is started with it begins there,
 * without seeding anew, and what happens to one is not there in the next. Only its count of numbers goes on, so that none is
 * given twice; its clock does not, or what is due would be overdue at some point, on some days of a month.
 */
export class SeededOnce extends MemoryPersistence {
  readonly #seeds = new Map<string, StoredRow | undefined>();

  override async commit({ site, rows }: ChangeSet): Promise<void> {
    const own = rows.find(({ collection }) => collection === 'site');
    if (!this.#seeds.has(site)) {
      this.#seeds.set(site, own);
      return super.commit({ site, rows });
    }
    const seed = this.#seeds.get(site);
    if (!own?.value || !seed?.value) return super.commit({ site, rows: [] });
    const { next_number } = v.parse(Numbered, own.value);
    return super.commit({ site, rows: [{ ...seed, value: { ...v.parse(Numbered, seed.value), next_number } }] });
  }
}
