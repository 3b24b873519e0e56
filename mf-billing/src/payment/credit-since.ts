import type { CreditEntry } from '@console/contract/credit';
import { isBornSince } from '@console/contract/effects/effect';

export interface Bought {
  readonly amount: number;
  /** By the server's clock, before it was sent. */
  readonly at: Date;
}

/** Credit that came in since a payment was sent, of the same amount. @param others references of payments that were answered */
export const creditSince = (
  credit: readonly CreditEntry[],
  { amount, at }: Bought,
  others: readonly string[],
): CreditEntry | undefined =>
  credit.find(
    ({ amount: added, created, reference }) =>
      added === amount &&
      isBornSince({ id: reference ?? '', birth: created }, { at }) &&
      !(reference && others.includes(reference)),
  );
