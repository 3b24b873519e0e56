import { act, renderHook } from '@testing-library/react';
import { keepShown, toggleRange, useSelected } from './selection';

const order = ['a', 'b', 'c', 'd'];

it('selects from the last row to this one, upwards too', () => {
  expect([...toggleRange(new Set(), order, 'c', true, 'a')]).toEqual(['a', 'b', 'c']);
  expect([...toggleRange(new Set(['d']), order, 'b', true, 'c')]).toEqual(['d', 'b', 'c']);
  expect([...toggleRange(new Set(order), order, 'c', false, 'b')]).toEqual(['a', 'd']);
  expect([...toggleRange(new Set(), order, 'c', true, 'gone')]).toEqual(['c']);
});

it('keeps the same set while nothing has vanished', () => {
  const all = new Set(['a', 'b']);
  expect(keepShown(all, new Set(order))).toBe(all);
  expect([...keepShown(all, new Set(['b']))]).toEqual(['b']);
});

it('lets go of rows that are not shown any more, and does not take them back', () => {
  const { result, rerender } = renderHook(({ ids }) => useSelected(ids), { initialProps: { ids: order } });
  act(() => result.current.setAll(true));
  expect(result.current.ids.size).toBe(4);
  rerender({ ids: ['a', 'b'] });
  expect([...result.current.ids]).toEqual(['a', 'b']);
  rerender({ ids: order });
  expect([...result.current.ids]).toEqual(['a', 'b']);
});
