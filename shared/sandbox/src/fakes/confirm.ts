import type { PaymentRow } from '../model/payments';
import { cardOfToken, ownToken, type TokenCard, validThru } from '../payments/cards';
import { finishPayment, paymentState } from '../payments/finish';
import { refusalOf, testCards } from '../payments/test-cards';
import type { SiteRuntime } from '../site';

/** What a processor's script gets to know when it confirms a payment. */
export interface Confirmation {
  readonly payment: PaymentRow;
  /** The bank's or the wallet's page has to be answered first. */
  readonly needsPage: boolean;
  /** The card was refused; the payment still waits, for another card. */
  readonly error?: { readonly code: string; readonly message: string };
}

/** Some cards are let in and fail only when they are charged. */
function refusal(site: SiteRuntime, { purpose }: PaymentRow, card: TokenCard): string | undefined {
  if (validThru(card) < site.now()) return refusalOf.expired;
  return card.behaviour === 'charge_fails' && purpose === 'setup' ? undefined : refusalOf[card.behaviour];
}

const isName = (token: string): boolean => testCards.some(({ aliases }) => aliases.includes(token));

function withCard(site: SiteRuntime, payment: PaymentRow, token: string, card: TokenCard): Confirmation {
  const message = refusal(site, payment, card);
  if (message !== undefined) return { payment, needsPage: false, error: { code: 'card_declined', message } };
  const needsPage = card.behaviour.startsWith('challenge');
  const payment_method = isName(token) ? ownToken(card, 'pm') : token;
  const known = site.store.payments.put({ ...payment, payment_method, has_challenge: needsPage });
  if (!needsPage) finishPayment(site, payment.id, { status: 'succeeded' });
  return { payment: site.store.payments.get(payment.id) ?? known, needsPage };
}

/**
 * Confirms a payment as a processor's script asks for it: with a card's token, with the name of a wallet, or with the
 * card that the payment is about already. Undefined for a token that is neither. Only inside a transaction.
 */
export function confirmPayment(
  site: SiteRuntime,
  payment: PaymentRow,
  token: string | undefined,
): Confirmation | undefined {
  if (paymentState(site, payment) !== 'pending') return { payment, needsPage: false };
  if (payment.card_id !== null) return { payment, needsPage: true };
  if (token === undefined) return undefined;
  const card = cardOfToken(token, site.now());
  if (card) return withCard(site, payment, token, card);
  if (payment.keyword !== 'stripe_wallet' || !/^[a-z_]{2,30}$/.test(token)) return undefined;
  return { payment: site.store.payments.put({ ...payment, method: token }), needsPage: true };
}
