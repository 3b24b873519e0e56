import { finalTopUpAmount } from '../billing/top-up';
import type { AccountRow, CardRow } from '../model/billing';
import type { PaymentRow } from '../model/payments';
import type { SiteRuntime } from '../site';
import { behaviourOfSaved } from './cards';
import { chargeCurrency } from './channels';
import { cardRefusal } from './charge';
import { finishPayment } from './finish';
import { newPayment } from './payment';
import { AUTHENTICATION_REQUIRED } from './test-cards';

export interface Purchase {
  readonly account: AccountRow;
  readonly card: CardRow;
  /** Credit in the site's currency. */
  readonly amount: number;
  /** Whether the card's holder is there to answer the bank. */
  readonly isOnSession: boolean;
  readonly force3ds: boolean;
  readonly returnUrl: string | null;
  /** Who buys where somebody acts for the user. */
  readonly actingUserId?: number | undefined;
}

/** What the bank says before it is asked for a code; undefined where it lets the charge through. */
function faultOf(site: SiteRuntime, { card, isOnSession }: Purchase): string | undefined {
  const isUnattended = !isOnSession && behaviourOfSaved(card.identifier) === 'challenge_always';
  return cardRefusal(site, card) ?? (isUnattended ? AUTHENTICATION_REQUIRED : undefined);
}

/**
 * Buys credit with a saved card: at once, refused, or waiting for its holder to answer the bank. Answers the payment.
 * Only inside a transaction.
 */
export function buyWithCard(site: SiteRuntime, purchase: Purchase): PaymentRow {
  const { account, card, amount, isOnSession, force3ds, returnUrl } = purchase;
  const fault = faultOf(site, purchase);
  const asks = behaviourOfSaved(card.identifier).startsWith('challenge') || force3ds;
  const { charge } = finalTopUpAmount(site.config, card.keyword, amount, account.vat_percentage);
  const payment = newPayment(site, {
    user_id: card.user_id,
    account_id: card.account_id,
    keyword: card.keyword,
    purpose: 'top_up',
    amount,
    charge,
    currency: chargeCurrency(site, card.keyword),
    card_id: card.id,
    payment_method: card.identifier,
    has_challenge: isOnSession && asks,
    return_url: returnUrl,
    acting_user_id: purchase.actingUserId,
  });
  if (fault !== undefined) finishPayment(site, payment.id, { status: 'failed', message: fault });
  else if (!payment.has_challenge) finishPayment(site, payment.id, { status: 'succeeded' });
  return site.store.payments.get(payment.id) ?? payment;
}
