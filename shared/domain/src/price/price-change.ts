import { big, type Money } from '@console/api';
import type { Rate } from './quote';

export interface PriceChange {
  readonly before: Rate;
  readonly after: Rate;
  readonly difference: Rate;
}

const minus = (a: Rate, b: Rate): Rate => ({ hourly: a.hourly.minus(b.hourly), monthly: a.monthly.minus(b.monthly) });

/** What two prices differ by. */
export const priceChange = (before: Rate, after: Rate): PriceChange => ({
  before,
  after,
  difference: minus(after, before),
});

/** The sign of a difference, for 'more' and 'less'. */
export const directionOf = (amount: Money): 'more' | 'less' | 'same' => {
  const compared = big(amount).cmp(0);
  return compared > 0 ? 'more' : compared < 0 ? 'less' : 'same';
};
