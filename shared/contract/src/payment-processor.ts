import * as v from 'valibot';
import { letters, maybe, number } from './schema';

/** Keywords of the processors that keep a way to pay with an account. (spec 2, section 9) */
export const cardProcessors = ['omise_creditcard', 'stripe_creditcard', 'paypal_vault', 'invoice'] as const;

/** A way to pay, as the site offers it. Flat rates are in the site's currency. (spec 2, sections 3 and 5) */
export const PaymentProcessor = v.object({
  type: v.picklist(['creditcard', 'link', 'invoice']),
  name: v.string(),
  keyword: v.string(),
  public_key: maybe(v.string()),
  verification_amount: maybe(number()),
  use_3ds_verification: maybe(v.boolean()),
  supports_auto_topup: maybe(v.boolean()),
  show_postalcode_input: maybe(v.boolean()),
  store_id: maybe(v.string()),
  methods: maybe(v.array(v.object({ key: v.string(), name: v.string() }))),
  service_fee: maybe(
    v.object({
      flat_rate: number(),
      percentage: v.pipe(number(), v.minValue(0), v.maxValue(100)),
    }),
  ),
  charge_currency_conversion: maybe(
    v.object({
      to_currency: letters(3, 'A currency has 3 letters'),
      exchange_rate: v.pipe(number(), v.gtValue(0)),
    }),
  ),
});
export type PaymentProcessor = v.InferOutput<typeof PaymentProcessor>;
