import { finalTopUpAmount } from '../../billing/top-up';
import type { PaymentRow } from '../../model/payments';
import { clientSecret, pageOf } from '../../payments/addresses';
import { buyWithCard } from '../../payments/buy';
import { channel } from '../../payments/channels';
import { publicMessage, publicStatus, paymentState } from '../../payments/finish';
import { topUpFault } from '../../billing/restrictions';
import type { Context, Handler, HandlersOf } from '../context';
import { invalid } from '../errors';
import { ownCard, ownPayment } from './present';
import { returnAddress } from './verify';

const PENDING = 'The payment is not confirmed yet.';

/** How the person confirms: Stripe's script with a client secret, anybody else's on the bank's page. */
function nextStep({ site, origin }: Context, payment: PaymentRow) {
  const facts = { charge_id: payment.id, status: 'requires_action' };
  if (payment.keyword === 'stripe_creditcard') return { ...facts, client_secret: clientSecret(site, payment) };
  return { ...facts, authorize_uri: pageOf(site, origin, payment), return_uri: payment.return_url };
}

function presentPurchase(ctx: Context, payment: PaymentRow) {
  const { status, message, id: charge_id, account_id, card_id } = payment;
  if (status === 'failed') return { success: false, message, data: null, relay_props: null };
  if (status === 'succeeded')
    return { success: true, message: 'Credit bought', data: { charge_id, status: 'succeeded' }, relay_props: null };
  return {
    success: true,
    message: null,
    data: nextStep(ctx, payment),
    relay_props: { billing_account_id: account_id, charge_id, payment_object_id: Number(card_id) },
  };
}

const buyCredit: Handler<'buyCredit'> = async (ctx, params) => {
  const payment = await ctx.store.transact(() => {
    const account = ctx.account(params.billing_account_id);
    const card = ownCard(ctx, params.payment_object_id, params.billing_account_id);
    channel(ctx.site, card.keyword);
    const fault = topUpFault(ctx.site, account, params.amount);
    if (fault) throw fault;
    if (card.keyword === 'paypal_vault' && !params.session_id)
      throw invalid({ session_id: 'The PayPal session is missing' });
    return buyWithCard(ctx.site, {
      account,
      card,
      amount: params.amount,
      isOnSession: params.on_session ?? true,
      force3ds: params.force_3ds ?? false,
      returnUrl: returnAddress(ctx, params.front_base_url),
      actingUserId: ctx.actingUserId,
    });
  });
  return presentPurchase(ctx, payment);
};

export const buyHandlers = {
  buyCredit,

  /** What is bought is bought when the processor says so; asking again changes nothing. */
  buyCreditPosthook(ctx, { billing_account_id, charge_id, payment_object_id }) {
    const payment = ownPayment(ctx, billing_account_id, charge_id);
    if (payment.card_id !== String(payment_object_id))
      throw invalid({ payment_object_id: 'The charge belongs to another card' });
    const state = paymentState(ctx.site, payment);
    if (state === 'succeeded') return { success: true, message: 'Credit bought' };
    return { success: false, message: state === 'pending' ? PENDING : publicMessage(ctx.site, payment) };
  },

  getFinalTopUpAmount(ctx, { billing_account_id, processor, amount }) {
    const { vat_percentage } = ctx.account(billing_account_id);
    channel(ctx.site, processor);
    return { final_amount: finalTopUpAmount(ctx.site.config, processor, amount, vat_percentage).charge };
  },

  getLinkResult(ctx, { billing_account_id, identifier }) {
    const payment = ownPayment(ctx, billing_account_id, identifier);
    return { status: publicStatus(ctx.site, payment), message: publicMessage(ctx.site, payment) };
  },

  getPersistentData(ctx, { billing_account_id, identifier }) {
    const payment = ownPayment(ctx, billing_account_id, identifier);
    const { number, keyword, method, amount, charge, currency, purpose, card_id, created } = payment;
    return {
      id: number,
      billing_account_id,
      identifier: payment.id,
      processor_method: method ? `${keyword}:${method}` : keyword,
      status: publicStatus(ctx.site, payment),
      data: JSON.stringify({
        purpose,
        amount,
        charge,
        currency,
        message: publicMessage(ctx.site, payment),
        ...(card_id === null ? {} : { payment_object_id: Number(card_id) }),
      }),
      created,
    };
  },
} satisfies HandlersOf<
  'buyCredit' | 'buyCreditPosthook' | 'getFinalTopUpAmount' | 'getLinkResult' | 'getPersistentData'
>;
