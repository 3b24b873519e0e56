/** @jest-environment node */
import { OTHER_KINDS, sampler } from './sample';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const LIMIT = { windowMs: 1000, each: 2, kinds: 2 };

it('takes the first few of each kind, and tells at the end of the window how many more there were', () => {
  const leftOut = jest.fn<undefined, [string, number]>();
  const isTaken = sampler(LIMIT, leftOut);
  expect(['a', 'a', 'a', 'b', 'a'].map(isTaken)).toEqual([true, true, false, true, false]);
  expect(leftOut).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(leftOut.mock.calls).toEqual([['a', 2]]);
  expect(['a', 'a', 'a'].map(isTaken)).toEqual([true, true, false]);
  jest.advanceTimersByTime(1000);
  expect(leftOut.mock.calls).toEqual([
    ['a', 2],
    ['a', 1],
  ]);
});

it('tells so many kinds apart, and counts the rest together', () => {
  const leftOut = jest.fn<undefined, [string, number]>();
  const isTaken = sampler(LIMIT, leftOut);
  expect(['a', 'b', 'c', 'd', 'b'].map(isTaken)).toEqual([true, true, false, false, true]);
  jest.advanceTimersByTime(1000);
  expect(leftOut.mock.calls).toEqual([[OTHER_KINDS, 2]]);
  expect(isTaken('c')).toBe(true);
});

it('has nothing to tell where nothing was left out', () => {
  const leftOut = jest.fn<undefined, [string, number]>();
  sampler(LIMIT, leftOut)('a');
  jest.advanceTimersByTime(10_000);
  expect(leftOut).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});
