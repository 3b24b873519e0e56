import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { datetime, done, flag, listOf, maybe, number, openEnum, wholeNumber } from './schema';

/** (spec 3, section 4) */
export const vmStatuses = ['creating', 'running', 'stopping', 'stopped', 'deleted'] as const;

/** A snapshot or backup of a disk. Its uuid is not a UUID: the disk's uuid followed by its time. */
export const VmReplica = v.object({
  uuid: v.string(),
  master_uuid: maybe(v.string()),
  type: openEnum(['snapshot', 'backup']),
  size: maybe(number()),
  pool: maybe(v.string()),
  created_at: maybe(datetime()),
  updated_at: maybe(datetime()),
});
export type VmReplica = v.InferOutput<typeof VmReplica>;

/** A disk of a virtual machine; `size` in GB. */
export const VmStorage = v.object({
  uuid: v.string(),
  name: maybe(v.string()),
  type: maybe(v.string()),
  size: number(),
  pool: maybe(v.string()),
  primary: maybe(v.boolean()),
  shared: maybe(v.boolean()),
  replica: listOf(VmReplica),
  created_at: maybe(datetime()),
  updated_at: maybe(datetime()),
  user_id: maybe(number()),
});
export type VmStorage = v.InferOutput<typeof VmStorage>;

/** A virtual machine; `memory` in MB. It carries no public IPv4 and no network: those are joined. (spec 3, section 3) */
export const Vm = v.object({
  uuid: v.string(),
  name: v.string(),
  description: maybe(v.string()),
  status: openEnum(vmStatuses),
  billing_account: maybe(number()),
  vcpu: number(),
  memory: number(),
  mac: maybe(v.string()),
  os_name: maybe(v.string()),
  os_version: maybe(v.string()),
  license_type: maybe(v.string()),
  username: maybe(v.string()),
  hostname: maybe(v.string()),
  private_ipv4: maybe(v.string()),
  public_ipv6: maybe(v.string()),
  backup: maybe(v.boolean()),
  storage: listOf(VmStorage),
  designated_pool_name: maybe(v.string()),
  designated_pool_uuid: maybe(v.string()),
  nic_iftune: maybe(v.unknown()),
  user_id: maybe(number()),
  created_at: maybe(datetime()),
  updated_at: maybe(datetime()),
});
export type Vm = v.InferOutput<typeof Vm>;

/** Size of all disks of a machine, in GB. */
export const diskSize = (vm: Pick<Vm, 'storage'>): number => vm.storage.reduce((sum, disk) => sum + disk.size, 0);

export const listVms = defineEndpoint({
  name: 'listVms',
  method: 'GET',
  path: '/{location}/user-resource/vm/list',
  params: v.object({ location: v.string(), billing_account_id: v.optional(wholeNumber()) }),
  answer: v.array(Vm),
  source: 'spec 3, section 7',
});

/** Disk sizes in GB: one number or several; a form repeats the key. */
const disks = v.union([wholeNumber(), v.array(wholeNumber())]);

export const createVm = defineEndpoint({
  name: 'createVm',
  method: 'POST',
  path: '/{location}/user-resource/vm',
  body: 'form',
  params: v.object({
    location: v.string(),
    name: v.string(),
    description: v.optional(v.string()),
    billing_account_id: v.optional(wholeNumber()),
    os_name: v.optional(v.string()),
    os_version: v.optional(v.string()),
    username: v.optional(v.string()),
    password: v.optional(v.string()),
    public_key: v.optional(v.string()),
    cloud_init: v.optional(v.string()),
    /** MB */
    ram: v.pipe(wholeNumber(), v.minValue(1)),
    vcpu: v.pipe(wholeNumber(), v.minValue(1)),
    designated_pool_uuid: v.optional(v.string()),
    reserve_public_ip: v.optional(flag(), true),
    network_uuid: v.optional(v.string()),
    disk_uuid: v.optional(v.string()),
    disks: v.optional(disks),
    source_replica: v.optional(v.string()),
    source_uuid: v.optional(v.string()),
  }),
  answer: Vm,
  errors: [
    'Compute resources temporarily unavailable due to high demand. If possible, choose a different region or location.',
  ],
  source: 'spec 3, section 7',
});

export const updateVm = defineEndpoint({
  name: 'updateVm',
  method: 'PATCH',
  path: '/{location}/user-resource/vm',
  body: 'form',
  params: v.object({
    location: v.string(),
    uuid: v.string(),
    name: v.optional(v.string()),
    ram: v.optional(v.pipe(wholeNumber(), v.minValue(1))),
    vcpu: v.optional(v.pipe(wholeNumber(), v.minValue(1))),
  }),
  answer: Vm,
  errors: ['Failed to update virtual machine'],
  source: 'spec 3, section 7',
});

const vmByUuid = v.object({ location: v.string(), uuid: v.string() });

export const deleteVm = defineEndpoint({
  name: 'deleteVm',
  method: 'DELETE',
  path: '/{location}/user-resource/vm',
  body: 'form',
  params: vmByUuid,
  answer: done(),
  source: 'spec 3, section 7',
});

export const startVm = defineEndpoint({
  name: 'startVm',
  method: 'POST',
  path: '/{location}/user-resource/vm/start',
  body: 'form',
  params: vmByUuid,
  answer: Vm,
  errors: ['Failed to start virtual machine'],
  source: 'spec 3, section 7',
});

export const stopVm = defineEndpoint({
  name: 'stopVm',
  method: 'POST',
  path: '/{location}/user-resource/vm/stop',
  body: 'form',
  params: v.object({ ...vmByUuid.entries, force: v.optional(flag()) }),
  answer: Vm,
  errors: ['Failed to stop virtual machine'],
  source: 'spec 3, section 7',
});
