import type { Listing, ObjectStore } from '../../object-store/types';
import { entriesOf, type Entry } from './entry';

/** Objects that are read of one folder at most: a page keeps them all. */
export const MOST_ENTRIES = 100_000;
/** Pages of a thousand that are read without being asked for. */
const PAGES_AT_FIRST = 5;
/** After so many, what was read is shown every so many pages: to sort a long list takes its time. */
const SHOWN_EACH = 10;

export interface FolderState {
  readonly entries: readonly Entry[];
  readonly isReading: boolean;
  /** All of the folder was read. */
  readonly isComplete: boolean;
  /** There is more than a page can keep. */
  readonly isFull: boolean;
  /** Of the last request; what was read before stays. */
  readonly error: unknown;
  /** An object of the folder's own name keeps it while it is empty. */
  readonly hasMarker: boolean;
  /** Nothing has come yet. */
  readonly isNew: boolean;
}

export interface Folder {
  readonly get: () => FolderState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Reads on: the next pages, or all that is left. */
  readonly readOn: (pages?: number) => void;
  readonly stop: () => void;
  /** Reads as much as before anew; what is shown stays until then. */
  readonly refresh: () => void;
  /** Takes out what is known to be gone. */
  readonly forget: (keys: ReadonlySet<string>) => void;
}

const FIRST: FolderState = {
  entries: [],
  isReading: false,
  isComplete: false,
  isFull: false,
  error: undefined,
  hasMarker: false,
  isNew: true,
};

/**
 * What is in one folder of a bucket, page by page.
 * @param begins only names in it that begin so
 */
export function createFolder(store: Pick<ObjectStore, 'list'>, prefix: string, begins = ''): Folder {
  let state = FIRST;
  let next: string | undefined;
  let pages = 0;
  let abort: AbortController | undefined;
  const listeners = new Set<() => void>();
  const set = (change: Partial<FolderState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const request = (page: string | undefined, signal: AbortSignal): Promise<Listing> =>
    store.list({ prefix: prefix + begins, delimiter: '/', ...(page === undefined ? {} : { page }) }, signal);

  /** @param known what stands before it; @param after where it begins */
  const read = async (
    most: number,
    known: readonly Entry[],
    after: string | undefined,
    shows: boolean,
  ): Promise<void> => {
    abort?.abort();
    const own = new AbortController();
    abort = own;
    let [entries, at, count, hasMarker] = [known, after, 0, known.length > 0 && state.hasMarker];
    set({ isReading: true, error: undefined });
    const show = (isReading: boolean): void => {
      next = at;
      const isFull = at !== undefined && entries.length >= MOST_ENTRIES;
      set({ entries, isComplete: at === undefined, isFull, hasMarker, isReading, isNew: false });
    };
    try {
      do {
        const page = await request(at, own.signal);
        if (own.signal.aborted) return;
        count += 1;
        if (shows) pages += 1;
        hasMarker ||= page.objects.some(({ key }) => key === prefix);
        entries = [...entries, ...entriesOf(page, prefix)];
        at = page.next;
        const isOver = at === undefined || count >= most || entries.length >= MOST_ENTRIES;
        if (!isOver && shows && (pages <= SHOWN_EACH || pages % SHOWN_EACH === 0)) show(true);
        if (isOver) break;
      } while (!own.signal.aborted);
      if (!shows) pages = count;
      show(false);
    } catch (error) {
      if (own.signal.aborted) return;
      // What a longer list was read of is kept; half of one that is read anew is not.
      if (shows && count > 0) show(false);
      set({ isReading: false, error });
    }
  };
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readOn: (most = state.isNew ? PAGES_AT_FIRST : Infinity) => {
      if (!state.isReading && !state.isComplete && !state.isFull) void read(most, state.entries, next, true);
    },
    stop: () => {
      abort?.abort();
      if (state.isReading) set({ isReading: false });
    },
    refresh: () => void read(Math.max(pages, PAGES_AT_FIRST), [], undefined, state.isNew),
    forget: (keys) => {
      const entries = state.entries.filter(({ key }) => !keys.has(key));
      if (entries.length < state.entries.length) set({ entries });
    },
  };
}
