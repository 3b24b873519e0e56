import * as v from 'valibot';
import { frontBaseUrl } from './card-verify';
import { defineEndpoint } from './endpoint';
import { flag, maybe, text, wholeNumber } from './schema';
import { topUpAmount } from './top-up';

/** What a processor says of a purchase; which of it is there depends on the processor. (spec 2, section 7) */
export const PurchaseData = v.looseObject({
  charge_id: maybe(v.string()),
  status: maybe(v.string()),
  client_secret: maybe(v.string()),
  authorize_uri: maybe(v.string()),
  return_uri: maybe(v.string()),
});

/**
 * Buys credit with a saved card. `success: true` with `data.status` 'succeeded' is the end; with a client secret or an
 * address to go to, the person has to confirm first, and then the posthook is called with `relay_props`, whose `charge_id`
 * `data` may have as well.
 */
export const buyCredit = defineEndpoint({
  name: 'buyCredit',
  method: 'POST',
  repeat: 'again',
  path: '/payment/credit/buy',
  body: 'form',
  params: v.object({
    billing_account_id: wholeNumber(),
    payment_object_id: wholeNumber(),
    amount: topUpAmount(),
    on_session: v.optional(flag()),
    front_base_url: v.optional(frontBaseUrl()),
    force_3ds: v.optional(flag()),
    session_id: v.optional(text()),
  }),
  secrets: { session_id: 'SESSION_ID' },
  response: v.object({
    success: v.boolean(),
    message: maybe(v.string()),
    data: maybe(PurchaseData),
    relay_props: maybe(v.record(v.string(), v.unknown())),
  }),
  errors: ['Payment channel not available'],
  source: 'spec 2, section 7',
});

/** Asks how a purchase ended that the person had to confirm. May be called again: credit is bought once. */
export const buyCreditPosthook = defineEndpoint({
  name: 'buyCreditPosthook',
  method: 'POST',
  repeat: 'harmless',
  path: '/payment/credit/buy/posthook',
  body: 'form',
  params: v.object({
    billing_account_id: wholeNumber(),
    charge_id: v.pipe(text(), v.nonEmpty('The charge is required')),
    payment_object_id: wholeNumber(),
  }),
  response: v.object({ success: v.boolean(), message: maybe(v.string()) }),
  source: 'spec 2, section 7',
});
