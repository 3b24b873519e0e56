import type { StoredRow } from './persistence';
import { type IndexKey, type KeyOf, RowIndex } from './row-index';
import { RowSet } from './row-set';

/** What every row has: its key and the user that it belongs to (0: the site itself). */
export interface Row {
  readonly id: string;
  readonly user_id: number;
}

/** A row with its place in the order in which rows were added. */
export interface Placed<R extends Row = Row> {
  readonly row: R;
  readonly place: number;
}

/** What can be done with a collection without knowing its rows. */
export interface AnyCollection {
  readonly name: string;
  all(): readonly Row[];
  delete(id: string): void;
  load(row: Row): void;
  restore(id: string, before: Placed | undefined): void;
  /** A row as it is to be kept, with its place; none where it is gone. */
  stored(id: string): { readonly row: StoredRow; readonly place: number | undefined };
}

/** Records what a row was before it changed, so that a transaction can be taken back. */
export interface ChangeRecorder {
  record(collection: AnyCollection, id: string, before: Placed | undefined): void;
}

/** Hears of a row that is something else now; undefined where it was not there or is gone. Must not write. */
export type ChangeListener<R> = (before: R | undefined, after: R | undefined) => void;

/** Rows by what they are about, by the name of the index. */
export type Indexes<R, Name extends string> = Readonly<Record<Name, KeyOf<R>>>;

/**
 * Rows of one kind, in memory, in the order in which they were added. Rows are replaced, never changed in place. Lists
 * that are handed out never change either: while `all`, `of` or `by` answers the same list, its rows are the same.
 */
export class Collection<R extends Row, Name extends string = never> implements AnyCollection {
  readonly name: string;
  readonly #recorder: () => ChangeRecorder;
  readonly #placed = new Map<string, Placed<R>>();
  readonly #all = new RowSet<R>();
  readonly #ofUser = new RowIndex<R>((row) => row.user_id);
  readonly #indexes = new Map<Name, RowIndex<R>>();
  readonly #keys: Indexes<R, Name> | undefined;
  readonly #listeners: ChangeListener<R>[] = [];
  #nextPlace = 0;

  constructor(name: string, recorder: () => ChangeRecorder, keys?: Indexes<R, Name>) {
    this.name = name;
    this.#recorder = recorder;
    this.#keys = keys;
  }

  get(id: string): R | undefined {
    return this.#placed.get(id)?.row;
  }

  all(): readonly R[] {
    return this.#all.rows;
  }

  where(test: (row: R) => boolean): R[] {
    return this.#all.where(test);
  }

  find(test: (row: R) => boolean): R | undefined {
    return this.#all.find(test);
  }

  /** The rows of a user. */
  of(userId: number): readonly R[] {
    return this.#ofUser.rows(userId);
  }

  /** The rows that an index has under a key. */
  by(name: Name, key: IndexKey): readonly R[] {
    return this.#index(name).rows(key);
  }

  /** The first of the rows that an index has under a key. */
  oneBy(name: Name, key: IndexKey): R | undefined {
    return this.by(name, key)[0];
  }

  /** Tells of every change of a row from now on, also of one that is taken back. */
  watch(heard: ChangeListener<R>): void {
    this.#listeners.push(heard);
  }

  put(row: R): R {
    const before = this.#record(row.id);
    this.#set(row.id, before, { row, place: before?.place ?? this.#nextPlace++ });
    return row;
  }

  /** Replaces some fields of a row that is there; a row that is gone stays gone. */
  update(id: string, patch: Partial<R>): R | undefined {
    const row = this.get(id);
    return row && this.put({ ...row, ...patch });
  }

  delete(id: string): void {
    this.#set(id, this.#record(id), undefined);
  }

  /** Adds a row as it was kept; nothing is recorded. */
  load(row: Row): void {
    if (this.#isMine(row)) this.#set(row.id, undefined, { row, place: this.#nextPlace++ });
  }

  /** Makes a row what it was, in its place; nothing is recorded. */
  restore(id: string, before: Placed | undefined): void {
    const now = this.#placed.get(id);
    if (before === undefined) this.#set(id, now, undefined);
    else if (this.#isMine(before.row)) this.#set(id, now, { row: before.row, place: before.place });
  }

  stored(id: string): { readonly row: StoredRow; readonly place: number | undefined } {
    const placed = this.#placed.get(id);
    return { row: { collection: this.name, id, value: placed?.row }, place: placed?.place };
  }

  #set(id: string, before: Placed<R> | undefined, after: Placed<R> | undefined): void {
    if (before && before.place !== after?.place) {
      this.#all.delete(before.place);
      this.#replace(before.place, before.row, undefined);
    }
    if (!after) {
      this.#placed.delete(id);
      return;
    }
    this.#placed.set(id, after);
    this.#all.put(after.place, after.row);
    this.#replace(after.place, before?.place === after.place ? before.row : undefined, after.row);
  }

  #replace(place: number, before: R | undefined, after: R | undefined): void {
    this.#ofUser.replace(place, before, after);
    for (const index of this.#indexes.values()) index.replace(place, before, after);
    for (const heard of this.#listeners) heard(before, after);
  }

  /** An index is made when it is first asked, and kept from then on. */
  #index(name: Name): RowIndex<R> {
    const known = this.#indexes.get(name);
    if (known) return known;
    if (!this.#keys) throw new Error(`${this.name} has no index '${name}'`);
    const made = new RowIndex<R>(this.#keys[name]);
    for (const { row, place } of this.#placed.values()) made.replace(place, undefined, row);
    this.#indexes.set(name, made);
    return made;
  }

  #record(id: string): Placed<R> | undefined {
    const before = this.#placed.get(id);
    this.#recorder().record(this, id, before);
    return before;
  }

  /** Rows come back from where this collection put them, so the name of the collection vouches for the shape. */
  #isMine(row: Row): row is R {
    return typeof row.id === 'string';
  }
}
