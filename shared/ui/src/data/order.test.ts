import fc from 'fast-check';
import { inOrder } from './order';
import type { SortValue } from './types';

interface Row {
  readonly name: SortValue;
}
const items = (...names: SortValue[]) => names.map((name, i) => ({ id: String(i), row: { name } }));
const nameOf = (row: Row): SortValue => row.name;
const names = (list: readonly { row: Row }[]): SortValue[] => list.map(({ row }) => row.name);

it('orders numbers, dates and words as people do', () => {
  expect(names(inOrder(items(10, 9, 100), nameOf, false))).toEqual([9, 10, 100]);
  expect(names(inOrder(items('vm-10', 'VM-2', 'db'), nameOf, false))).toEqual(['db', 'VM-2', 'vm-10']);
  const [early, late] = [new Date(1), new Date(2)];
  expect(names(inOrder(items(late, early), nameOf, false))).toEqual([early, late]);
});

it('shows what is missing last in both directions', () => {
  expect(names(inOrder(items(null, 2, undefined, 1), nameOf, false))).toEqual([1, 2, null, undefined]);
  expect(names(inOrder(items(null, 2, '', 1, Number.NaN), nameOf, true))).toEqual([2, 1, null, '', Number.NaN]);
});

it('equal ones keep their places, also from the largest', () => {
  const list = items('b', 'a', 'B', 'a');
  expect(inOrder(list, nameOf, false).map(({ id }) => id)).toEqual(['1', '3', '0', '2']);
  expect(inOrder(list, nameOf, true).map(({ id }) => id)).toEqual(['0', '2', '1', '3']);
});

it('comes out the same whatever it was before', () => {
  const value = fc.oneof(fc.integer(), fc.constant(null));
  const list = fc.uniqueArray(fc.record({ id: fc.string(), row: fc.record({ name: value }) }), {
    selector: ({ id }) => id,
  });
  fc.assert(
    fc.property(list, list, fc.boolean(), (now, before, desc) => {
      expect(inOrder(now, nameOf, desc, before)).toEqual(inOrder(now, nameOf, desc));
    }),
  );
});

it('loses none of two rows with one id', () => {
  const twice = [...items('b'), ...items('a')];
  expect(names(inOrder(twice, nameOf, false, twice))).toEqual(['a', 'b']);
});
