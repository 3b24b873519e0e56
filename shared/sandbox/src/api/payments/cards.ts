import type { createCard as endpoint } from '@console/contract/card-write';
import type { HandlerParamsOf } from '@console/contract/endpoint';
import type { CardRow } from '../../model/billing';
import { isOwnAddress } from '../../payments/addresses';
import { cardOfToken, newCard, ownToken, type TokenCard, validThru } from '../../payments/cards';
import { channel } from '../../payments/channels';
import { testCards } from '../../payments/test-cards';
import { idToken, newSetupToken, takeWalletToken, walletToken } from '../../payments/wallet';
import type { Context, Handler, HandlersOf } from '../context';
import { invalid, refused } from '../errors';
import { ownCard, presentCard } from './present';
import { prehookCard, verifyCard } from './verify';

/** The end of time of a way to pay that has none: 2099-12-31. */
const NEVER = 4_102_358_400;

/** Asks to pay by invoice; a second application is the first one. */
const applyForInvoicePayment: Handler<'applyForInvoicePayment'> = async (ctx, { billing_account_id }) => {
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

type Params = HandlerParamsOf<typeof endpoint> & { readonly processor_keyword: string };

/** The site's only processor of cards, for clients that name none. @throws ApiFault 400 where there are several */
function onlyProcessor({ site }: Context): string {
  const [only, ...others] = (site.config.paymentProcessors ?? []).filter(({ type }) => type === 'creditcard');
  if (!only || others.length > 0) throw invalid({ processor_keyword: 'The processor is required' });
  return only.keyword;
}

const UNKNOWN = 'The card token is not known';

/** A name of a test card may be used again and again; a token of the processor's script belongs to one saved card. */
function identifierOf(ctx: Context, { token, processor_keyword }: Params, card: TokenCard): string {
  const isName = testCards.some(({ aliases }) => aliases.includes(token));
  if (isName) return ownToken(card, processor_keyword === 'omise_creditcard' ? 'tokn_test' : 'pm');
  if (ctx.store.cards.find((row) => row.identifier === token))
    throw invalid({ token: 'The card token was used before' });
  return token;
}

function saveCard(ctx: Context, params: Params): CardRow {
  const card = cardOfToken(params.token, ctx.now);
  if (!card) throw invalid({ token: UNKNOWN });
  const { brand, last4, expire_month, expire_year } = card;
  return newCard(ctx.site, ctx.account(params.billing_account_id), {
    keyword: params.processor_keyword,
    identifier: identifierOf(ctx, params, card),
    valid_thru: validThru(card),
    facts: { card_type: brand, brand, last4, expire_month, expire_year, card_holder: '' },
  });
}

/** An approval by PayPal needs no verification. */
function saveWallet(ctx: Context, { billing_account_id, token, session_id }: Params): CardRow {
  if (!session_id) throw invalid({ session_id: 'The PayPal session is missing' });
  const account = ctx.account(billing_account_id);
  const identifier = takeWalletToken(ctx.site, { userId: ctx.userId, token, session: session_id });
  if (identifier === undefined) throw invalid({ token: UNKNOWN });
  return newCard(ctx.site, account, { keyword: 'paypal_vault', identifier, isVerified: true });
}

/** Keeps a card by its processor's token; it waits for its verification. */
const createCard: Handler<'createCard'> = async (ctx, order) => {
  const params = { ...order, processor_keyword: order.processor_keyword ?? onlyProcessor(ctx) };
  const card = await ctx.store.transact(() => {
    ctx.account(params.billing_account_id);
    channel(ctx.site, params.processor_keyword, 'creditcard');
    return params.processor_keyword === 'paypal_vault' ? saveWallet(ctx, params) : saveCard(ctx, params);
  });
  return presentCard(ctx.site, card);
};

const KEYWORD = 'paypal_vault';

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

  getPaypalIdToken(ctx, { session_id }) {
    channel(ctx.site, KEYWORD);
    return { token: idToken(ctx.site, session_id) };
  },

  async getPaypalSetupToken(ctx, { session_id, return_url }) {
    const { userId, site } = ctx;
    const token = await ctx.store.transact(() => {
      channel(site, KEYWORD);
      if (!isOwnAddress(site, ctx.origin, return_url)) throw invalid({ return_url: 'Not an address of this site' });
      return newSetupToken(site, { userId, session: session_id, returnUrl: return_url });
    });
    return { token };
  },

  async getPaypalPaymentToken(ctx, { session_id, setup_token }) {
    channel(ctx.site, KEYWORD);
    const found = walletToken(ctx.site, { userId: ctx.userId, token: setup_token, session: session_id });
    if (!found.ok) throw refused(found.message);
    return { token: found.token };
  },
} satisfies HandlersOf<
  | 'applyForInvoicePayment'
  | 'createCard'
  | 'deleteCard'
  | 'listCards'
  | 'prehookCard'
  | 'setPrimaryCard'
  | 'verifyCard'
  | 'getPaypalIdToken'
  | 'getPaypalSetupToken'
  | 'getPaypalPaymentToken'
>;
