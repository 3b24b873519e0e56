import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { maybe, wholeNumber } from './schema';

/** Pays an invoice with the account's primary card. A payment that fails is a response, too: `message` says why. */
export const payInvoice = defineEndpoint({
  name: 'payInvoice',
  method: 'POST',
  repeat: 'again',
  path: '/payment/pay_invoice',
  query: ['invoice_id'],
  body: 'form',
  params: v.object({ invoice_id: wholeNumber() }),
  response: v.object({ success: v.boolean(), message: maybe(v.string()) }),
  source: 'spec 2, section 7',
});
