import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { datetime, maybe, number, wholeNumber } from './schema';

/** A movement of credit: negative for a payment, positive for a top-up. (spec 2, section 3) */
export const CreditEntry = v.object({
  id: number(),
  billing_account_id: maybe(number()),
  amount: number(),
  description: maybe(v.string()),
  reference: maybe(v.string()),
  created: maybe(datetime()),
  acting_user_id: maybe(number()),
});
export type CreditEntry = v.InferOutput<typeof CreditEntry>;

export const listCredit = defineEndpoint({
  name: 'listCredit',
  method: 'GET',
  path: '/payment/credit/list',
  params: v.object({ billing_account_id: wholeNumber() }),
  response: v.array(CreditEntry),
  source: 'spec 2, section 7',
});
