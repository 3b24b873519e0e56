import { mutate, SWRConfig } from 'swr';
import { ownValue } from '@console/contract/own-value';
import { noteResponse, reportBackgroundFailure } from './background';
import { isShown } from './cache';
import type { KeptRows } from './kept/view';
import { isAborted, toApiError, type ApiError } from './error';
import { retryDelay } from './retry';

/** What is known of one location. */
export interface Cell<Row> {
  /** While it is loading its rows are those of another board, if there are any. */
  readonly state: 'loading' | 'ready' | 'failed';
  readonly rows: readonly Row[];
  /** When its rows came in, epoch milliseconds. */
  readonly at?: number;
  /** What the last visit, or the last response of this one, has left of a location that has not answered since. */
  readonly kept?: KeptRows<Row>;
  readonly error?: ApiError;
  /** Epoch milliseconds of the next try. */
  readonly retryAt?: number;
}

/** The responses of several locations to one call, by slug. */
export type Board<Row> = Readonly<Record<string, Cell<Row>>>;

interface Turn {
  readonly number: number;
  readonly timer?: ReturnType<typeof setTimeout>;
}

/** The latest request to each location of each board; older responses are dropped. */
const turns = new Map<string, Turn>();

const turnOf = (key: string, slug: string): string => `${key}@${slug}`;

function nextTurn(key: string, slug: string): number {
  const name = turnOf(key, slug);
  const last = turns.get(name);
  clearTimeout(last?.timer);
  const number = (last?.number ?? 0) + 1;
  turns.set(name, { number });
  return number;
}

const isLatest = (key: string, slug: string, number: number): boolean =>
  turns.get(turnOf(key, slug))?.number === number;

/** Changes one cell of a board in the cache; the change sees what is there. */
function update<Row>(key: string, slug: string, change: (before: Cell<Row> | undefined) => Cell<Row>): void {
  void mutate<Board<Row>>(key, (board = {}) => ({ ...board, [slug]: change(ownValue(board, slug)) }), {
    revalidate: false,
  });
}

function cellOf(key: string, slug: string): Cell<unknown> | undefined {
  const board: Board<unknown> | undefined = SWRConfig.defaultValue.cache.get(key)?.data;
  return board && ownValue(board, slug);
}

const readyCell = <Row>(rows: readonly Row[]): Cell<Row> => ({ state: 'ready', rows, at: Date.now() });

/**
 * Rows that another board of the same call and parameters has of a location, the newest of them: the page of one thing shows
 * what its list knows while it asks.
 */
function rowsElsewhere<Row>(key: string, slug: string): Cell<Row> | undefined {
  const prefix = key.slice(0, key.lastIndexOf('|') + 1);
  const { cache } = SWRConfig.defaultValue;
  let newest: Cell<Row> | undefined;
  for (const other of cache.keys()) {
    if (other === key || !other.startsWith(prefix)) continue;
    const board: Board<Row> | undefined = cache.get(other)?.data;
    const cell = board && ownValue(board, slug);
    if (cell?.state === 'ready' && (cell.at ?? 0) >= (newest?.at ?? 0)) newest = cell;
  }
  return newest;
}

/** Puts on a board what the last visit has left of a location; only while nothing newer is known of it. */
export function showKept<Row>(key: string, slug: string, kept: KeptRows<Row>): void {
  update<Row>(key, slug, (before = { state: 'loading', rows: [] }) =>
    before.state === 'ready' || before.rows.length > 0 ? before : { ...before, kept },
  );
}

/** What stays of a cell that does not answer: what it has answered last, on this visit or on the one before. */
function keptOf<Row>(before: Cell<Row> | undefined): Pick<Cell<Row>, 'kept'> {
  if (before?.state === 'ready' && before.at !== undefined) return { kept: { rows: before.rows, at: before.at } };
  return before?.kept ? { kept: before.kept } : {};
}

/** Puts rows on a board that came another way: from the tab that polls. */
export function receiveCell<Row>(key: string, slug: string, rows: readonly Row[]): void {
  nextTurn(key, slug);
  update<Row>(key, slug, () => readyCell(rows));
}

/**
 * Asks one location and puts its response on the board. Rows that are there, on this board or on another one, stay until the
 * response has come, or until no try is left.
 * @param attempt how many retries have been made
 */
export async function loadCell<Row>(
  key: string,
  slug: string,
  load: (slug: string) => Promise<readonly Row[]>,
  attempt = 0,
): Promise<void> {
  const number = nextTurn(key, slug);
  update<Row>(key, slug, (before) =>
    before?.state === 'ready'
      ? before
      : { state: 'loading', rows: rowsElsewhere<Row>(key, slug)?.rows ?? [], ...keptOf(before) },
  );
  try {
    const rows = await load(slug);
    if (!isLatest(key, slug, number)) return;
    noteResponse(turnOf(key, slug));
    update<Row>(key, slug, () => readyCell(rows));
  } catch (thrown) {
    if (!isLatest(key, slug, number) || isAborted(thrown)) return;
    const error = toApiError(thrown);
    const delay = retryDelay(error, attempt);
    if (delay === undefined) {
      if (cellOf(key, slug)?.state === 'ready') reportBackgroundFailure(turnOf(key, slug), error);
      update<Row>(key, slug, (before) => ({ state: 'failed', rows: [], error, ...keptOf(before) }));
      return;
    }
    const retryAt = Date.now() + delay;
    update<Row>(key, slug, (before) =>
      before && (before.state === 'ready' || before.rows.length > 0)
        ? before
        : { state: 'failed', rows: [], error, retryAt, ...keptOf(before) },
    );
    const timer = setTimeout(() => {
      if (isShown(key)) void loadCell(key, slug, load, attempt + 1);
    }, delay);
    turns.set(turnOf(key, slug), { number, timer });
  }
}
