import { payUnpaid } from '../../billing/pay-invoice';
import type { HandlersOf } from '../context';
import { ownInvoice } from './own-invoice';

export const invoicePaymentHandlers = {
  /** A payment that is declined is an answer, not an error: it says why. */
  payInvoice: (ctx, { invoice_id }) =>
    ctx.store.transact(() => payUnpaid(ctx.site, ownInvoice(ctx, invoice_id), ctx.now)),
} satisfies HandlersOf<'payInvoice'>;
