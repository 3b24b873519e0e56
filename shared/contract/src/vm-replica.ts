import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { done, text } from './schema';
import { replicaTypes, VmReplica, VmStorage } from './vm';
import { vmByUuid } from './vm-by-uuid';

/** Snapshots of a machine, or its backups. The specification nests them in the machine; real clients ask for them. */
export const listVmReplicas = defineEndpoint({
  name: 'listVmReplicas',
  method: 'GET',
  path: '/{location}/user-resource/vm/replica',
  params: v.object({ ...vmByUuid.entries, r_type: v.optional(v.picklist(replicaTypes), 'snapshot') }),
  response: v.array(VmReplica),
  rowId: 'uuid',
  source: 'spec 3, section 3; the call as existing clients make it',
});

/** Makes a snapshot of the first disk of a machine, or of the disk that `uuid` names; answers that disk. */
export const createVmReplica = defineEndpoint({
  name: 'createVmReplica',
  method: 'POST',
  repeat: 'another',
  path: '/{location}/user-resource/vm/replica',
  body: 'form',
  params: v.object({
    ...vmByUuid.entries,
    /** Backups are made at night, by themselves. */
    r_type: v.optional(v.literal('snapshot', 'Backups are made by schedule: only a snapshot can be ordered')),
  }),
  response: VmStorage,
  errors: ['Failed to create snapshot'],
  source: 'spec 3, section 7',
});

export const deleteVmReplica = defineEndpoint({
  name: 'deleteVmReplica',
  method: 'DELETE',
  repeat: 'harmless',
  path: '/{location}/user-resource/vm/replica',
  body: 'form',
  params: v.object({ location: text(), replica_uuid: text(), type: v.optional(v.picklist(replicaTypes)) }),
  response: done(),
  errors: ['Failed to delete snapshot'],
  source: 'spec 3, section 7',
});
