import { useEffect, useSyncExternalStore } from 'react';
import { invalidate } from '@console/api';
import { listVms, type Vm } from '@console/contract/vm';
import type { PendingAction } from './can';
import { expiryOf, isOver, markedVm, readMark, readMarks, removeMark, writeMark, type Mark } from './pending-marks';

/** Of this page, which waits for the answers; by machine, the latest last: a stop may be forced while it hangs. */
const own = new Map<string, readonly Mark[]>();
/** Of the other tabs of this browser, and of the page that was here before a reload. */
const others = new Map<string, Mark>();

let pending: ReadonlyMap<string, PendingAction> = new Map();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function forget(uuid: string, mark: Mark): void {
  others.delete(uuid);
  removeMark(uuid, mark.id);
}

/** Lets go of marks that are too old, and looks again when the next one will be. */
function expire(): void {
  const now = Date.now();
  for (const [uuid, mark] of others) if (expiryOf(mark) <= now) forget(uuid, mark);
  clearTimeout(timer);
  const next = Math.min(...[...others.values()].map(expiryOf));
  if (Number.isFinite(next)) timer = setTimeout(update, next - now);
}

function update(): void {
  expire();
  const latest = [...own].flatMap(([uuid, marks]) => marks.slice(-1).map((mark) => [uuid, mark] as const));
  pending = new Map([...others, ...latest].map(([uuid, { action }]) => [uuid, action]));
  for (const listener of listeners) listener();
}

/** Another tab began or ended something: what it has changed is asked for. */
function receive({ key, storageArea }: StorageEvent): void {
  const uuid = key === null || storageArea !== window.localStorage ? undefined : markedVm(key);
  if (uuid === undefined) return;
  const mark = readMark(uuid);
  if (mark) others.set(uuid, mark);
  else others.delete(uuid);
  update();
  void invalidate(listVms);
}

/** The page goes: the server does what it was asked, but this page will not say when. */
function leave(): void {
  for (const [uuid, marks] of own) for (const mark of marks) writeMark(uuid, { ...mark, at: Date.now(), left: true });
}

let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('storage', receive);
  window.addEventListener('pagehide', leave);
  for (const [uuid, mark] of readMarks()) if (!own.has(uuid)) others.set(uuid, mark);
  update();
}

function subscribe(listener: () => void): () => void {
  listen();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * What is being done to machines and has no answer yet, by machine: by this page, by the other tabs of this browser, and
 * by the page that was here before a reload, until the machine's status says that it is over.
 */
export const usePendingActions = (): ReadonlyMap<string, PendingAction> =>
  useSyncExternalStore(subscribe, () => pending);

/** Whether somebody else waits for a change of a machine: then its status is worth asking for again and again. */
export const isAwaitedElsewhere = (uuid: string): boolean => others.has(uuid);

/** Lets go of what the statuses of machines say is over. */
export function useSettledActions(vms: readonly Pick<Vm, 'uuid' | 'status'>[]): void {
  useEffect(() => {
    if (others.size === 0) return;
    const over = vms.flatMap((vm) => {
      const mark = others.get(vm.uuid);
      return mark && isOver(mark, vm) ? [{ uuid: vm.uuid, mark }] : [];
    });
    for (const { uuid, mark } of over) forget(uuid, mark);
    if (over.length > 0) update();
  }, [vms]);
}

/** Sets what this page does to a machine; the other tabs are told the latest of it. */
function setOwn(uuid: string, marks: readonly Mark[]): void {
  const latest = marks.at(-1);
  if (latest) {
    own.set(uuid, marks);
    writeMark(uuid, latest);
  } else own.delete(uuid);
  update();
}

/** Marks a machine while `work` runs, here and in the other tabs. */
export async function whilePending<T>(uuid: string, action: PendingAction, work: () => Promise<T>): Promise<T> {
  const mark: Mark = { id: crypto.randomUUID(), action, at: Date.now(), left: false };
  listen();
  const before = own.get(uuid) ?? [];
  setOwn(uuid, [...before, mark]);
  try {
    return await work();
  } finally {
    const rest = (own.get(uuid) ?? []).filter((other) => other !== mark);
    setOwn(uuid, rest);
    if (rest.length === 0) removeMark(uuid, mark.id);
  }
}
