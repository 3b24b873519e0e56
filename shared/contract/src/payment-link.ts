import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { LinkData } from './payment-link-step';
import { LONGEST_ADDRESS, done, listUpTo, maybe, openEnum, text, wholeNumber } from './schema';
import { topUpAmount } from './top-up';

/** Keywords of the processors that are paid through a page, window or code of theirs. (spec 2, section 9) */
export const linkProcessors = [
  'stripe',
  'stripe_wallet',
  'omise',
  'duitku',
  'sslcommerz',
  'adyen',
  'clictopay',
  'coingate',
  'razorpay',
] as const;

/** How a payment stands, as the API says it. (spec 2, section 4) */
export const paymentStatuses = ['pending', 'success', 'failed'] as const;

/** Ways of paying that somebody may have chosen; made up, as no rule says a number. */
const MOST_METHODS = 100;
const LONGEST_LIST = 10_000;

const textList = v.pipe(
  v.union([listUpTo(MOST_METHODS, text()), text(LONGEST_LIST)]),
  v.transform((given) => (typeof given === 'string' ? given.split(',') : given)),
  v.transform((list) => list.map((one) => one.trim()).filter(Boolean)),
);

/** Remembers which ways of paying by link somebody wants to see. `method_ids`: keys of methods, repeated or with commas. */
export const saveLinkMethods = defineEndpoint({
  name: 'saveLinkMethods',
  method: 'POST',
  repeat: 'harmless',
  path: '/payment/link/save_methods',
  body: 'form',
  params: v.object({ billing_account_id: wholeNumber(), method_ids: v.optional(textList, []) }),
  response: done(),
  source: 'spec 2, section 7',
});

/** What stands in the JSON text `params`; `source_id` and `currency` only for Omise, from its script. */
export const LinkParams = v.object({
  referrer_url: v.pipe(text(LONGEST_ADDRESS), v.url('The address to come back to is not a URL')),
  paymentMethod: v.optional(v.nullable(text())),
  source_id: v.optional(v.nullable(text())),
  currency: v.optional(v.nullable(v.pipe(text(), v.regex(/^[A-Za-z]{3}$/, 'Currency must be exactly 3 letters')))),
});
export type LinkParams = v.InferInput<typeof LinkParams>;

const fromJson = v.pipe(
  v.union([text(LONGEST_LIST), v.looseObject({})], 'Not a JSON text'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    if (typeof dataset.value !== 'string') return dataset.value;
    try {
      const value: unknown = JSON.parse(dataset.value);
      return value;
    } catch {
      addIssue({ message: 'Not a JSON text' });
      return NEVER;
    }
  }),
  LinkParams,
);

/** Begins a payment by link; what comes next stands in `data` (read it with `linkStep`). */
export const sendLinkData = defineEndpoint({
  name: 'sendLinkData',
  method: 'POST',
  repeat: 'again',
  path: '/payment/link/send_data',
  body: 'form',
  params: v.object({
    billing_account_id: wholeNumber(),
    amount: topUpAmount(),
    processor: v.pipe(text(), v.nonEmpty('The processor is required')),
    params: fromJson,
  }),
  response: v.object({ success: v.boolean(), error_msg: maybe(v.string()), data: maybe(LinkData) }),
  errors: ['Payment channel not available'],
  source: 'spec 2, section 7',
});

/** How a payment by link has ended, or that it has not. May be asked again: credit is bought once. */
export const getLinkResult = defineEndpoint({
  name: 'getLinkResult',
  method: 'GET',
  path: '/payment/link/process_result',
  params: v.object({
    billing_account_id: wholeNumber(),
    identifier: v.pipe(text(), v.nonEmpty('The identifier is required')),
  }),
  response: v.object({ status: openEnum(paymentStatuses), message: maybe(v.string()) }),
  source: 'spec 2, section 7',
});
