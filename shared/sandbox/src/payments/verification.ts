import type { CardRow } from '../model/billing';
import type { PaymentRow } from '../model/payments';
import type { SiteRuntime } from '../site';
import { behaviourOfSaved } from './cards';
import { chargeCurrency, type Processor } from './channels';
import { finishPayment, paymentState } from './finish';
import { newPayment } from './payment';
import { refusalOf } from './test-cards';

export interface Verification {
  /** The payment whose page the person has to answer; none where the check is over. */
  readonly payment?: PaymentRow;
  /** Why the card was refused. */
  readonly fault?: string;
}

/** Some cards are let in and fail only when they are charged. */
function faultOf(site: SiteRuntime, card: CardRow): string | undefined {
  const behaviour = behaviourOfSaved(card.identifier);
  if (card.valid_thru < site.now()) return refusalOf.expired;
  return behaviour === 'charge_fails' ? undefined : refusalOf[behaviour];
}

/** The bank has answered already where the processor's script confirmed the card before it was saved. */
const isConfirmed = ({ store }: SiteRuntime, { identifier, user_id }: CardRow): boolean =>
  store.payments
    .by('payment_method', identifier)
    .some((row) => row.purpose === 'setup' && row.status === 'succeeded' && row.user_id === user_id);

/** Checks a card by a small payment. A check that waits already is answered again. Only inside a transaction. */
export function beginVerification(
  site: SiteRuntime,
  card: CardRow,
  { processor, returnUrl, force3ds }: { processor: Processor; returnUrl: string | null; force3ds: boolean },
): Verification {
  if (card.is_verified) return {};
  const before = card.verification === undefined ? undefined : site.store.payments.get(card.verification);
  if (before && paymentState(site, before) === 'pending') return { payment: before };
  const payment = newPayment(site, {
    user_id: card.user_id,
    account_id: card.account_id,
    keyword: card.keyword,
    purpose: 'verification',
    charge: processor.verification_amount ?? 0,
    currency: chargeCurrency(site, card.keyword),
    card_id: card.id,
    payment_method: card.identifier,
    has_challenge: true,
    return_url: returnUrl,
  });
  site.store.cards.update(card.id, { is_verification_pending: true, verification: payment.id });
  const fault = faultOf(site, card);
  if (fault !== undefined) {
    finishPayment(site, payment.id, { status: 'failed', message: fault });
    return { fault };
  }
  const asks = behaviourOfSaved(card.identifier).startsWith('challenge') || force3ds;
  if (asks && !isConfirmed(site, card)) return { payment };
  finishPayment(site, payment.id, { status: 'succeeded' });
  return {};
}
