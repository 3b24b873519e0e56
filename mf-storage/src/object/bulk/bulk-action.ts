import { onCredentialChange } from '@console/api';
import { reportError } from '@console/area';
import { startBulk, type Bulk } from '@console/area/progress';
import { failureMessages } from '../../object-store';
import { isUnsure, type enterObjects } from '../../journal/enter-objects';
import { tellChanged } from '../changes';
import { browserText } from '../texts';

/** What was not done, and why, in words. */
export interface Refusal {
  readonly key: string;
  readonly reason: string;
}

export interface WorkResult<Item> {
  readonly refused: readonly {
    readonly item: Item;
    readonly reason: string;
    /** Nobody knows whether the store has done it. */
    readonly isUnsure?: boolean;
  }[];
  /** Objects that are not there any more. */
  readonly gone?: readonly string[];
}

interface Batch {
  readonly id: string;
}

/** Something that is done to many objects. It lives on its own, in the menu of jobs, and goes on elsewhere in the console. */
export interface BulkAction {
  readonly id: number;
  readonly bucket: string;
  /** 'Delete 3 objects' */
  readonly label: string;
  /** Objects in all, and those that were dealt with. */
  readonly of: number;
  readonly done: () => number;
  readonly refused: () => readonly Refusal[];
  /** What to tell when nothing was refused. */
  readonly doneText: () => string;
  /** Tries again what was refused. */
  readonly retry: () => void;
  readonly bulk: Bulk<Batch>;
}

export interface BulkActionOptions<Item> {
  readonly bucket: string;
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** Items of one request, or of a few that follow each other. */
  readonly batch: number;
  /** Deals with the items of one batch. What it throws has refused all of them. */
  readonly work: (items: readonly Item[]) => Promise<WorkResult<Item>>;
  /** Enters it in the journal, and what is tried again. */
  readonly enter: (items: readonly Item[]) => ReturnType<typeof enterObjects>;
  readonly doneText: (count: number) => string;
  readonly failedText: (count: number) => string;
}

let actions: readonly BulkAction[] = [];
let count = 0;
const listeners = new Set<() => void>();
const set = (next: readonly BulkAction[]): void => {
  actions = next;
  for (const listener of listeners) listener();
};
onCredentialChange(() => set([]));

export const bulkActionsNow = (): readonly BulkAction[] => actions;
export const onBulkActions = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Takes one that has ended out of sight. */
export const forgetBulkAction = (id: number): void => set(actions.filter((one) => one.id !== id));

/** Begins at once, three batches at a time. */
export function startBulkAction<Item>(options: BulkActionOptions<Item>): BulkAction {
  const { bucket, label, items, keyOf, batch, work, enter, doneText, failedText } = options;
  const left = new Map<string, readonly Item[]>();
  const refusals = new Map<string, readonly Refusal[]>();
  for (let at = 0; at < items.length; at += batch) left.set(String(at), items.slice(at, at + batch));
  let done = 0;
  let hasUnsure = false;
  const refused = (): readonly Refusal[] => [...refusals.values()].flat();
  const run = async (id: string): Promise<void> => {
    const mine = left.get(id) ?? [];
    refusals.delete(id);
    let result: WorkResult<Item>;
    try {
      result = await work(mine);
    } catch (error) {
      reportError(error);
      const reason = failureMessages(error).title;
      result = { refused: mine.map((item) => ({ item, reason, isUnsure: isUnsure(error) })) };
    }
    done += mine.length - result.refused.length;
    hasUnsure ||= result.refused.some((one) => one.isUnsure);
    left.set(
      id,
      result.refused.map(({ item }) => item),
    );
    tellChanged(bucket, new Set(result.gone));
    const [first] = result.refused;
    if (!first) return;
    refusals.set(
      id,
      result.refused.map(({ item, reason }) => ({ key: keyOf(item), reason })),
    );
    throw new Error(first.reason);
  };
  const enterRun = (): (() => void) => {
    const open = [...left.values()].flat();
    const before = done;
    hasUnsure = false;
    const end = enter(open);
    return () => {
      const [mine, of] = [done - before, open.length];
      if (mine === of) return end({ outcome: 'ok' });
      const reason = refused()[0]?.reason ?? browserText('journal.stopped');
      const message = mine === 0 ? reason : browserText('journal.some', { done: mine, of, reason });
      return end({ outcome: hasUnsure ? 'unknown' : 'failed', message });
    };
  };
  let endRun = items.length > 0 ? enterRun() : undefined;
  const bulk = startBulk<Batch>({
    rows: [...left.keys()].map((id) => ({ id })),
    label,
    run,
    tell: {
      done: () => [doneText(done)],
      failed: () => failedText(refused().length),
      unknown: () => failedText(refused().length),
    },
  });
  bulk.subscribe(() => {
    if (bulk.isRunning()) endRun ??= enterRun();
    else {
      endRun?.();
      endRun = undefined;
    }
  });
  count += 1;
  const action: BulkAction = {
    id: count,
    bucket,
    label,
    of: items.length,
    done: () => done,
    refused,
    doneText: () => doneText(done),
    retry: bulk.retry,
    bulk,
  };
  set([action, ...actions.filter((one) => one.bulk.isRunning() || one.refused().length > 0)]);
  return action;
}
