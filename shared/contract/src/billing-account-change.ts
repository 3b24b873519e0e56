import * as v from 'valibot';
import { BillingAccount } from './billing-account';
import { editableFields } from './billing-account-fields';
import { defineEndpoint } from './endpoint';
import { done, wholeNumber } from './schema';

/** Replaces what the customer has said: what is left out is cleared, only the e-mail address stays. */
export const updateBillingAccount = defineEndpoint({
  name: 'updateBillingAccount',
  method: 'PUT',
  repeat: 'harmless',
  path: '/payment/billing_account',
  query: ['billing_account_id'],
  body: 'form',
  params: v.object({ billing_account_id: wholeNumber(), ...editableFields }),
  response: BillingAccount,
  source: 'spec 2, section 7',
});

/** Closes an account for good, with an invoice for what was not invoiced yet; credit that is left is lost. */
export const deleteBillingAccount = defineEndpoint({
  name: 'deleteBillingAccount',
  method: 'DELETE',
  repeat: 'harmless',
  path: '/payment/billing_account',
  query: ['billing_account_id'],
  params: v.object({ billing_account_id: wholeNumber() }),
  response: done(),
  source: 'spec 2, section 7',
});

export const setDefaultBillingAccount = defineEndpoint({
  name: 'setDefaultBillingAccount',
  method: 'POST',
  repeat: 'harmless',
  path: '/payment/billing_account/set_default',
  body: 'form',
  params: v.object({ billing_account_id: wholeNumber() }),
  response: done(),
  source: 'spec 2, section 7',
});
