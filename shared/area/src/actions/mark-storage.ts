import * as v from 'valibot';
import { storage } from '@console/api';
import type { Vm } from '@console/contract/vm';
import { pendingActions, type PendingAction } from './can';

const PREFIX = 'vmPending:';

/** How long a mark is believed: no answer is waited for longer; a tab that crashed takes none back. */
const LIVE_MS = 360_000;
/** The same where the tab that waited for the answer has gone: nobody will say when it has come. */
const LEFT_MS = 60_000;
/** A change that leaves the status as it is cannot be seen to end. */
const LEFT_CHANGE_MS = 15_000;

/** 'Something is being done to this machine', for the other tabs of this browser and for the next page of this one. */
const Mark = v.object({
  /** Tells one action from the next. */
  id: v.string(),
  action: v.picklist(pendingActions),
  /** Epoch milliseconds, of this browser's clock. */
  at: v.number(),
  /** The page that waited for the answer has gone. */
  left: v.optional(v.boolean(), false),
});
export type Mark = v.InferOutput<typeof Mark>;

/** The machine that a key of the storage is about; undefined for other keys. */
export const markedVm = (key: string): string | undefined =>
  key.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;

function parse(text: string | undefined): Mark | undefined {
  try {
    const read = v.safeParse(Mark, JSON.parse(text ?? 'null'));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

export const readMark = (uuid: string): Mark | undefined => parse(storage.persistent.get(PREFIX + uuid));

export function writeMark(uuid: string, mark: Mark): void {
  storage.persistent.set(PREFIX + uuid, JSON.stringify(mark));
}

/** Takes a mark away, unless another action has taken its place. */
export function removeMark(uuid: string, id: string): void {
  if (readMark(uuid)?.id === id) storage.persistent.remove(PREFIX + uuid);
}

/** The marks of all machines. */
export function readMarks(): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const key of storage.persistent.keys()) {
    const uuid = markedVm(key);
    const mark = uuid === undefined ? undefined : readMark(uuid);
    if (uuid !== undefined && mark) marks.set(uuid, mark);
  }
  return marks;
}

/** Until when a mark is believed, in epoch milliseconds. */
export function expiryOf({ action, at, left }: Mark): number {
  if (!left) return at + LIVE_MS;
  return at + (action === 'change' ? LEFT_CHANGE_MS : LEFT_MS);
}

/** The status that a machine has after an action; a restart that nobody goes on with ends stopped. */
const endOf: Readonly<Partial<Record<PendingAction, string>>> = {
  start: 'running',
  reinstall: 'running',
  stop: 'stopped',
  restart: 'stopped',
  restore: 'stopped',
};

/** Whether a machine's status says that an action whose page has gone is over. */
export const isOver = ({ action, left }: Mark, vm: Pick<Vm, 'status'>): boolean => left && vm.status === endOf[action];
