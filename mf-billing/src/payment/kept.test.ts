import fc from 'fast-check';
import { resetApi, signIn } from '@console/api';
import { endPayment, forgetPayment, keptPayments, readPayment, rememberPayment, resumePayment } from './kept';
import { isWatched, WATCHED_MS, type Payment } from './payment';

const link = { kind: 'link', account: 7, amount: 50, processor: 'adyen' } as const;
const names = (): string[] => keptPayments().map(({ identifier }) => identifier);

beforeEach(() => {
  localStorage.clear();
  resetApi();
  signIn('key-of-anna', '1');
});
afterEach(() => jest.useRealTimers());

it('remembers a payment once, with the time at which it was begun first', () => {
  jest.useFakeTimers({ now: 1_000_000_000_000 });
  rememberPayment({ ...link, identifier: 'CS1' });
  jest.advanceTimersByTime(60_000);
  rememberPayment({ ...link, identifier: 'CS1', amount: 9 });
  expect(readPayment('CS1')).toMatchObject({ amount: 50, begun: 1_000_000_000_000 });
});

it('ends a payment once, and keeps no way to go on with it', () => {
  rememberPayment({ ...link, identifier: 'CS1', next: { kind: 'redirect', url: 'https://pay.example/' } });
  expect(endPayment('CS1', { status: 'success' })).toBe(true);
  expect(endPayment('CS1', { status: 'failed' })).toBe(false);
  expect(readPayment('CS1')).toMatchObject({ ended: { status: 'success' } });
  expect(readPayment('CS1')).not.toHaveProperty('next');
});

it('goes on with a payment that only credit told to be paid', () => {
  const next = { kind: 'redirect', url: 'https://pay.example/' } as const;
  rememberPayment({ ...link, identifier: 'unnamed:a', next });
  endPayment('unnamed:a', { status: 'success', credit: 3 });
  resumePayment('unnamed:a');
  const resumed = readPayment('unnamed:a');
  expect(resumed).toMatchObject({ next, otherCredit: [3] });
  expect(resumed).not.toHaveProperty('ended');
});

it('never goes on with a payment whose end the server has told', () => {
  rememberPayment({ ...link, identifier: 'CS1' });
  endPayment('CS1', { status: 'success' });
  resumePayment('CS1');
  expect(readPayment('CS1')).toHaveProperty('ended');
});

it("shows nobody else's payments, and one's own again under a new key", () => {
  rememberPayment({ ...link, identifier: 'CS1' });
  signIn('key-of-bert', '2');
  expect(names()).toEqual([]);
  signIn('new-key-of-anna', '1');
  expect(names()).toEqual(['CS1']);
});

it('keeps a day and twenty of them', () => {
  jest.useFakeTimers();
  for (let n = 0; n < 25; n += 1) {
    rememberPayment({ ...link, identifier: `CS${n}` });
    jest.advanceTimersByTime(1000);
  }
  expect(names()).toHaveLength(20);
  expect(names()[0]).toBe('CS24');
  jest.advanceTimersByTime(24 * 60 * 60 * 1000);
  rememberPayment({ ...link, identifier: 'new' });
  expect(names()).toEqual(['new']);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('payment.'))).toHaveLength(1);
});

it('is asked for half an hour, also by a clock that was ahead', () => {
  jest.useFakeTimers({ now: 2_000_000_000_000 });
  rememberPayment({ ...link, identifier: 'CS1' });
  jest.setSystemTime(1_000_000_000_000);
  const begun = readPayment('CS1')?.begun ?? 0;
  expect(begun).toBe(1_000_000_000_000);
  const at = (ms: number) => isWatched({ begun }, begun + ms);
  expect([at(0), at(WATCHED_MS - 1), at(WATCHED_MS)]).toEqual([true, true, false]);
  forgetPayment('CS1');
  expect(names()).toEqual([]);
});

it('reads whatever stands in the storage without a failure, and takes nothing that is no payment', () => {
  rememberPayment({ ...link, identifier: 'CS1' });
  const key = Object.keys(localStorage).find((name) => name.startsWith('payment.')) ?? '';
  const good = readPayment('CS1');
  const bad = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record<Partial<Record<keyof Payment, unknown>>>({
        identifier: fc.anything(),
        kind: fc.anything(),
        account: fc.anything(),
        begun: fc.anything(),
      })
      .map((changes) => JSON.stringify({ ...good, ...changes }) ?? ''),
  );
  fc.assert(
    fc.property(bad, (text) => {
      localStorage.setItem(key, text);
      const read = readPayment('CS1');
      if (read) expect(read.identifier).toBe('CS1');
    }),
  );
});
