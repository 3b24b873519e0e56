import { leaseRail } from './rail';

const rows = ['in_use', 'in_use', 'pending', 'offline', 'odd'].map((status) => ({ status }));
const cells = (state: 'ready' | 'loading' = 'ready') =>
  leaseRail(rows, { state, missing: 0, isAtLeast: false }, (id) => id);

it('counts each status that there is, the usual ones always', () => {
  expect(cells().map(({ id, name, count }) => [id, name, count])).toEqual([
    ['all', 'list.all', 5],
    ['in_use', 'status.inUse', 2],
    ['pending', 'status.pending', 1],
    ['offline', 'status.offline', 1],
    ['odd', 'odd', 1],
  ]);
  expect(
    leaseRail([], { state: 'ready', missing: 0, isAtLeast: false }, (id) => id).map(({ id, count }) => [id, count]),
  ).toEqual([
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
  expect(
    new Set(leaseRail([], { state: 'failed', missing: 0, isAtLeast: true }, (id) => id).map(({ state }) => state)),
  ).toEqual(new Set(['failed']));
});

it('has at least so many of each status where a server could not be read', () => {
  const [all, ...statuses] = leaseRail(rows, { state: 'ready', missing: 1, isAtLeast: false }, (id) => id);
  expect([all?.count, all?.isAtLeast, all?.mix?.unknown]).toEqual([rows.length + 1, false, 1]);
  expect(new Set(statuses.map(({ isAtLeast }) => isAtLeast))).toEqual(new Set([true]));
});

it('has at least so many in all where a location did not answer', () => {
  const cells = leaseRail(rows, { state: 'ready', missing: 0, isAtLeast: true }, (id) => id);
  expect(new Set(cells.map(({ isAtLeast }) => isAtLeast))).toEqual(new Set([true]));
});
