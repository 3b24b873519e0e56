import type { AnyCollection, ChangeRecorder, Placed } from './collection';

/** A row that was changed, as it was before. */
export interface ChangedRow {
  readonly collection: AnyCollection;
  readonly id: string;
  readonly before: Placed | undefined;
}

/** What one transaction changed: each row as it was before its first change. */
export class UndoLog implements ChangeRecorder {
  readonly #rows = new Map<string, ChangedRow>();

  record(collection: AnyCollection, id: string, before: Placed | undefined): void {
    const key = `${collection.name}/${id}`;
    if (!this.#rows.has(key)) this.#rows.set(key, { collection, id, before });
  }

  get isEmpty(): boolean {
    return this.#rows.size === 0;
  }

  /** Adds what was changed to a list of changes by their keys, each as it was before the first of them. */
  addTo(changes: Map<string, ChangedRow>): void {
    for (const [key, row] of this.#rows) if (!changes.has(key)) changes.set(key, row);
  }

  /** Makes every row what it was. */
  undo(): void {
    for (const { collection, id, before } of this.#rows.values()) collection.restore(id, before);
  }
}
