import type { CardRow } from '../../model/billing';
import type { Context } from '../context';
import { forbiddenResource } from '../errors';

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
