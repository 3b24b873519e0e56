import { type ChangeSet, MemoryPersistence } from '../store/persistence';

export type SeenRow = Readonly<Record<string, unknown>>;

/** A row that a commit changed: what it was before, and what it is. */
export interface Change {
  readonly collection: string;
  readonly before: SeenRow | undefined;
  readonly after: SeenRow | undefined;
}

const isRow = (value: unknown): value is SeenRow => typeof value === 'object' && value !== null;

/** Keeps the state in memory and tells what each commit changed. */
export class Recorder extends MemoryPersistence {
  readonly #rows = new Map<string, SeenRow>();
  #changes: Change[] = [];

  override async commit(changes: ChangeSet): Promise<void> {
    for (const { collection, id, value } of changes.rows) {
      const key = `${changes.site}/${collection}/${id}`;
      const after = isRow(value) ? value : undefined;
      this.#changes.push({ collection, before: this.#rows.get(key), after });
      if (after) this.#rows.set(key, after);
      else this.#rows.delete(key);
    }
    await super.commit(changes);
  }

  /** The changes since the last time that they were taken. */
  take(): Change[] {
    const taken = this.#changes;
    this.#changes = [];
    return taken;
  }
}
