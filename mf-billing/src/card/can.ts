import type { Card } from '@console/contract/card';
import type { Way } from './ways';
import { isProcessorClosed, isExpired } from './state';

type CardFlags = Pick<Card, 'is_verified' | 'is_verification_pending' | 'is_primary' | 'valid_thru' | 'processor'>;

/** Why a card cannot become the primary one; undefined where it can. @param now the server's time */
export function primaryBlocked(
  card: CardFlags,
  now: Date,
): 'can.expired' | 'can.closed' | 'can.unverified' | undefined {
  if (isExpired(card, now)) return 'can.expired';
  if (isProcessorClosed(card)) return 'can.closed';
  return card.is_verified ? undefined : 'can.unverified';
}

/** Whether its holder can do something about a card that is not verified: of an application the provider decides. */
export const canVerify = (card: CardFlags, way: Way | undefined, now: Date): boolean =>
  way !== undefined && way.kind !== 'invoice' && !card.is_verified && !isExpired(card, now) && !isProcessorClosed(card);
