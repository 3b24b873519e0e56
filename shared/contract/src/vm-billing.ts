import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { done, wholeNumber } from './schema';
import { vmByUuid } from './vm-by-uuid';

/** Lets another billing account of the user pay for a machine from now on. */
export const moveVmBilling = defineEndpoint({
  name: 'moveVmBilling',
  method: 'POST',
  repeat: 'harmless',
  path: '/{location}/user-resource/resource_billing',
  body: 'form',
  params: v.object({ ...vmByUuid.entries, billing_account_id: wholeNumber() }),
  response: done(),
  source: 'spec 3, section 7',
});
