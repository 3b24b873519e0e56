import type { StatusState } from '@console/ui';
import type { Card, CardFacts } from '@console/contract/card';

type CardFlags = Pick<Card, 'is_verified' | 'is_verification_pending' | 'valid_thru' | 'processor'>;
export type CardStateId =
  | 'cards.verified'
  | 'cards.pending'
  | 'cards.unverified'
  | 'cards.expired'
  | 'cards.closed'
  | 'cards.approved'
  | 'cards.applied';

const SOON_MS = 60 * 86_400_000;
const CENTURY = 2000;

/** The end of the month that is printed on a card; undefined where none is. Years of two digits are of this century. */
export function printedEnd({
  expire_month: month,
  expire_year: year,
}: Pick<CardFacts, 'expire_month' | 'expire_year'>): Date | undefined {
  if (!month || !year) return undefined;
  return new Date(Date.UTC(year < 100 ? CENTURY + year : year, month, 1) - 1);
}

/** Whether a card has ended. @param now the server's time */
export const isExpired = ({ valid_thru: end }: Pick<Card, 'valid_thru'>, now: Date): boolean =>
  end instanceof Date && end < now;

/** Whether the server says that a card's processor takes no payments now. */
export const isProcessorClosed = ({ processor }: Pick<Card, 'processor'>): boolean => processor?.is_active === false;

/** Whether it ends within two months. */
export const endsSoon = (card: Pick<Card, 'valid_thru'>, now: Date): boolean =>
  card.valid_thru instanceof Date && !isExpired(card, now) && card.valid_thru.getTime() - now.getTime() < SOON_MS;

/** (spec 2, section 4) */
export function cardState(card: CardFlags, now: Date): { state: StatusState; id: CardStateId } {
  // Of an application the provider decides.
  if (card.processor?.keyword === 'invoice')
    return card.is_verified ? { state: 'good', id: 'cards.approved' } : { state: 'working', id: 'cards.applied' };
  if (isExpired(card, now)) return { state: 'broken', id: 'cards.expired' };
  if (isProcessorClosed(card)) return { state: 'broken', id: 'cards.closed' };
  if (card.is_verified) return { state: 'good', id: 'cards.verified' };
  if (card.is_verification_pending) return { state: 'working', id: 'cards.pending' };
  return { state: 'notice', id: 'cards.unverified' };
}
