import { useCallback, useEffect, useMemo, useRef } from 'react';
import useSWR from 'swr';
import type * as v from 'valibot';
import type { Endpoint } from '@console/contract/endpoint';
import { cacheKey, retain } from './cache';
import { checkResponse } from './check-response';
import type { ApiError } from './error';
import { noteView, readView } from './kept/view';
import { loadCell, receiveCell, showKept, type Board } from './location-board';
import { usePolling } from './polling';
import { queryPolicy, type QueryOptions } from './query';
import { useSession } from './session';
import { beginAsking, shareResponse } from './shared-responses';
import { together } from './together';
import { noteUnread, unreadOf, unreadRow, type UnreadRow } from './unread';
import { callWithContent } from './transport';

/** A row with the slug of the location that it came from. */
export type Located<Row> = Row & { readonly location: string };

/** How far one location is. */
export interface LocationState {
  readonly slug: string;
  readonly state: 'loading' | 'ready' | 'failed';
  /** How many rows it has, also such as could not be read. */
  readonly count: number;
  /** Rows that could not be read, or only in part, where there are any. */
  readonly unread?: readonly UnreadRow[];
  /** When its kept rows were read, epoch milliseconds: only while there are some. */
  readonly asOf?: number;
  readonly error?: ApiError;
  /** Epoch milliseconds of the next try. */
  readonly retryAt?: number;
  readonly retry: () => void;
}

export interface LocationsQuery<Row> {
  /** Rows of the locations that have answered, in the order of the locations. */
  readonly rows: readonly Located<Row>[];
  /**
   * What the last visit, or the last response of this one, has left of locations that have not answered since, where that was
   * asked for: only to be looked at. Of the last visit these rows have the declared parts of the call and no others, and may be gone. A shell that is older than an area has none.
   */
  readonly kept?: readonly Located<Row>[];
  readonly locations: readonly LocationState[];
  /** No location has answered or failed yet. */
  readonly isLoading: boolean;
  /** Every location has answered or failed. */
  readonly isComplete: boolean;
  readonly reload: (slug?: string) => Promise<void>;
}

export interface LocationsQueryOptions<Row> extends QueryOptions<readonly Located<Row>[]> {
  /** Also shows what the last visit has left, where the call says what may be kept. */
  readonly showsKept?: boolean;
}

type LocatedList<Params extends v.GenericSchema, Row> = Endpoint<Params, v.GenericSchema<unknown, Row[]>>;
type OtherParams<Params extends v.GenericSchema> = Omit<v.InferInput<Params>, 'location'>;

/**
 * Asks one call of several locations and merges the responses: each row is stamped with its location, each location has
 * its own state, and a failing one hides no other.
 * @param endpoint a call that takes `location` and answers a list
 * @param params its other parameters, if any
 */
export function useLocationsQuery<Params extends v.GenericSchema, Row extends object>(
  endpoint: LocatedList<Params, Row>,
  locations: readonly string[],
  params?: OtherParams<Params>,
  { pollWhile, pollMs, showsKept = false }: LocationsQueryOptions<Row> = {},
): LocationsQuery<Row> {
  const { credential } = useSession();
  const key = credential === undefined ? null : cacheKey(endpoint, params ?? {}, locations);
  const loadOne = useRef<(slug: string) => Promise<readonly Located<Row>[]>>(null);
  const load = async (slug: string): Promise<readonly Located<Row>[]> => {
    const at = beginAsking(key, slug);
    const { content, response } = await callWithContent(endpoint, { ...params, location: slug });
    if (key !== null) {
      shareResponse(key, slug, content, at);
      noteView(endpoint, key, slug, content);
    }
    await together();
    return stamped(response, slug);
  };
  useEffect(() => {
    loadOne.current = load;
  });
  const loadBoard = async (): Promise<Board<Located<Row>>> => {
    if (key !== null) await Promise.all(locations.map((slug) => loadCell(key, slug, load)));
    return {};
  };
  const { data: board, mutate } = useSWR<Board<Located<Row>>, ApiError>(key, loadBoard, queryPolicy);
  useEffect(() => (key === null ? undefined : retain(key)), [key]);

  const reload = useCallback(
    async (slug?: string) => {
      if (slug === undefined || key === null) await mutate();
      else await loadCell(key, slug, (one) => loadOne.current?.(one) ?? Promise.resolve([]));
    },
    [key, mutate],
  );
  const slugs = locations.join();
  useEffect(() => {
    if (key === null || !showsKept || !endpoint.kept || slugs === '') return;
    for (const slug of slugs.split(',')) {
      void readView(endpoint, key, slug).then(
        (kept) => kept && showKept(key, slug, { ...kept, rows: stamped(kept.rows, slug) }),
      );
    }
  }, [key, slugs, showsKept, endpoint]);
  const { rowId } = endpoint;
  const view = useMemo(
    () => viewOf(board, slugs === '' ? [] : slugs.split(','), { reload, rowId, showsKept }),
    [board, slugs, reload, rowId, showsKept],
  );
  usePolling({
    key,
    active: view.rows.length > 0 && pollWhile?.(view.rows) === true,
    pollMs,
    refetch: () => Promise.all(locations.map((slug) => reload(slug))),
    receive(slug, content) {
      if (key !== null && locations.includes(slug))
        receiveCell(key, slug, stamped(checkResponse(endpoint, content), slug));
    },
  });
  return view;
}

