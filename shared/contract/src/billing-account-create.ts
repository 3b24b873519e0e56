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
    /** The address once more, as a new account names it: stands in for `email` where that is not sent. */
    client_email: v.optional(emailText()),
    referral_code: v.optional(text()),
    /** `invoice`: every invoice is paid after the month, whatever credit there is. */
    type: v.optional(v.picklist(accountTypes, 'The type must be invoice or other')),
  }),
  response: BillingAccount,
  source: 'spec 2, section 7',
});
