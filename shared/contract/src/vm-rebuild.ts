import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { replicaTypes, Vm } from './vm';
import { vmByUuid } from './vm-by-uuid';
import { requiredText } from './request-fields';
import { text } from './schema';

const errors = ['Failed to rebuild virtual machine'] as const;

/** Puts a snapshot or backup of a machine in the place of what is on its disk. */
export const rebuildVm = defineEndpoint({
  name: 'rebuildVm',
  method: 'POST',
  repeat: 'again',
  path: '/{location}/user-resource/vm/rebuild',
  body: 'form',
  params: v.object({
    ...vmByUuid.entries,
    replica_uuid: requiredText(),
    type: v.optional(v.picklist(replicaTypes)),
  }),
  response: Vm,
  errors,
  source: 'spec 3, section 7',
});

/** Puts a fresh system in the place of what is on the first disk: the one that is named, else the one that it has. */
export const reinstallVm = defineEndpoint({
  name: 'reinstallVm',
  method: 'POST',
  repeat: 'again',
  path: '/{location}/user-resource/vm/reinstall',
  body: 'form',
  params: v.object({ ...vmByUuid.entries, os_name: v.optional(text()), os_version: v.optional(text()) }),
  response: Vm,
  errors,
  source: 'spec 3, section 7',
});
