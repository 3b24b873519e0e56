/** @jest-environment node */
import { ApiError } from './error';
import { retryAfterMs, retryDelay } from './retry';

const tooMany = (wait?: number) =>
  new ApiError({ kind: 'api', text: 'Too many', status: 429, ...(wait === undefined ? {} : { retryAfterMs: wait }) });

it.each([
  ['20', 20_000],
  ['0', 0],
  ['Wed, 21 Oct 2015 07:28:10 GMT', 10_000],
  ['Wed, 21 Oct 2015 07:27:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('reads Retry-After %j', (header, ms) => {
  jest.useFakeTimers({ now: new Date('2015-10-21T07:28:00Z') });
  expect(retryAfterMs(header)).toBe(ms);
  jest.useRealTimers();
});

it('asks again when the server takes it, three times, and each time later', () => {
  expect([0, 1, 2, 3].map((made) => retryDelay(tooMany(5000), made))).toEqual([5000, 10_000, 15_000, undefined]);
  expect(retryDelay(tooMany(0), 0)).toBe(1000);
});

it('waits as for anything else where the server does not say how long, and not for ever where it does', () => {
  expect(retryDelay(tooMany(), 0)).toBe(7000);
  expect(retryDelay(tooMany(3_600_000), 0)).toBeUndefined();
});
