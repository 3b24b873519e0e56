import type { StoredRow } from './persistence';

/** What every row has: its key and the user that it belongs to (0: the site itself). */
export interface Row {
  readonly id: string;
  readonly user_id: number;
}

/** What can be done with a collection without knowing its rows. */
export interface AnyCollection {
  readonly name: string;
  keys(): Row[];
  delete(id: string): void;
  restore(id: string, row: Row | undefined): void;
  stored(id: string): StoredRow;
}

/** Notes what a row was before it changed, so that a transaction can be taken back. */
export interface Journal {
  note(collection: AnyCollection, id: string, before: Row | undefined): void;
}

/** Rows of one kind, in memory, in the order in which they were added. Rows are replaced, never changed in place. */
export class Collection<R extends Row> implements AnyCollection {
  readonly name: string;
  readonly #rows = new Map<string, R>();
  readonly #journal: () => Journal;

  constructor(name: string, journal: () => Journal) {
    this.name = name;
    this.#journal = journal;
  }

  get(id: string): R | undefined {
    return this.#rows.get(id);
  }

  all(): R[] {
    return [...this.#rows.values()];
  }

  keys(): Row[] {
    return this.all();
  }

  where(test: (row: R) => boolean): R[] {
    const found: R[] = [];
    for (const row of this.#rows.values()) if (test(row)) found.push(row);
    return found;
  }

  find(test: (row: R) => boolean): R | undefined {
    for (const row of this.#rows.values()) if (test(row)) return row;
    return undefined;
  }

  of(userId: number): R[] {
    return this.where((row) => row.user_id === userId);
  }

  put(row: R): R {
    this.#note(row.id);
    this.#rows.set(row.id, row);
    return row;
  }

  /** Replaces some fields of a row that is there; a row that is gone stays gone. */
  update(id: string, patch: Partial<R>): R | undefined {
    const row = this.#rows.get(id);
    return row && this.put({ ...row, ...patch });
  }

  delete(id: string): void {
    this.#note(id);
    this.#rows.delete(id);
  }

  /** Sets a row without a note: for loading, and for taking a transaction back. */
  restore(id: string, row: Row | undefined): void {
    if (row === undefined) this.#rows.delete(id);
    else if (this.#isMine(row)) this.#rows.set(id, row);
  }

  stored(id: string): StoredRow {
    return { collection: this.name, id, value: this.#rows.get(id) };
  }

  #note(id: string): void {
    this.#journal().note(this, id, this.#rows.get(id));
  }

  /** Rows come back from where this collection put them, so the name of the collection vouches for the shape. */
  #isMine(row: Row): row is R {
    return typeof row.id === 'string';
  }
}
