import { keptPayments } from '../payment/kept';
import { sentPurchase } from './sent-purchase';

/** Purchases with saved cards that a page knows of: what was there when it was opened, its own, and what it has told. */
export interface KnownPurchases {
  /** When the one that waits for its response was sent, epoch milliseconds. */
  readonly sentAt: number | undefined;
  /** Identifiers of those that were answered. */
  readonly answered: ReadonlySet<string>;
}

const cardPayments = (account: number) =>
  keptPayments().filter(({ kind, account: payer, ended }) => {
    const isOwn = kind === 'card' && payer === account;
    return isOwn && ended?.status !== 'failed';
  });

/** What this browser knows now. */
export const knownPurchases = (account: number): KnownPurchases => ({
  sentAt: sentPurchase(account)?.at.getTime(),
  answered: new Set(cardPayments(account).map(({ identifier }) => identifier)),
});

/** Credit that another page of this browser buys, or has bought, since `known`: whoever pays here as well has to know of it. */
export function purchaseElsewhere(account: number, known: KnownPurchases): { readonly amount: number } | undefined {
  const sent = sentPurchase(account);
  if (sent && sent.at.getTime() !== known.sentAt) return sent;
  const payment = cardPayments(account).find(({ identifier }) => !known.answered.has(identifier));
  return payment?.amount === undefined ? undefined : { amount: payment.amount };
}
