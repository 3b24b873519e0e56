import * as v from 'valibot';
import { BillingAccount } from './billing-account';
import { defineEndpoint } from './endpoint';
import { amount, flag, listOf, maybe, wholeNumber } from './schema';

const REQUIRED = 'This field is required for automated top-up';

/** What came of a top-up that was due at once; nothing was where it was not triggered. */
export const PaymentReport = v.object({ triggered: maybe(v.boolean()), errors: listOf(v.unknown()) });

/**
 * Switches the automated top-up on, with amount and threshold, or off, with the flag alone. One that is due already
 * is made at once. (spec 2, section 5)
 */
export const setRecurringPayment = defineEndpoint({
  name: 'setRecurringPayment',
  method: 'PUT',
  repeat: 'again',
  path: '/payment/billing_account/{billing_account_id}/recurring_payment',
  body: 'form',
  params: v.pipe(
    v.object({
      billing_account_id: wholeNumber(),
      is_recurring_payment_enabled: flag(),
      recurring_payment_amount: v.optional(amount()),
      recurring_payment_threshold: v.optional(amount()),
    }),
    v.forward(
      v.check((given) => !given.is_recurring_payment_enabled || given.recurring_payment_amount !== undefined, REQUIRED),
      ['recurring_payment_amount'],
    ),
    v.forward(
      v.check(
        (given) => !given.is_recurring_payment_enabled || given.recurring_payment_threshold !== undefined,
        REQUIRED,
      ),
      ['recurring_payment_threshold'],
    ),
  ),
  response: v.object({ payment_report: PaymentReport, account: BillingAccount }),
  source: 'spec 2, section 7',
});
