/** @jest-environment node */
import { repeat } from './repeat';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('does it again and again, never twice at once, also after a failure, until it is ended', async () => {
  const failed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isUnderWay = false;
  let times = 0;
  const end = repeat(1000, async () => {
    expect(isUnderWay).toBe(false);
    isUnderWay = true;
    times += 1;
    await new Promise((resolve) => setTimeout(resolve, 2500));
    isUnderWay = false;
    if (times === 1) throw new Error('out of reach');
  });
  await jest.advanceTimersByTimeAsync(999);
  expect(times).toBe(0);
  await jest.advanceTimersByTimeAsync(3501);
  expect(times).toBe(2);
  expect(failed).toHaveBeenCalledTimes(1);
  // An edge that stops does not wait for a look at a registry that is silent.
  expect([end(), isUnderWay]).toEqual([undefined, true]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect([times, isUnderWay]).toEqual([2, false]);
});
