import type { BillingAccount } from '@console/contract/billing-account';
import type { Card } from '@console/contract/card';
import type { PaymentProcessor } from '@console/contract/payment-processor';
import { isProcessorClosed, isExpired } from '../card/state';

/** Why an account cannot be topped up by itself. */
export type Obstacle = 'noCard' | 'byInvoice' | 'pending' | 'unverified' | 'expired' | 'closed' | 'notByItself';

/** What would be charged, and why it cannot be. */
export interface Charged {
  readonly card: Card | undefined;
  readonly processor: PaymentProcessor | undefined;
  readonly obstacle: Obstacle | undefined;
}

/** Whether a processor charges cards by itself: it says where it cannot. (spec 2, section 3: supports_auto_topup) */
export const chargesByItself = ({ type, supports_auto_topup: can }: PaymentProcessor): boolean =>
  type === 'creditcard' && can !== false;

function obstacleOf(card: Card | undefined, processor: PaymentProcessor | undefined, now: Date): Obstacle | undefined {
  if (!card) return 'noCard';
  if (card.processor?.keyword === 'invoice') return 'byInvoice';
  if (isExpired(card, now)) return 'expired';
  if (isProcessorClosed(card)) return 'closed';
  if (card.is_verified !== true) return card.is_verification_pending ? 'pending' : 'unverified';
  return processor && chargesByItself(processor) ? undefined : 'notByItself';
}

/** The card that automatic top-ups charge: the primary one, where it is verified and its processor can. (spec 2, section 3) */
export function chargedCard(cards: readonly Card[], processors: readonly PaymentProcessor[], now: Date): Charged {
  const card = cards.find((one) => one.is_primary && !one.is_deleted);
  const processor = processors.find(({ keyword }) => keyword === card?.processor?.keyword);
  return { card, processor, obstacle: obstacleOf(card, processor, now) };
}

/** Whether top-ups of an account rest, whatever its balance: it is not validated yet, or terminated. */
export const isTopUpPaused = ({
  status,
  restriction_level: level,
}: Pick<BillingAccount, 'status' | 'restriction_level'>): boolean =>
  status === 'PENDING_VALIDATION' || level === 'TERMINATED';

/** Whether a site has a processor that charges cards by itself. */
export const canChargeByItself = (processors: readonly PaymentProcessor[]): boolean => processors.some(chargesByItself);
