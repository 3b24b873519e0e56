import { defineEndpoint } from './endpoint';
import { Vm } from './vm';
import { vmByUuid } from './vm-by-uuid';

/** Starts a stopped machine from rescue media, for this one time. */
export const startVmRescue = defineEndpoint({
  name: 'startVmRescue',
  method: 'POST',
  repeat: 'harmless',
  path: '/{location}/user-resource/vm/rescue_start',
  body: 'form',
  params: vmByUuid,
  response: Vm,
  errors: ['Failed to start virtual machine'],
  source: 'spec 3, section 7',
});
