/** @jest-environment node */
import fc from 'fast-check';
import { big } from '@console/api';
import type { StatusState } from '@console/ui';
import { cellsOf, countsOf, machinesPerCell, type Machine } from './cell';

const machine = (id: string, more: Partial<Machine> = {}): Machine => ({
  id,
  name: id,
  state: 'good',
  status: 'Running',
  place: 'tll',
  monthly: big(10),
  to: `/${id}`,
  ...more,
});

it('stands in the order of the places, as wide as it costs', () => {
  const machines = [machine('a', { place: 'jhv' }), machine('b', { monthly: big(40) }), machine('c', { place: 'far' })];
  const cells = cellsOf(machines, ['tll', 'trtu', 'jhv'], 400);
  expect(cells.map((group) => group.map(({ first, weight }) => [first.id, weight]))).toEqual([
    [['b', 1]],
    [],
    [['a', 0.25]],
    [['c', 0.25]],
  ]);
});

it('is as wide as the others on average where its price is not known, and never too narrow to be found', () => {
  const [cells = []] = cellsOf(
    [machine('a', { monthly: undefined }), machine('b', { monthly: big(100) }), machine('c', { monthly: big(0) })],
    ['tll'],
    400,
  );
  expect(cells.map(({ weight }) => weight)).toEqual([0.5, 1, 0.12]);
  const [unknown = []] = cellsOf(
    [machine('a', { monthly: undefined }), machine('b', { monthly: big(0) })],
    ['tll'],
    400,
  );
  expect(unknown.map(({ weight }) => weight)).toEqual([1, 1]);
});

it('stands for ten where there are too many, with what needs a person most', () => {
  const states: StatusState[] = ['good', 'idle', 'broken', 'working'];
  const machines = Array.from({ length: 401 }, (_, i) => machine(String(i), { state: states[i] ?? 'good' }));
  const [cells = []] = cellsOf(machines, ['tll'], 400);
  expect(cells).toHaveLength(41);
  expect(cells[0]).toMatchObject({ first: { id: '0' }, worst: { id: '2' }, monthly: big(100) });
  expect(cellsOf(machines.slice(1), ['tll'], 400)[0]).toHaveLength(400);
});

it('does not add up what it costs where a part is not known', () => {
  const machines = [machine('a'), machine('b', { monthly: undefined })];
  expect(cellsOf(machines, ['tll'], 1)[0]?.[0]).toMatchObject({ machines, monthly: undefined });
});

it('has each machine once, and no more cells than there may be', () => {
  const places = ['a', 'b', 'c'];
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...places, 'd'), { maxLength: 300 }),
      fc.integer({ min: 1, max: 50 }),
      (at, most) => {
        const machines = at.map((place, i) => machine(String(i), { place }));
        const cells = cellsOf(machines, places, most).flat();
        expect(
          cells
            .flatMap((cell) => cell.machines)
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(machines.map(({ id }) => id).toSorted());
        // A cell is of one place alone.
        expect(cells.length).toBeLessThanOrEqual(most + places.length);
        expect(
          cells.every(
            ({ machines: some, weight }) =>
              new Set(some.map(({ place }) => place)).size === 1 && weight > 0 && weight <= 1,
          ),
        ).toBe(true);
      },
    ),
  );
});

it.each([
  [0, 1],
  [400, 1],
  [401, 10],
  [4000, 10],
  [10_000, 100],
])('of %i machines a cell stands for %i', (count, size) => expect(machinesPerCell(count, 400)).toBe(size));

it('counts what is in which state, what needs a person first', () => {
  const idle = { state: 'idle', status: 'Stopped' } as const;
  const broken = { state: 'broken', status: 'Offline' } as const;
  expect(countsOf([machine('a'), machine('b', idle), machine('c', broken), machine('d', idle)])).toEqual([
    { ...broken, n: 1 },
    { ...idle, n: 2 },
    { state: 'good', status: 'Running', n: 1 },
  ]);
});
