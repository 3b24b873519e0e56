import { settleTopUp } from '../billing/top-up';
import type { PaymentRow, PaymentStatus } from '../model/payments';
import type { SiteRuntime } from '../site';

const EXPIRED = 'The payment was not confirmed in time.';

/** How a payment stands now: one that waited too long has expired, whether or not anybody came to note it. */
export const paymentState = (site: SiteRuntime, payment: PaymentRow): PaymentStatus =>
  payment.status === 'pending' && site.now() >= payment.expires ? 'expired' : payment.status;

const PUBLIC = { pending: 'pending', succeeded: 'success', failed: 'failed', expired: 'failed' } as const;

/** The same in the API's words. (spec 2, section 4) */
export const publicStatus = (site: SiteRuntime, payment: PaymentRow) => PUBLIC[paymentState(site, payment)];

/** What is to be said of a payment; null while there is nothing to say. */
export const publicMessage = (site: SiteRuntime, payment: PaymentRow): string | null =>
  paymentState(site, payment) === 'expired' ? EXPIRED : payment.message;

/** A card that was found good; it becomes the account's primary one where there is none. */
function acceptCard({ store }: SiteRuntime, cardId: string): void {
  const card = store.cards.get(cardId);
  if (!card || card.is_deleted) return;
  const hasPrimary = store.cards.by('account', card.account_id).some((row) => row.is_primary);
  store.cards.update(cardId, { is_verified: true, is_verification_pending: false, is_primary: !hasPrimary });
}

function settle(site: SiteRuntime, payment: PaymentRow): void {
  const { purpose, card_id, account_id: accountId, amount, keyword, id: reference } = payment;
  if (purpose === 'verification' && card_id !== null) acceptCard(site, card_id);
  if (purpose === 'top_up') settleTopUp(site, { accountId, amount, keyword, reference, at: site.now() });
}

export type Outcome =
  | { readonly status: 'succeeded'; readonly payment_method?: string }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'expired' };

/**
 * Ends a payment with all that follows from it: bought credit, a verified card. One that has ended already stays as it
 * is, so that nothing is paid twice, however often a page is sent. Answers how it stands. Only inside a transaction.
 */
export function finishPayment(site: SiteRuntime, id: string, outcome: Outcome): PaymentStatus | undefined {
  const payment = site.store.payments.get(id);
  if (!payment || payment.status !== 'pending') return payment?.status;
  const ended = paymentState(site, payment) === 'expired' ? { status: 'expired' as const } : outcome;
  site.store.payments.put({ ...payment, ...ended });
  if (ended.status === 'succeeded') settle(site, payment);
  else if (payment.card_id !== null && payment.purpose === 'verification')
    site.store.cards.update(payment.card_id, { is_verification_pending: false });
  return ended.status;
}
