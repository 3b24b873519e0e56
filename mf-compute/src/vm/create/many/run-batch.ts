import { randomId, toApiError, type ApiError } from '@console/api';
import { createQueue, startBulk, type Bulk } from '@console/area/progress';
import { plainMessage, type BulkRowResult } from '@console/ui';
import { isOutOfCapacity } from '@console/domain/order';
import type { CreateRequest } from '../order';
import { startMachine, type MachineFacts } from '../start-machine';
import { text } from '../texts';
import { addBatch, batchOf, batchPath, changeRows, isLeft, type BatchRow } from './batch';

const nothing = (): void => undefined;

/** Machines of all batches together: each of these calls takes half a minute. */
const queue = createQueue();

/** What is sent for a row, with its secrets: in memory only. */
export interface Order {
  readonly request: CreateRequest;
  readonly facts: MachineFacts;
}

interface Sent {
  /** In the order of the rows; one is replaced where it goes to another location. */
  readonly orders: Order[];
  readonly bulk: Bulk<{ readonly id: string }>;
}

/** By batch; those of before a reload are not known. */
const sent = new Map<string, Sent>();

const rowsOf = (id: string): readonly BatchRow[] => batchOf(id)?.rows ?? [];

const changeRow = (id: string, at: number, change: (row: BatchRow) => BatchRow): void =>
  changeRows(id, (row, index) => (index === at ? change(row) : row));

/** What will not be sent after a failure: the rest for a location without room; everything where the order itself is refused. */
function heldBy(error: ApiError, location: string): (row: BatchRow | undefined) => boolean {
  const isRefused = error.fieldErrors !== undefined || error.status === 400 || error.status === 403;
  return (row) => isRefused || (isOutOfCapacity(error) && row?.location === location);
}

/** Passwords are not kept for longer than they may be needed. */
function forget(id: string): void {
  sent.delete(id);
}

/** A row with what has become of it; an order that goes out again begins anew. */
function changedRow(row: BatchRow, { state, error }: BulkRowResult): BatchRow {
  switch (state) {
    case 'waiting':
      return { name: row.name, location: row.location, state };
    case 'running':
      return { ...row, state: 'creating' };
    case 'skipped':
      return { ...row, state: 'held' };
    case 'failed':
      return { ...row, state, error: toApiError(error) };
    case 'unknown':
      return { ...row, state: 'lost', error: toApiError(error) };
    default:
      return { ...row, state };
  }
}

/** Creates the machine of a row as a job. @throws ApiError */
const send = (id: string, at: number, { request, facts }: Order): Promise<void> =>
  new Promise((resolve, reject) => {
    const jobId = startMachine(request, facts, {
      onDone: (path) => {
        changeRow(id, at, (row) => ({ ...row, path }));
        resolve();
      },
      onFailed: reject,
    });
    changeRow(id, at, (row) => ({ ...row, jobId }));
  });

/**
 * Creates several machines, at most three at once, each as a job of its own. The first one that finds its location full
 * holds back the others that were to go there. @returns the id of the batch
 */
export function runBatch(all: readonly Order[]): string {
  const id = randomId();
  const orders = [...all];
  addBatch({
    id,
    rows: orders.map(({ request }) => ({ name: request.name, location: request.location, state: 'waiting' })),
  });
  const bulk = startBulk({
    rows: orders.map((_, index) => ({ id: String(index) })),
    label: text('many.creating', { n: orders.length }),
    queue,
    // A machine that is being created is found again after a reload.
    outlivesPage: true,
    run: async (at) => {
      const order = orders[Number(at)];
      if (order) await send(id, Number(at), order);
    },
    holds: (error, failed) => {
      const isHeld = heldBy(error, rowsOf(id)[Number(failed)]?.location ?? '');
      return (at) => isHeld(rowsOf(id)[Number(at)]);
    },
    onRow: (at, result) => {
      changeRow(id, Number(at), (row) => changedRow(row, result));
      if (rowsOf(id).every(({ state }) => state === 'done')) forget(id);
    },
    onGivenUp: () => forget(id),
    tell: {
      done: (n) => [text('many.ready', { n }), { view: { to: batchPath(id) } }],
      failed: () => text('many.leftOver', { n: rowsOf(id).filter(isLeft).length, all: orders.length }),
      unknown: (bulk) => {
        const unknowns = bulk.unknowns();
        const reasons = unknowns.flatMap((row) => bulk.result(row.id)?.error?.message ?? []);
        return text('many.unsure', { n: unknowns.length, all: orders.length, reason: plainMessage(reasons[0] ?? '') });
      },
    },
  });
  sent.set(id, { orders, bulk });
  return id;
}

/** Whether the page still knows what to send: not after a reload. */
export const canRetry = (id: string): boolean => sent.has(id);

/** Sends again what is left of a batch: what has failed, or was held back by that. */
export function retryRows(id: string): void {
  sent.get(id)?.bulk.retry();
}

/** Sends one row again, also one of which nobody knows whether it was carried out. */
export function retryRow(id: string, index: number): void {
  const isMeant = (at: string): boolean => Number(at) === index;
  sent.get(id)?.bulk.retryOf(isMeant);
  sent.get(id)?.bulk.sendAgainOf(isMeant);
}

/** A location that takes what others had no room for. */
export interface NewPlace {
  readonly location: string;
  /** Uuid of the host pool of the same name there, where one was chosen. */
  readonly pool: string | undefined;
  /** Uuids of machines of a name that are there already. */
  readonly known: (name: string) => readonly string[];
}

/** The same order for another location: its network and its pool are others. */
function movedOrder({ request, facts }: Order, { location, pool, known }: NewPlace): Order {
  const { network_uuid: _network, designated_pool_uuid: _pool, ...rest } = request;
  return {
    request: { ...rest, location, ...(pool === undefined ? {} : { designated_pool_uuid: pool }) },
    facts: { ...facts, known: known(request.name) },
  };
}

/** Sends to another location what found no room where it was to go. */
export function moveRows(id: string, isMoved: (row: BatchRow) => boolean, place: NewPlace): void {
  const batch = sent.get(id);
  if (!batch) return;
  const moved = new Set<number>();
  changeRows(id, (row, index) => {
    const order = batch.orders[index];
    if (!order || !isMoved(row)) return row;
    batch.orders[index] = movedOrder(order, place);
    moved.add(index);
    return { ...row, location: place.location };
  });
  batch.bulk.retryOf((at) => moved.has(Number(at)));
}

/** Says that a screen shows a batch: no toast tells its end. @returns the end of it */
export const showBatch = (id: string): (() => void) => sent.get(id)?.bulk.watch(nothing) ?? nothing;
