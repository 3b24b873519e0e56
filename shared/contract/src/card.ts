import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { datetime, maybe, number, wholeNumber } from './schema';

/** A way to pay that is kept with an account. `additional_data` is a JSON string that may not parse. (spec 2, section 3) */
export const Card = v.object({
  id: number(),
  identifier: maybe(v.string()),
  billing_account_id: maybe(number()),
  is_primary: maybe(v.boolean()),
  is_verified: maybe(v.boolean()),
  is_verification_pending: maybe(v.boolean()),
  is_deleted: maybe(v.boolean()),
  valid_thru: maybe(datetime()),
  created: maybe(datetime()),
  processor: maybe(v.object({ id: maybe(number()), is_active: maybe(v.boolean()), keyword: maybe(v.string()) })),
  additional_data: maybe(v.string()),
});
export type Card = v.InferOutput<typeof Card>;

const CardFacts = v.object({
  card_type: maybe(v.string()),
  brand: maybe(v.string()),
  last4: maybe(v.string()),
  expire_month: maybe(number()),
  expire_year: maybe(number()),
  card_holder: maybe(v.string()),
});
export type CardFacts = v.InferOutput<typeof CardFacts>;

/** Reads the facts inside `additional_data`; an empty object where it is absent or not JSON. */
export function cardFacts(card: Pick<Card, 'additional_data'>): CardFacts {
  try {
    const parsed = v.safeParse(CardFacts, JSON.parse(card.additional_data ?? '{}'));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}

export const listCards = defineEndpoint({
  name: 'listCards',
  method: 'GET',
  path: '/payment/card/list',
  params: v.object({ billing_account_id: wholeNumber() }),
  response: v.array(Card),
  rowId: 'id',
  source: 'spec 2, section 7',
});
