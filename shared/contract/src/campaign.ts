import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { text, wholeNumber } from './schema';

/** Gives an account what a campaign promises: credit at once, or after top-ups. */
export const activateCampaign = defineEndpoint({
  name: 'activateCampaign',
  method: 'POST',
  repeat: 'again',
  path: '/payment/billing_account/{billing_account_id}/campaign_activate/{campaign_code}',
  params: v.object({ billing_account_id: wholeNumber(), campaign_code: v.pipe(text(), v.minLength(1)) }),
  response: v.object({ message: v.string() }),
  errors: ['Invalid campaign.'],
  source: 'spec 2, section 7',
});
