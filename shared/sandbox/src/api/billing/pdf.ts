import { DocumentAnswer } from '../respond';
import type { HandlersOf } from '../context';
import { ownInvoice } from './own-invoice';

export const invoicePdfHandlers = {
  /** The library and its fonts are only loaded when somebody asks for a document. */
  async getInvoicePdf(ctx, { invoice_id }) {
    const invoice = ownInvoice(ctx, invoice_id);
    const { invoicePdf } = await import('../../billing/pdf/invoice-pdf');
    return new DocumentAnswer(await invoicePdf(ctx.site, invoice), 'application/pdf', `invoice-${invoice.name}.pdf`);
  },
} satisfies HandlersOf<'getInvoicePdf'>;
