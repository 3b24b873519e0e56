import type { LocationsQuery, LocationState } from '@console/api';
import { withoutDeleted } from './live';

const state = (slug: string, count: number): LocationState => ({ slug, state: 'ready', count, retry: () => undefined });

it('takes deleted rows out of the list and out of the counts', () => {
  const query: LocationsQuery<{ uuid: string; is_deleted?: boolean | null }> = {
    rows: [
      { uuid: 'a', location: 'tll' },
      { uuid: 'b', location: 'tll', is_deleted: true },
      { uuid: 'c', location: 'jhv', is_deleted: true },
      { uuid: 'd', location: 'trtu', is_deleted: null },
    ],
    locations: [state('tll', 2), state('jhv', 1), state('trtu', 1)],
    isLoading: false,
    isComplete: true,
    reload: () => Promise.resolve(),
  };
  const live = withoutDeleted(query);
  expect(live.rows.map(({ uuid }) => uuid)).toEqual(['a', 'd']);
  expect(live.locations.map(({ count }) => count)).toEqual([1, 0, 1]);
});
