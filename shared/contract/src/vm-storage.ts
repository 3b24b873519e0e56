import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredText } from './request-fields';
import { done, flag, wholeNumber } from './schema';
import { VmStorage } from './vm';
import { vmByUuid } from './vm-by-uuid';

const path = '/{location}/user-resource/vm/storage';
/** (spec 3, section 5) */
const size_gb = v.pipe(wholeNumber(), v.minValue(1, 'Must be at least 1 GB'));
const diskUuid = requiredText();

export const addVmDisk = defineEndpoint({
  name: 'addVmDisk',
  method: 'POST',
  repeat: 'another',
  path,
  body: 'form',
  params: v.object({ ...vmByUuid.entries, size_gb }),
  response: VmStorage,
  errors: ['Failed to add disk'],
  source: 'spec 3, section 7',
});

/** Makes a disk larger. With `check_vm_state` only while the machine is stopped. */
export const resizeVmDisk = defineEndpoint({
  name: 'resizeVmDisk',
  method: 'PATCH',
  repeat: 'harmless',
  path,
  body: 'form',
  params: v.object({ ...vmByUuid.entries, disk_uuid: diskUuid, size_gb, check_vm_state: v.optional(flag(), false) }),
  response: VmStorage,
  errors: ['Failed to resize disk'],
  source: 'spec 3, section 7',
});

/** Removes a disk with what is on it; never the primary one. */
export const deleteVmDisk = defineEndpoint({
  name: 'deleteVmDisk',
  method: 'DELETE',
  repeat: 'harmless',
  path,
  body: 'form',
  params: v.object({ ...vmByUuid.entries, storage_uuid: diskUuid }),
  response: done(),
  errors: ['Failed to delete disk'],
  source: 'spec 3, section 7',
});
