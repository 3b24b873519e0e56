import * as v from 'valibot';
import { Card } from './card';
import { defineEndpoint } from './endpoint';
import { done, text, wholeNumber } from './schema';

const required = (name: string) => v.pipe(text(), v.trim(), v.nonEmpty(`The ${name} is required`));

/** Keeps a card that the processor's script has turned into a token; `session_id` only for PayPal. */
export const createCard = defineEndpoint({
  name: 'createCard',
  method: 'POST',
  repeat: 'another',
  path: '/payment/card',
  body: 'json',
  params: v.object({
    billing_account_id: wholeNumber(),
    token: required('token'),
    /** Old clients leave it out: then it is the site's only processor of cards. */
    processor_keyword: v.optional(required('processor')),
    session_id: v.optional(text()),
  }),
  secrets: { token: 'CARD_TOKEN', session_id: 'SESSION_ID' },
  response: Card,
  errors: ['Payment channel not available'],
  source: 'spec 2, section 7',
});

const ofCard = v.object({ payment_object_id: wholeNumber() });

export const deleteCard = defineEndpoint({
  name: 'deleteCard',
  method: 'DELETE',
  repeat: 'harmless',
  path: '/payment/card',
  params: ofCard,
  response: done(),
  source: 'spec 2, section 7',
});

export const setPrimaryCard = defineEndpoint({
  name: 'setPrimaryCard',
  method: 'PUT',
  repeat: 'harmless',
  path: '/payment/card/set_primary',
  params: ofCard,
  response: done(),
  source: 'spec 2, section 7',
});

/** Asks to pay by invoice; the response is an unverified way to pay that the provider looks at. */
export const applyForInvoicePayment = defineEndpoint({
  name: 'applyForInvoicePayment',
  method: 'POST',
  repeat: 'another',
  path: '/payment/apply_for_invoice_payment',
  body: 'form',
  params: v.object({ billing_account_id: wholeNumber() }),
  response: Card,
  errors: ['Payment channel not available'],
  source: 'spec 2, section 7',
});
