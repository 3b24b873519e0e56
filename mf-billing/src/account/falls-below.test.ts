/** @jest-environment node */
import { big } from '@console/api';
import fc from 'fast-check';
import { fallsBelow } from './falls-below';

const now = new Date('2026-11-21T12:00:00Z');
const holding = (ongoing: number) => ({ credit_amount: ongoing, running_totals: { ongoing } });

it.each([
  [100, 20, 10, { is: 'later', days: 8, at: new Date('2026-11-29T12:00:00Z') }],
  [25, 20, 10, { is: 'later', days: 0, at: new Date('2026-11-22T00:00:00Z') }],
  [20, 20, 10, { is: 'later', days: 0, at: now }],
  [19.99, 20, 10, { is: 'now' }],
  [-5, 0, 0, { is: 'now' }],
  [100, 20, 0, { is: 'never' }],
  [1e12, 0, 1e-9, { is: 'never' }],
])('of %d, below %d, at %d a day: %j', (credit, threshold, perDay, fall) => {
  expect(fallsBelow(holding(credit), big(threshold), big(perDay), now)).toEqual(fall);
});

it('is later the lower the threshold', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 }).map((n) => n / 100);
  fc.assert(
    fc.property(cents, cents, cents, (credit, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const moment = (threshold: number): number => {
        const fall = fallsBelow(holding(credit), big(threshold), big(3), now);
        return fall.is === 'later' ? fall.at.getTime() : now.getTime();
      };
      expect(moment(low)).toBeGreaterThanOrEqual(moment(high));
    }),
  );
});
