import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { Vm } from './vm';
import { vmByUuid } from './vm-by-uuid';
import { requiredText } from './request-fields';

/** Makes another machine with copies of all disks; answers the new one. */
export const cloneVm = defineEndpoint({
  name: 'cloneVm',
  method: 'POST',
  repeat: 'another',
  path: '/{location}/user-resource/vm/clone',
  body: 'form',
  params: v.object({ ...vmByUuid.entries, name: requiredText() }),
  response: Vm,
  errors: ['Failed to clone virtual machine'],
  source: 'spec 3, section 7',
});
