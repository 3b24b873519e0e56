import type { HandlersOf } from '../context';
import { invalid } from '../errors';
import { createCard } from './create-card';
import { applyForInvoicePayment } from './invoice-application';
import { ownCard } from './own-card';
import { presentCard } from './present';
import { prehookCard, verifyCard } from './verify';

export const cardHandlers = {
  applyForInvoicePayment,
  createCard,
  prehookCard,
  verifyCard,

  listCards(ctx, { billing_account_id }) {
    ctx.account(billing_account_id);
    return ctx.store.cards
      .by('account', billing_account_id)
      .filter((row) => !row.is_deleted)
      .map((row) => presentCard(ctx.site, row));
  },

  /** A deleted primary card hands its place to the newest verified one. */
  async deleteCard(ctx, { payment_object_id }) {
    const { cards } = ctx.store;
    await ctx.store.transact(() => {
      const card = ownCard(ctx, payment_object_id);
      const gone = { is_deleted: true, is_primary: false, is_verified: false, is_verification_pending: false };
      cards.update(card.id, gone);
      const next = cards.by('account', card.account_id).findLast((row) => row.is_verified);
      if (card.is_primary && next) cards.update(next.id, { is_primary: true });
    });
    return { success: true };
  },

  async setPrimaryCard(ctx, { payment_object_id }) {
    const { cards } = ctx.store;
    await ctx.store.transact(() => {
      const card = ownCard(ctx, payment_object_id);
      if (!card.is_verified) throw invalid({ payment_object_id: 'Only a verified card can be the primary one' });
      for (const other of cards.by('account', card.account_id).filter((row) => row.is_primary))
        cards.update(other.id, { is_primary: false });
      cards.update(card.id, { is_primary: true });
    });
    return { success: true };
  },
} satisfies HandlersOf<
  'applyForInvoicePayment' | 'createCard' | 'deleteCard' | 'listCards' | 'prehookCard' | 'setPrimaryCard' | 'verifyCard'
>;
