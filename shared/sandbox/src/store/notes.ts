import type { AnyCollection, Journal, Placed } from './collection';
import type { StoredRow } from './persistence';

interface Note {
  readonly collection: AnyCollection;
  readonly id: string;
  readonly before: Placed | undefined;
}

/** What one transaction changed: each row as it was before its first change. */
export class Notes implements Journal {
  readonly #notes = new Map<string, Note>();

  note(collection: AnyCollection, id: string, before: Placed | undefined): void {
    const key = `${collection.name}/${id}`;
    if (!this.#notes.has(key)) this.#notes.set(key, { collection, id, before });
  }

  get isEmpty(): boolean {
    return this.#notes.size === 0;
  }

  /** Adds the rows as they are now to a list of rows by their keys. */
  addTo(rows: Map<string, StoredRow>): void {
    for (const [key, { collection, id }] of this.#notes) rows.set(key, collection.stored(id));
  }

  /** Makes every row what it was. */
  undo(): void {
    for (const { collection, id, before } of this.#notes.values()) collection.restore(id, before);
  }
}
