import type { ChangedRow, UndoLog } from './undo-log';
import type { Persistence, StoredRow } from './persistence';

/**
 * What is to be kept of changed rows, as they are now, in the order of their places. One that was taken away and put back
 * has another place: it is taken away there, too.
 */
function rowsOf(undoLog: readonly ChangedRow[]): StoredRow[] {
  const gone: StoredRow[] = [];
  const kept: { readonly row: StoredRow; readonly place: number }[] = [];
  for (const { collection, id, before } of undoLog) {
    const { row, place } = collection.stored(id);
    if (before && before.place !== place) gone.push({ ...row, value: undefined });
    if (place !== undefined) kept.push({ row, place });
  }
  return [...gone, ...kept.toSorted((a, b) => a.place - b.place).map(({ row }) => row)];
}

/** Transactions that are committed together. */
class Batch {
  readonly undoLog: UndoLog[] = [];
  readonly committed: Promise<void>;
  resolve: () => void = () => undefined;
  reject: (reason: unknown) => void = () => undefined;

  constructor() {
    this.committed = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    // Whoever waits hears of it; a batch that nobody waits for any more is no crash.
    this.committed.catch(() => undefined);
  }

  get rows(): StoredRow[] {
    const changes = new Map<string, ChangedRow>();
    for (const undoLog of this.undoLog) undoLog.addTo(changes);
    return rowsOf([...changes.values()]);
  }
}

/**
 * Commits transactions in their order, those that came together as one. When a commit fails, what it should have kept
 * is taken back, and so is whatever was done since: it may stand on what is gone.
 */
export class Committer {
  readonly #siteId: string;
  readonly #persistence: Persistence;
  readonly #onUndone: () => void;
  #open: Batch | undefined;
  #inFlight: Batch | undefined;

  constructor(siteId: string, persistence: Persistence, onUndone: () => void) {
    this.#siteId = siteId;
    this.#persistence = persistence;
    this.#onUndone = onUndone;
  }

  /** Resolves when a transaction is kept. @throws what the persistence throws, after the transaction was taken back */
  add(undoLog: UndoLog): Promise<void> {
    if (!this.#open) {
      this.#open = new Batch();
      if (!this.#inFlight) this.#gather();
    }
    this.#open.undoLog.push(undoLog);
    return this.#open.committed;
  }

  /** Resolves when everything that was done so far is kept. */
  async settled(): Promise<void> {
    await (this.#open ?? this.#inFlight)?.committed;
  }

  #gather(): void {
    const flush = (): void => void this.#flush();
    if (this.#persistence.gather) this.#persistence.gather(flush);
    else queueMicrotask(flush);
  }

  async #flush(): Promise<void> {
    const batch = this.#open;
    if (!batch) return;
    this.#inFlight = batch;
    this.#open = undefined;
    try {
      await this.#persistence.commit({ site: this.#siteId, rows: batch.rows });
      this.#inFlight = undefined;
      batch.resolve();
    } catch (error) {
      this.#inFlight = undefined;
      this.#takeBack(batch, error);
    }
    if (this.#open) this.#gather();
  }

  #takeBack(failed: Batch, reason: unknown): void {
    const since = this.#open;
    this.#open = undefined;
    const lost = since ? [failed, since] : [failed];
    for (const undoLog of lost.flatMap((batch) => batch.undoLog).toReversed()) undoLog.undo();
    this.#onUndone();
    for (const batch of lost) batch.reject(reason);
  }
}
