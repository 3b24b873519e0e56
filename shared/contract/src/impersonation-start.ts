import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { done, text } from './schema';

export const acceptImpersonation = defineEndpoint({
  name: 'acceptImpersonation',
  method: 'PUT',
  repeat: 'harmless',
  path: '/user-resource/impersonation/{uuid}/accept',
  params: v.object({ uuid: text() }),
  response: done(),
  source: 'spec 1, section 7',
});

/** Answers a token that is sent in place of the API key while acting for the owner. (spec 1, section 4) */
export const startImpersonation = defineEndpoint({
  name: 'startImpersonation',
  method: 'POST',
  repeat: 'another',
  path: '/user-resource/impersonation/{uuid}/start',
  params: v.object({ uuid: text() }),
  response: v.object({ token: v.string() }),
  source: 'spec 1, section 7',
});
