/** @jest-environment node */
import { Slots } from './api/limits';
import { rateLimiter } from './rate';

const OF_ONE = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::7'] as const;
const OF_ANOTHER = '2001:db8:1:3::1';

it('counts all addresses of one IPv6 network as one client', () => {
  const may = rateLimiter({ windowMs: 60_000, each: 1, all: 10 });
  expect([...OF_ONE, OF_ANOTHER, '203.0.113.1', '203.0.113.2'].map(may)).toEqual([true, false, true, true, true]);
});

it('gives them the places of one client, and takes each back', () => {
  const slots = new Slots({ atOnce: 10, atOnceEach: 1 });
  const [first, second] = OF_ONE;
  const giveBack = slots.take(first);
  expect(slots.take(second)).toBe('too-many-for-one');
  expect(slots.take(OF_ANOTHER)).toBeInstanceOf(Function);
  if (typeof giveBack === 'function') giveBack();
  expect(slots.take(second)).toBeInstanceOf(Function);
});
