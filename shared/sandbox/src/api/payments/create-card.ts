import type { HandlerParamsOf } from '@console/contract/endpoint';
import type { createCard as endpoint } from '@console/contract/card-write';
import type { CardRow } from '../../model/billing';
import { cardOfToken, ownToken, type TokenCard, validThru } from '../../payments/card-token';
import { channel } from '../../payments/channels';
import { newCard } from '../../payments/new-card';
import { takeWalletToken } from '../../payments/wallet';
import { testCards } from '../../payments/test-cards';
import type { Context, Handler } from '../context';
import { invalid } from '../errors';
import { presentCard } from './present';

type Params = HandlerParamsOf<typeof endpoint>;

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
export const createCard: Handler<'createCard'> = async (ctx, params) => {
  const card = await ctx.store.transact(() => {
    ctx.account(params.billing_account_id);
    channel(ctx.site, params.processor_keyword, 'creditcard');
    return params.processor_keyword === 'paypal_vault' ? saveWallet(ctx, params) : saveCard(ctx, params);
  });
  return presentCard(ctx.site, card);
};
