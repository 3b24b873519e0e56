import { act, renderHook } from '@testing-library/react';
import { listVms } from '@console/contract/vm';
import { invalidateSoon } from './invalidate-soon';
import { useLocationsQuery } from './locations-query';
import { resetApi } from './reset';
import { signIn } from './session';
import { configureApi } from './settings';

const requested = jest.fn();
/** How long the server takes, in milliseconds. */
let takes = 0;

beforeEach(() => {
  jest.useFakeTimers();
  takes = 0;
  requested.mockClear();
  resetApi();
  signIn('abc');
  configureApi({
    fetch: async (input) => {
      requested(String(input));
      if (takes > 0) await new Promise((resolve) => setTimeout(resolve, takes));
      return Response.json([]);
    },
  });
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
async function shown(): Promise<void> {
  renderHook(() => useLocationsQuery(listVms, ['jhv', 'tll']));
  await pass(takes + 100);
  requested.mockClear();
}

it('reads a list once for many changes', async () => {
  await shown();
  const settled = jest.fn();
  for (let n = 0; n < 28; n += 1) void invalidateSoon(listVms).then(settled);
  await pass(599);
  expect(requested).not.toHaveBeenCalled();
  await pass(1);
  expect(requested).toHaveBeenCalledTimes(2);
  await pass(0);
  expect(settled).toHaveBeenCalledTimes(28);
});

it('never has two reads on their way, and rests as long as one takes', async () => {
  takes = 2000;
  await shown();
  void invalidateSoon(listVms);
  await pass(700);
  expect(requested).toHaveBeenCalledTimes(2);
  void invalidateSoon(listVms);
  await pass(1900 + 1999);
  expect(requested).toHaveBeenCalledTimes(2);
  await pass(2);
  expect(requested).toHaveBeenCalledTimes(4);
});
