import * as v from 'valibot';
import { Card } from './card';
import { defineEndpoint } from './endpoint';
import { LONGEST_ADDRESS, flag, maybe, text, wholeNumber } from './schema';

/** The base of this console's addresses, `https://console.example.com/app`: the processor leads back below it. */
export const frontBaseUrl = () =>
  v.pipe(
    text(LONGEST_ADDRESS),
    v.url('The address to come back to is not a URL'),
    v.regex(/^https?:/i, 'Only web addresses'),
  );

/** Prepares the saving of a card: `client_secret` is what the processor's script confirms the card with. */
export const prehookCard = defineEndpoint({
  name: 'prehookCard',
  method: 'POST',
  // One that nobody confirms costs nothing and is not kept.
  repeat: 'harmless',
  path: '/payment/card/prehook',
  body: 'form',
  params: v.object({
    billing_account_id: wholeNumber(),
    processor_keyword: v.pipe(text(), v.nonEmpty('The processor is required')),
  }),
  response: v.object({
    id: v.string(),
    client_secret: v.string(),
    status: maybe(v.string()),
    usage: maybe(v.string()),
  }),
  errors: ['Payment channel not available'],
  source: 'spec 2, section 7',
});

/**
 * Checks a card with the site's verification amount. Where the bank asks, the card stays pending and `authorize_uri` is
 * the page to open; `data_ref` is the identifier under which persistent data tells how it went.
 */
export const verifyCard = defineEndpoint({
  name: 'verifyCard',
  method: 'POST',
  repeat: 'again',
  path: '/payment/card/verify',
  body: 'form',
  params: v.object({
    payment_object_id: wholeNumber(),
    front_base_url: v.optional(frontBaseUrl()),
    force_3ds: v.optional(flag()),
  }),
  response: v.object({ card: Card, authorize_uri: maybe(v.string()), data_ref: maybe(v.string()) }),
  errors: ['Payment channel not available'],
  source: 'spec 2, section 7',
});
