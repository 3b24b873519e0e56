import { publicMessage, publicStatus } from '../../payments/finish';
import type { HandlersOf } from '../context';
import { ownPayment } from './own-payment';

export const resultHandlers = {
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
} satisfies HandlersOf<'getLinkResult' | 'getPersistentData'>;
