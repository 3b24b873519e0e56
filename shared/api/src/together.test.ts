import { readingOnce, together } from './together';

/** Whether a promise has settled by now. */
async function isSettled(promise: Promise<void>): Promise<boolean> {
  let settled = false;
  void promise.then(() => {
    settled = true;
  });
  await Promise.resolve();
  return settled;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('waits for nothing while nothing comes in', async () => {
  expect(await isSettled(together())).toBe(true);
});

it('hands out what comes in at the same time together', async () => {
  const [machines, addresses] = [readingOnce(), readingOnce()];
  machines.onResponse();
  addresses.onResponse();
  machines.end();
  const first = together();
  expect(await isSettled(first)).toBe(false);
  addresses.end();
  expect(await isSettled(first)).toBe(true);
  expect(await isSettled(together())).toBe(true);
});

it('waits for no slow answer', async () => {
  const slow = readingOnce();
  slow.onResponse();
  const quick = together();
  jest.advanceTimersByTime(99);
  expect(await isSettled(quick)).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await isSettled(quick)).toBe(true);
  slow.end();
});

it('hands out after a tenth of a second although more comes in, however busy the page is', async () => {
  const [first, second, third] = [readingOnce(), readingOnce(), readingOnce()];
  for (const one of [first, second, third]) one.onResponse();
  first.end();
  const waiting = together();
  // The clock goes on, and no timer has had its turn.
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 101);
  second.end();
  expect(await isSettled(waiting)).toBe(true);
  third.end();
});

it('the answer to a call that was given up, or that never came, holds nothing up', async () => {
  const [lost, late] = [readingOnce(), readingOnce()];
  lost.end();
  late.end();
  late.onResponse();
  expect(await isSettled(together())).toBe(true);
});
