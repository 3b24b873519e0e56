import { toApiError, type ApiError } from '@console/api';
import { paths } from '@console/contract/paths';
import { toast } from '@console/ui';
import { isOutOfCapacity } from '../failure';
import type { CreateRequest } from '../order';
import { startMachine, type MachineFacts } from '../start-machine';
import { text } from '../texts';
import { isLeft, isOpen, type BatchRow } from './batch';
import { addBatch, batches, batchOf, changeRows } from './batch-store';

/** A browser has six connections to a host, and each of these calls takes half a minute. */
const AT_ONCE = 3;

/** What is sent for a row, with its secrets: in memory only. */
export interface Order {
  readonly request: CreateRequest;
  readonly facts: MachineFacts;
}

/** By batch; those of before a reload have none. */
const ordersOf = new Map<string, Order[]>();
/** Batches that a screen shows: nothing of them has to be told elsewhere. */
const shown = new Set<string>();

const rowsOf = (id: string): readonly BatchRow[] => batchOf(id)?.rows ?? [];

const changeRow = (id: string, at: number, row: Partial<BatchRow>): void =>
  changeRows(id, (known, index) => (index === at ? { ...known, ...row } : known));

/** What will not be sent after a failure: the rest for a location without room; everything where the order itself is refused. */
function hold(id: string, error: ApiError, location: string): void {
  const isRefused = error.fieldErrors !== undefined || error.status === 400 || error.status === 403;
  const isHeld = (row: BatchRow): boolean => isRefused || (isOutOfCapacity(error) && row.location === location);
  changeRows(id, (row) => (row.state === 'waiting' && isHeld(row) ? { ...row, state: 'held' } : row));
}

/** The address of the machines that were ordered together. */
export const batchPath = (id: string): string => `${paths.vmCreate()}?batch=${id}`;

/** Tells once how all of them ended, where no screen shows it. */
function tell(id: string): void {
  const rows = rowsOf(id);
  if (shown.has(id) || rows.length === 0 || rows.some(isOpen)) return;
  const left = rows.filter(isLeft).length;
  if (left > 0) toast.error(text('many.leftOver', { n: left, all: rows.length }), { retry: () => retryRows(id) });
  else toast.success(text('many.ready', { n: rows.length }), { view: { to: batchPath(id) } });
}

function send(id: string, at: number, { request, facts }: Order): void {
  const jobId = startMachine(request, facts, {
    onDone: (path) => {
      changeRow(id, at, { state: 'done', path });
      // Passwords are not kept for longer than they may be needed.
      if (rowsOf(id).every(({ state }) => state === 'done')) ordersOf.delete(id);
      pump();
      tell(id);
    },
    onFailed: (thrown) => {
      const error = toApiError(thrown);
      if (error.aborted) {
        // The credential has changed: what was still to be sent was ordered by somebody else.
        ordersOf.clear();
        return;
      }
      changeRow(id, at, { state: 'failed', error });
      hold(id, error, request.location);
      pump();
      tell(id);
    },
  });
  changeRow(id, at, { state: 'creating', jobId });
}

/** The next row that waits, of the batch that waits longest. */
function nextRow(): { id: string; at: number; order: Order } | undefined {
  for (const { id, rows } of batches().toReversed()) {
    const at = rows.findIndex(({ state }) => state === 'waiting');
    const order = ordersOf.get(id)?.[at];
    if (order) return { id, at, order };
  }
  return undefined;
}

const openCount = (): number =>
  batches().reduce((sum, { id, rows }) => {
    const isOurs = ordersOf.has(id);
    return sum + (isOurs ? rows.filter(({ state }) => state === 'creating').length : 0);
  }, 0);

/** Sends what waits, as far as there is room for more at once. */
function pump(): void {
  while (openCount() < AT_ONCE) {
    const next = nextRow();
    if (!next) return;
    send(next.id, next.at, next.order);
  }
}

/** What has not been sent yet would be lost with the page: the browser asks before. */
function askBeforeLeaving(event: BeforeUnloadEvent): void {
  if (nextRow()) event.preventDefault();
}

/**
 * Creates several machines, at most three at once, each as a job of its own. The first one that finds its location full
 * holds back the others that were to go there. @returns the id of the batch
 */
export function runBatch(orders: readonly Order[]): string {
  const id = crypto.randomUUID();
  ordersOf.set(id, [...orders]);
  window.addEventListener('beforeunload', askBeforeLeaving);
  addBatch({
    id,
    rows: orders.map(({ request }) => ({ name: request.name, location: request.location, state: 'waiting' })),
  });
  pump();
  return id;
}

/** Whether the page still knows what to send: not after a reload. */
export const canRetry = (id: string): boolean => ordersOf.has(id);

/** Sends again what is left of a batch, or one row of it. */
export function retryRows(id: string, only?: number): void {
  if (!canRetry(id)) return;
  changeRows(id, (row, index) =>
    isLeft(row) && (only === undefined || only === index)
      ? { name: row.name, location: row.location, state: 'waiting' }
      : row,
  );
  pump();
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
  const orders = ordersOf.get(id);
  if (!orders) return;
  changeRows(id, (row, index) => {
    const order = orders[index];
    if (!order || !isMoved(row)) return row;
    orders[index] = movedOrder(order, place);
    return { name: row.name, location: place.location, state: 'waiting' };
  });
  pump();
}

/** Says that a screen shows a batch. @returns the end of it */
export function showBatch(id: string): () => void {
  shown.add(id);
  return () => shown.delete(id);
}
