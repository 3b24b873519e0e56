import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredText } from './request-fields';
import { done } from './schema';
import { vmByUuid } from './vm-by-uuid';

const required = requiredText();

/** Gives a user of a running machine another password. (spec 3, section 4) */
export const changeVmPassword = defineEndpoint({
  name: 'changeVmPassword',
  method: 'PATCH',
  repeat: 'harmless',
  path: '/{location}/user-resource/vm/user',
  body: 'form',
  params: v.object({ ...vmByUuid.entries, username: required, password: required }),
  secrets: { password: 'VM_PASSWORD' },
  response: done(),
  errors: ['Failed to update virtual machine'],
  source: 'spec 3, section 7',
});
