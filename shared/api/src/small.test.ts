import fc from 'fast-check';
import { atMost } from './at-most';
import { cacheKey, stableText } from './cache';
import { big, sum } from './money';

it('adds decimals exactly', () => {
  expect(sum(['0.1', 0.2, null, undefined, '', 'nonsense']).toString()).toBe('0.3');
  const cents = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }));
  fc.assert(
    fc.property(cents, (all) =>
      sum(all.map((n) => big(n).div(100)))
        .times(100)
        .eq(all.reduce((a, b) => a + b, 0)),
    ),
  );
});

it('makes equal keys of equal parameters', () => {
  expect(stableText({ b: 1, a: [{ d: undefined, c: 'x' }] })).toBe('{"a":[{"c":"x"}],"b":1}');
  expect(cacheKey({ name: 'x' }, { a: 1, b: 2 })).toBe(cacheKey({ name: 'x' }, { b: 2, a: 1 }));
});

it('does three things at a time, all of them, and never fails', async () => {
  let running = 0;
  let most = 0;
  const results = await atMost(3, [1, 2, 3, 4, 5, 6, 7], async (n) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (n === 4) throw new Error('four');
    return n * 2;
  });
  expect(most).toBe(3);
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual([
    2,
    4,
    6,
    'failed',
    10,
    12,
    14,
  ]);
});
