import * as v from 'valibot';
import { BillingAccount } from './billing-account';
import { defineEndpoint } from './endpoint';
import { amount, flag, wholeNumber } from './schema';

/** Orders a mail for when less than the threshold is left of an account's credit. */
export const setLowBalanceNotice = defineEndpoint({
  name: 'setLowBalanceNotice',
  method: 'PUT',
  repeat: 'harmless',
  path: '/payment/low_balance_notice_settings',
  body: 'form',
  params: v.object({ billing_account_id: wholeNumber(), threshold: amount(), is_enabled: flag() }),
  response: BillingAccount,
  source: 'spec 2, section 7',
});
