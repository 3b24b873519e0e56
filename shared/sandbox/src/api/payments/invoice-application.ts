import { channel } from '../../payments/channels';
import { newCard } from '../../payments/new-card';
import type { Handler } from '../context';
import { presentCard } from './present';

/** The end of time of a way to pay that has none: 2099-12-31. */
const NEVER = 4_102_358_400;

/** Asks to pay by invoice; a second application is the first one. */
export const applyForInvoicePayment: Handler<'applyForInvoicePayment'> = async (ctx, { billing_account_id }) => {
  const card = await ctx.store.transact(() => {
    const account = ctx.account(billing_account_id);
    channel(ctx.site, 'invoice', 'invoice');
    const before = ctx.store.cards
      .by('account', billing_account_id)
      .find((row) => row.keyword === 'invoice' && !row.is_deleted);
    return before ?? newCard(ctx.site, account, { keyword: 'invoice', identifier: 'N/A', valid_thru: NEVER });
  });
  return presentCard(ctx.site, card);
};
