import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { LARGEST_AMOUNT, number, TOO_MUCH, text, wholeNumber } from './schema';

/** An amount of credit in a request, in the site's currency: a plain number above 0. (spec 2, section 5) */
export const topUpAmount = () =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number))], 'Invalid number provided'),
    v.finite('Invalid number provided'),
    v.gtValue(0, 'The amount must be more than 0'),
    v.maxValue(LARGEST_AMOUNT, TOO_MUCH),
  );

/** What a top-up costs by a processor, with its fee and VAT, in the currency that it charges. */
export const getFinalTopUpAmount = defineEndpoint({
  name: 'getFinalTopUpAmount',
  method: 'GET',
  path: '/payment/final_topup_amount',
  params: v.object({
    billing_account_id: wholeNumber(),
    processor: v.pipe(text(), v.nonEmpty('The processor is required')),
    amount: topUpAmount(),
  }),
  response: v.object({ final_amount: number() }),
  errors: ['Payment channel not available'],
  source: 'spec 2, section 7',
});