/** Rows with their location. The check of a response makes new objects, which are nobody else's yet: to copy thousands takes long. */
function stamped<Row extends object>(rows: readonly Row[], slug: string): readonly Located<Row>[] {
  const located = rows.map((row) => Object.assign(row, { location: slug }));
  noteUnread(located, unreadOf(rows));
  return located;
}

/**
 * Rows whose id is none that was seen before. What two locations say they have is shown at the first: an action on the other
 * would go to the wrong place, and its price would count twice.
 */
function withoutTwins<Row extends object>(rows: readonly Row[], rowId: string | undefined, seen: Set<unknown>) {
  const twins: UnreadRow[] = [];
  if (rowId === undefined) return { own: rows, twins };
  const own = rows.filter((row) => {
    const id: unknown = Reflect.get(row, rowId);
    if (id === undefined || id === null) return true;
    if (seen.has(id)) twins.push(unreadRow(row, true, rowId));
    return !seen.has(id) && seen.add(id);
  });
  return { own, twins };
}

function viewOf<Row extends object>(
  board: Board<Located<Row>> | undefined,
  slugs: readonly string[],
  {
    reload,
    rowId,
    showsKept,
  }: {
    readonly reload: LocationsQuery<Row>['reload'];
    readonly rowId: string | undefined;
    readonly showsKept: boolean;
  },
): LocationsQuery<Row> {
  const rows: Located<Row>[] = [];
  const kept: Located<Row>[] = [];
  const seen = new Set<unknown>();
  const states = slugs.map((slug): LocationState => {
    const cell = board?.[slug];
    const { own, twins } = withoutTwins(cell?.rows ?? [], rowId, seen);
    for (const row of own) rows.push(row);
    const lacking = unreadOf(cell?.rows);
    const unread = twins.length > 0 ? [...lacking, ...twins] : lacking;
    const old = showsKept && own.length === 0 ? cell?.kept : undefined;
    for (const row of old?.rows ?? []) kept.push(row);
    return {
      slug,
      state: cell?.state ?? 'loading',
      count: own.length + unread.filter(({ isMissing }) => isMissing).length,
      ...(unread.length > 0 ? { unread } : {}),
      ...(old && old.rows.length > 0 ? { asOf: old.at } : {}),
      ...(cell?.error ? { error: cell.error } : {}),
      ...(cell?.retryAt === undefined ? {} : { retryAt: cell.retryAt }),
      retry: () => void reload(slug),
    };
  });
  const open = states.filter(({ state }) => state === 'loading').length;
  return {
    rows,
    // What another location has now is not where a kept row says.
    kept: withoutTwins(kept, rowId, seen).own,
    locations: states,
    isLoading: slugs.length > 0 && open === slugs.length,
    isComplete: open === 0,
    reload,
  };
}
