import { leaseRail } from './rail';

const rows = ['in_use', 'in_use', 'pending', 'offline', 'odd'].map((status) => ({ status }));
const cells = (state: 'ready' | 'loading' = 'ready') => leaseRail(rows, state, (id) => id);

it('counts each status that there is, the usual ones always', () => {
  expect(cells().map(({ id, name, count }) => [id, name, count])).toEqual([
    ['all', 'list.all', 5],
    ['in_use', 'status.inUse', 2],
    ['pending', 'status.pending', 1],
    ['offline', 'status.offline', 1],
    ['odd', 'odd', 1],
  ]);
  expect(leaseRail([], 'ready', (id) => id).map(({ id, count }) => [id, count])).toEqual([
    ['all', 0],
    ['in_use', 0],
    ['pending', 0],
  ]);
});

it('draws the sum of all states, and waits while nothing is known', () => {
  expect(cells()[0]?.mix).toEqual({ good: 2, working: 1, broken: 1, notice: 1 });
  expect(new Set(cells('loading').map(({ state }) => state))).toEqual(new Set(['loading']));
});

it('counts nothing where nobody has answered', () => {
  expect(new Set(leaseRail([], 'failed', (id) => id).map(({ state }) => state))).toEqual(new Set(['failed']));
});
