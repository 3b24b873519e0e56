import type { AnyCollection, Journal, Placed } from './collection';

/** A row that was changed, as it was before. */
export interface Note {
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

  /** Adds what was changed to a list of changes by their keys, each as it was before the first of them. */
  addTo(changes: Map<string, Note>): void {
    for (const [key, note] of this.#notes) if (!changes.has(key)) changes.set(key, note);
  }

  /** Makes every row what it was. */
  undo(): void {
    for (const { collection, id, before } of this.#notes.values()) collection.restore(id, before);
  }
}
