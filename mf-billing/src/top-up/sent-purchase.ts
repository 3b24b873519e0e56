import * as v from 'valibot';
import { accountId, serverNow, storage } from '@console/api';
import { WATCHED_MS } from '../payment/payment';
import type { Lost } from './unsure';

const Sent = v.object({
  amount: v.pipe(v.number(), v.finite()),
  /** Epoch milliseconds of the server's clock. */
  at: v.pipe(v.number(), v.safeInteger()),
});

const keyOf = (account: number): string => `purchaseSent.${accountId()}|${account}`;

/**
 * Writes down that a saved card is about to be charged: a page that is reloaded meanwhile never gets the response, and must
 * not offer the purchase as if nothing had been sent.
 */
export const noteSent = ({ account, amount, at }: Omit<Lost, 'isCard'>): void =>
  void storage.persistent.set(keyOf(account), JSON.stringify({ amount, at: at.getTime() }));

/** The end of the purchase is known. */
export const forgetSent = (account: number): void => storage.persistent.remove(keyOf(account));

/** A purchase of the last half hour that was sent from this browser, and whose response never came. */
export function sentPurchase(account: number): Lost | undefined {
  try {
    const read = v.safeParse(Sent, JSON.parse(storage.persistent.get(keyOf(account)) ?? 'null'));
    if (!read.success) return undefined;
    const now = serverNow().getTime();
    // A clock that was ahead must not keep it for ever.
    const at = Math.min(read.output.at, now);
    if (now - at < WATCHED_MS) return { account, amount: read.output.amount, at: new Date(at), isCard: true };
  } catch {
    // What is no JSON is no purchase either.
  }
  forgetSent(account);
  return undefined;
}
