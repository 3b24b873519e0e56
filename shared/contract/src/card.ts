import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { fact, json, jsonFacts, numberFact, textFact } from './json-facts';
import { datetime, maybe, number, wholeNumber } from './schema';

/** A way to pay that is kept with an account. `additional_data` is JSON that may not parse, as a text or as it is. (spec 2, section 3) */
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
  additional_data: json(),
});
export type Card = v.InferOutput<typeof Card>;

/** The last four digits; as a number they have lost the zeros that they began with. */
const lastFour = v.union([
  v.string(),
  v.pipe(
    v.number(),
    v.transform((digits) => String(digits).padStart(4, '0')),
  ),
]);

const CardFacts = v.object({
  card_type: textFact(),
  brand: textFact(),
  last4: fact(lastFour),
  expire_month: numberFact(),
  expire_year: numberFact(),
  card_holder: textFact(),
});
export type CardFacts = v.InferOutput<typeof CardFacts>;

/** The facts inside `additional_data`, as far as they can be read; an empty object where it is absent or not JSON. */
export const cardFacts = ({ additional_data }: Pick<Card, 'additional_data'>): CardFacts =>
  v.parse(CardFacts, jsonFacts(additional_data) ?? {});

export const listCards = defineEndpoint({
  name: 'listCards',
  method: 'GET',
  path: '/payment/card/list',
  params: v.object({ billing_account_id: wholeNumber() }),
  response: v.array(Card),
  rowId: 'id',
  source: 'spec 2, section 7',
});
