import type { LocationState } from '@console/api';
import type { Location } from '@console/contract/location';
import type { RailItem, StatusState } from '@console/ui';
import type { VmRow } from './rows';
import { statusView } from './status';

/** The first cell: the sum of all locations. */
export const ALL = 'all';

type Mix = Partial<Record<StatusState, number>>;

/** How many rows are in which state. */
export function mixOf(rows: readonly Pick<VmRow, 'status' | 'pending'>[]): Mix {
  const mix: Mix = {};
  // Few statuses, many rows.
  const known = new Map<string, StatusState>();
  for (const row of rows) {
    const key = row.pending ?? `:${row.status}`;
    const state = known.get(key) ?? statusView(row, row.pending).state;
    known.set(key, state);
    mix[state] = (mix[state] ?? 0) + 1;
  }
  return mix;
}

/** The cells of the location rail: the sum, then each location with its count, its states, or its silence. */
export function railItems(
  rows: readonly VmRow[],
  locations: readonly Location[],
  states: readonly LocationState[],
  allName: string,
): RailItem[] {
  const areAll = (state: LocationState['state']): boolean =>
    states.length > 0 && states.every((location) => location.state === state);
  const sum: RailItem = {
    id: ALL,
    name: allName,
    count: rows.length,
    mix: mixOf(rows),
    // Of what nobody has told there is no sum, not one of 0.
    state: areAll('loading') ? 'loading' : areAll('failed') ? 'failed' : 'ready',
  };
  const rowsOf = new Map<string, VmRow[]>(locations.map(({ slug }) => [slug, []]));
  for (const row of rows) rowsOf.get(row.location)?.push(row);
  const stateOf = new Map(states.map(({ slug, state }) => [slug, state]));
  const cells = locations.map(({ slug, display_name: name }): RailItem => {
    const own = rowsOf.get(slug) ?? [];
    return { id: slug, code: slug, name, count: own.length, mix: mixOf(own), state: stateOf.get(slug) ?? 'loading' };
  });
  return [sum, ...cells];
}
