import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { json, jsonFacts } from './json-facts';
import { paymentStatuses } from './payment-link';
import { datetime, maybe, number, openEnum, text, wholeNumber } from './schema';

/** What the API keeps of a payment beyond its end. `data` is JSON, as a text or as it is. (spec 2, section 3) */
export const PersistentPaymentData = v.object({
  id: number(),
  billing_account_id: maybe(number()),
  identifier: maybe(v.string()),
  processor_method: maybe(v.string()),
  status: openEnum(paymentStatuses),
  data: json(),
  created: maybe(datetime()),
});
export type PersistentPaymentData = v.InferOutput<typeof PersistentPaymentData>;

/** The facts in `data`; an empty object where there are none, or they are not JSON. */
export const paymentFacts = ({ data }: Pick<PersistentPaymentData, 'data'>): Readonly<Record<string, unknown>> =>
  jsonFacts(data) ?? {};

/** How a payment or the verification of a card stands, also after its page was closed. */
export const getPersistentData = defineEndpoint({
  name: 'getPersistentData',
  method: 'GET',
  path: '/payment/persistent_data',
  params: v.object({
    billing_account_id: wholeNumber(),
    identifier: v.pipe(text(), v.nonEmpty('The identifier is required')),
  }),
  response: PersistentPaymentData,
  source: 'spec 2, section 7',
});
