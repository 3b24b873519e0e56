import { RowSet } from './row-set';

export type IndexKey = string | number;

/** What a row is found by: one key, several, or none. */
export type KeyOf<R> = (row: R) => IndexKey | null | undefined | readonly IndexKey[];

const NONE: readonly never[] = [];

/** The rows of a collection by what they are about. */
export class RowIndex<R> {
  readonly #keyOf: KeyOf<R>;
  readonly #sets = new Map<IndexKey, RowSet<R>>();

  constructor(keyOf: KeyOf<R>) {
    this.#keyOf = keyOf;
  }

  /** In the order of the collection; the same list as before while none of them has changed. */
  rows(key: IndexKey): readonly R[] {
    return this.#sets.get(key)?.rows ?? NONE;
  }

  /** Takes note that the row of a place was one thing and is another now; undefined where there is none. */
  replace(place: number, before: R | undefined, after: R | undefined): void {
    const kept = after === undefined ? NONE : this.#keysOf(after);
    if (before !== undefined) {
      for (const key of this.#keysOf(before)) if (!kept.includes(key)) this.#remove(key, place);
    }
    if (after === undefined) return;
    for (const key of kept) {
      const set = this.#sets.get(key) ?? new RowSet<R>();
      set.put(place, after);
      this.#sets.set(key, set);
    }
  }

  #keysOf(row: R): readonly IndexKey[] {
    const key = this.#keyOf(row);
    if (key === null || key === undefined) return NONE;
    return typeof key === 'object' ? key : [key];
  }

  #remove(key: IndexKey, place: number): void {
    const set = this.#sets.get(key);
    set?.delete(place);
    if (set?.isEmpty) this.#sets.delete(key);
  }
}
