import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { LONGEST_ADDRESS, text } from './schema';

const Token = v.object({ token: v.string() });
/** Made in the browser and kept for its session (`paypalSessionId`); all three tokens belong to it. */
const session = { session_id: v.pipe(text(), v.nonEmpty('The PayPal session is missing')) };

/** Identifies the person to PayPal's script (its `dataUserIdToken`). */
export const getPaypalIdToken = defineEndpoint({
  name: 'getPaypalIdToken',
  method: 'GET',
  path: '/payment/paypal/id_token',
  params: v.object(session),
  secrets: { session_id: 'SESSION_ID' },
  response: Token,
  errors: ['Payment channel not available'],
  source: 'spec 2, section 7',
});

/** Begins an approval; the person gives it in PayPal's window. */
export const getPaypalSetupToken = defineEndpoint({
  name: 'getPaypalSetupToken',
  method: 'GET',
  path: '/payment/paypal/setup_token',
  params: v.object({
    ...session,
    return_url: v.pipe(text(LONGEST_ADDRESS), v.url('The address to come back to is not a URL')),
  }),
  secrets: { session_id: 'SESSION_ID' },
  response: Token,
  errors: ['Payment channel not available'],
  source: 'spec 2, section 7',
});

/** Turns an approved setup token into the token that a card is created with. */
export const getPaypalPaymentToken = defineEndpoint({
  name: 'getPaypalPaymentToken',
  method: 'GET',
  path: '/payment/paypal/payment_token',
  params: v.object({ ...session, setup_token: v.pipe(text(), v.nonEmpty('The setup token is missing')) }),
  secrets: { session_id: 'SESSION_ID' },
  response: Token,
  errors: ['Payment channel not available'],
  source: 'spec 2, section 7',
});
