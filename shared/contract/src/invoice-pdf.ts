import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { wholeNumber } from './schema';

/** An invoice as a document. */
export const getInvoicePdf = defineEndpoint({
  name: 'getInvoicePdf',
  method: 'GET',
  path: '/payment/invoice/pdf',
  params: v.object({ invoice_id: wholeNumber() }),
  response: v.unknown(),
  media: 'application/pdf',
  source: 'spec 2, section 7',
});
