import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { amount, noParams, number } from './schema';

/** Sum of top-ups, in the site's currency, from which on a limited account is clear. (spec 2, section 4) */
const ClearThreshold = v.object({ restriction_level_clear_topup_threshold: number() });

const path = '/config/payment/restriction_level_clear_topup_threshold';

export const getClearThreshold = defineEndpoint({
  name: 'getClearThreshold',
  method: 'GET',
  path,
  params: noParams(),
  response: ClearThreshold,
  source: 'spec 2, section 7',
});

/** For administrators. */
export const setClearThreshold = defineEndpoint({
  name: 'setClearThreshold',
  method: 'PUT',
  repeat: 'harmless',
  path,
  body: 'form',
  params: v.object({
    restriction_level_clear_topup_threshold: v.pipe(amount(), v.minValue(0, 'The threshold cannot be negative')),
  }),
  response: ClearThreshold,
  source: 'spec 2, section 7',
});
