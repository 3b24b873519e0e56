import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { done, noParams } from './schema';

/** Whether signing in asks for a second factor: `success` says yes. */
export const getMfaStatus = defineEndpoint({
  name: 'getMfaStatus',
  method: 'GET',
  path: '/user-resource/mfa/is_active',
  params: noParams(),
  response: v.object({ success: v.boolean() }),
  source: 'spec 1, section 7',
});

/** Where the identity provider lets somebody add a second factor; the address works once. */
export const MfaTicket = v.object({ ticket_id: v.string(), ticket_url: v.string() });
export type MfaTicket = v.InferOutput<typeof MfaTicket>;

export const activateMfa = defineEndpoint({
  name: 'activateMfa',
  method: 'POST',
  repeat: 'another',
  path: '/user-resource/mfa/activate',
  params: noParams(),
  response: MfaTicket,
  source: 'spec 1, section 7',
});

/** @deprecated The specification lists it as such; consoles say that it is currently unavailable. */
export const deactivateMfa = defineEndpoint({
  name: 'deactivateMfa',
  method: 'POST',
  repeat: 'harmless',
  path: '/user-resource/mfa/deactivate',
  params: noParams(),
  response: done(),
  source: 'spec 1, section 7',
});
