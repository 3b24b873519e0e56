import { defineEndpoint } from './endpoint';
import { Vm } from './vm';
import { vmByUuid } from './vm-by-uuid';

/** Switches nightly backups on where they are off, and off where they are on. */
export const toggleVmBackup = defineEndpoint({
  name: 'toggleVmBackup',
  method: 'POST',
  repeat: 'again',
  path: '/{location}/user-resource/vm/backup',
  body: 'form',
  params: vmByUuid,
  response: Vm,
  errors: ['Failed to enable backup', 'Failed to disable backup'],
  source: 'spec 3, section 7',
});
