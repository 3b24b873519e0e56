import fc from 'fast-check';
import { big } from '@console/api';
import { suggestions } from './suggestions';

const facts = { currency: 'EUR', least: 13, unpaid: 0, perDay: big(0), credit: big(100), promotion: undefined };

it.each([
  [{}, [['least', 13]]],
  [
    { unpaid: 1284.11 },
    [
      ['unpaid', 1284.11],
      ['least', 13],
    ],
  ],
  [{ unpaid: 5 }, [['least', 13]]],
  [{ perDay: big('0.1') }, [['least', 13]]],
  [{ credit: big(-2) }, [['debt', 13]]],
  [
    { credit: big(-20.5) },
    [
      ['debt', 20.5],
      ['least', 13],
    ],
  ],
  [
    { unpaid: 50, credit: big(-20.5) },
    [
      ['unpaidAndDebt', 70.5],
      ['least', 13],
    ],
  ],
  [
    { perDay: big(35.021) },
    [
      ['month', 1051],
      ['least', 13],
    ],
  ],
  [
    { perDay: big(1), promotion: 11.33 },
    [
      ['month', 30],
      ['promotion', 13],
    ],
  ],
  [{ least: 0, promotion: 11.335 }, [['promotion', 11.34]]],
  [
    { currency: 'IDR', least: 250_000, unpaid: 300_000.4 },
    [
      ['unpaid', 300_001],
      ['least', 250_000],
    ],
  ],
] as const)('%j: %j', (changes, expected) =>
  expect(suggestions({ ...facts, ...changes }).map(({ why, amount }) => [why, amount])).toEqual(expected),
);

it('suggests nothing under the minimum, and nothing twice', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 }).map((value) => value / 100);
  fc.assert(
    fc.property(cents, cents, cents, cents, (least, unpaid, perDay, promotion) => {
      const amounts = suggestions({ ...facts, least, unpaid, perDay: big(perDay), promotion }).map(
        ({ amount }) => amount,
      );
      expect(amounts.every((amount) => amount >= least && amount > 0)).toBe(true);
      expect(new Set(amounts).size).toBe(amounts.length);
    }),
  );
});
