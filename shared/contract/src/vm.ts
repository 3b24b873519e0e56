import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { datetime, listOf, maybe, number, openEnum, text, wholeNumber } from './schema';

/** (spec 3, section 4) */
export const vmStatuses = ['creating', 'running', 'stopping', 'stopped', 'deleted'] as const;

/** (spec 3, section 9) */
export const replicaTypes = ['snapshot', 'backup'] as const;

/** A snapshot or backup of a disk. Its uuid is not a UUID: the disk's uuid followed by its time. */
export const VmReplica = v.object({
  uuid: v.string(),
  master_uuid: maybe(v.string()),
  type: openEnum(replicaTypes),
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
  params: v.object({ location: text(), billing_account_id: v.optional(wholeNumber()) }),
  response: v.array(Vm),
  rowId: 'uuid',
  kept:
    'uuid name description status billing_account vcpu memory mac os_name os_version license_type ' +
    'private_ipv4 public_ipv6 designated_pool_name designated_pool_uuid created_at storage.uuid ' +
    'storage.size storage.primary storage.replica.uuid storage.replica.type storage.replica.size',
  source: 'spec 3, section 7',
});
