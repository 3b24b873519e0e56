import type { CardRow } from '../model/billing';
import type { SiteRuntime } from '../site';
import { behaviourOfSaved } from './cards';
import { chargeCurrency } from './channels';
import { newPayment } from './payment';
import { AUTHENTICATION_REQUIRED, refusalOf } from './test-cards';

export type Charged =
  | { readonly ok: true; readonly chargeId: string }
  | { readonly ok: false; readonly message: string };

/** Why a saved card cannot be charged now, whoever asks; undefined where it can. */
export function cardRefusal(site: SiteRuntime, card: CardRow): string | undefined {
  if (card.keyword === 'invoice') return 'Paying by invoice: there is no card to charge.';
  if (card.is_deleted || !card.is_verified) return 'The card is not verified.';
  if (card.valid_thru < site.now()) return refusalOf.expired;
  return refusalOf[behaviourOfSaved(card.identifier)];
}

/**
 * Charges a saved card without its holder (automated top-up, payment of an invoice) and keeps the payment, failed or
 * not. `charge`: in the currency that the card's processor takes. Only inside a transaction.
 */
export function chargeSavedCard(site: SiteRuntime, card: CardRow, charge: number): Charged {
  const asks = behaviourOfSaved(card.identifier) === 'challenge_always' ? AUTHENTICATION_REQUIRED : undefined;
  const fault = cardRefusal(site, card) ?? asks;
  const payment = newPayment(site, {
    user_id: card.user_id,
    account_id: card.account_id,
    keyword: card.keyword,
    purpose: 'charge',
    status: fault === undefined ? 'succeeded' : 'failed',
    message: fault ?? null,
    charge,
    currency: chargeCurrency(site, card.keyword),
    card_id: card.id,
    payment_method: card.identifier,
  });
  return fault === undefined ? { ok: true, chargeId: payment.id } : { ok: false, message: fault };
}
