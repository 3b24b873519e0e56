import type { AccountRow, CardRow } from '../model/billing';
import type { SiteRuntime } from '../site';

/** What people call an account. */
export const accountName = ({ id, fields }: AccountRow): string =>
  fields.title || fields.company_name || fields.customer_name || fields.email || id;

/** Until when an account has a card that can be charged, in epoch seconds; 0 where it has none. */
export const cardsHoldUntil = (cards: readonly CardRow[]): number =>
  Math.max(0, ...cards.filter((card) => card.is_verified && !card.is_deleted).map((card) => card.valid_thru));

/** The card that an account is charged to; undefined where it has none. */
export const primaryCardOf = ({ store }: SiteRuntime, accountId: number): CardRow | undefined =>
  store.cards.by('account', accountId).find((card) => card.is_primary && !card.is_deleted);
