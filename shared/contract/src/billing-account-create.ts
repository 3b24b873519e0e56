import * as v from 'valibot';
import { BillingAccount } from './billing-account';
import { accountTypes, editableFields, emailText } from './billing-account-fields';
import { defineEndpoint } from './endpoint';
import { text } from './schema';

export const createBillingAccount = defineEndpoint({
  name: 'createBillingAccount',
  method: 'POST',
  repeat: 'another',
  path: '/payment/billing_account',
  body: 'form',
  params: v.object({
    ...editableFields,
    /** Stands in for `email`. */
    client_email: v.optional(emailText()),
    referral_code: v.optional(text()),
    /** `invoice`: every invoice is paid after the month, whatever credit there is. */
    type: v.optional(v.picklist(accountTypes, 'The type must be invoice or other')),
  }),
  response: BillingAccount,
  source: 'spec 2, section 7',
});
