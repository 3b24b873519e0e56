import type { CardRow } from '../../model/billing';
import type { PaymentRow } from '../../model/payments';
import { isSwitchedOff } from '../../payments/channels';
import { paymentState } from '../../payments/finish';
import type { SiteRuntime } from '../../site';
import type { Context } from '../context';
import { forbiddenResource, refused } from '../errors';

/**
 * A card of one of the caller's accounts, by its number; of one account where that is given.
 * @throws ApiFault 403 'resource_forbidden' for any other, so that nobody learns which numbers exist
 */
export function ownCard(ctx: Context, id: number, accountId?: number): CardRow {
  const card = ctx.store.cards.get(String(id));
  if (!card || card.is_deleted || (accountId !== undefined && card.account_id !== accountId)) throw forbiddenResource();
  ctx.account(card.account_id);
  return card;
}

/**
 * A payment of an own account by the processor's id.
 * @throws ApiFault 400 for one that is not there, or another account's; 403 for somebody else's account
 */
export function ownPayment(ctx: Context, accountId: number, identifier: string): PaymentRow {
  ctx.account(accountId);
  const payment = ctx.store.payments.get(identifier);
  if (!payment || payment.account_id !== accountId) throw refused(`No such payment exists: ${identifier}`);
  return payment;
}

/** Numbers of the processors, as they stand in cards. */
const PROCESSOR_IDS: Readonly<Record<string, number>> = {
  stripe_creditcard: 1,
  omise_creditcard: 2,
  invoice: 3,
  paypal_vault: 4,
};

/** Whether a verification is still under way: one whose page nobody answered in time is not. */
function isPending(site: SiteRuntime, card: CardRow): boolean {
  if (!card.is_verification_pending || card.verification === undefined) return card.is_verification_pending;
  const payment = site.store.payments.get(card.verification);
  return payment !== undefined && paymentState(site, payment) === 'pending';
}

/** What stands in a way to pay that was asked for but is no card: a text in quotes, not the facts of a card. */
const APPLICATION = JSON.stringify("{'type': 'invoice'}");

/** Facts of a card are a JSON text inside the JSON. */
export const presentCard = (site: SiteRuntime, card: CardRow) => ({
  id: Number(card.id),
  identifier: card.identifier,
  billing_account_id: card.account_id,
  is_primary: card.is_primary,
  is_verified: card.is_verified,
  is_verification_pending: isPending(site, card),
  is_deleted: card.is_deleted ?? false,
  valid_thru: card.valid_thru,
  created: card.created,
  processor: {
    id: PROCESSOR_IDS[card.keyword] ?? 9,
    is_active: !isSwitchedOff(site, card.keyword),
    keyword: card.keyword,
  },
  ...(card.facts ? { additional_data: JSON.stringify(card.facts) } : {}),
  ...(card.keyword === 'invoice' ? { additional_data: APPLICATION } : {}),
});
