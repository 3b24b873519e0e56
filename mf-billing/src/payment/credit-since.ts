import type { CreditEntry } from '@console/contract/credit';

/** Clocks of one server that are not the same one. */
const CLOCKS_MS = 5000;

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
      (created?.getTime() ?? 0) >= at.getTime() - CLOCKS_MS &&
      !(reference && others.includes(reference)),
  );
