import type { LocationsQuery, LocationState, Query } from '@console/api';

/** How far a list is that rows are joined with. */
export type SourceState = LocationState['state'];

/**
 * Says for each place how far a list is that others are joined with, so that what it could not tell is not shown as nothing.
 * Rows that could not be read may be what is looked for. A place where it was not asked has nothing to tell.
 */
export function sourceStates({ locations }: Pick<LocationsQuery<unknown>, 'locations'>): (slug: string) => SourceState {
  const states = new Map<string, SourceState>(
    locations.map(({ slug, state, unread }) => [slug, unread ? 'failed' : state]),
  );
  return (slug) => states.get(slug) ?? 'ready';
}

/** How far the list of one place is; one that was read in part has failed. One that is not asked for has nothing to tell. */
export function queryState({
  data,
  error,
  isLoading,
  unread,
}: Pick<Query<unknown>, 'data' | 'error' | 'isLoading' | 'unread'>): SourceState {
  if (unread.length > 0 || (!data && error)) return 'failed';
  return !data && isLoading ? 'loading' : 'ready';
}

/** How far lists are that are shown as one: what failed counts, then what is on its way. */
export const worstState = (...states: readonly SourceState[]): SourceState =>
  (['failed', 'loading'] as const).find((state) => states.includes(state)) ?? 'ready';

/**
 * What a call that gives names to codes has answered: undefined while it is on its way, `none` where it failed. So a code
 * stands for itself only where nobody knows its name, and does not become a name a moment later.
 */
export const namesOf = <Data>({ data, error }: Pick<Query<Data>, 'data' | 'error'>, none: Data): Data | undefined =>
  data ?? (error && none);

/** Whether every row of a list of several locations was read: only then a sum of them is one. */
export const isAllRead = ({
  locations,
  isComplete,
}: Pick<LocationsQuery<unknown>, 'locations' | 'isComplete'>): boolean =>
  isComplete && locations.every(({ state, unread }) => state === 'ready' && !unread);
