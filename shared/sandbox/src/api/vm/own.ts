import type { VmRow } from '../../model/compute';
import type { Context } from '../context';
import { ApiFault } from '../errors';

/** The response where a machine is not there, or not the caller's: it does not tell which. Real clouds say nothing beside it. */
export const noSuchVm = (uuid: string): ApiFault =>
  new ApiFault(400, { errors: { Error: `No such virtual machine exists: ${uuid}` } }, false);

/** An own machine in the location of the call. @throws ApiFault 400 'No such virtual machine exists: <uuid>' */
export function ownVm(ctx: Context, uuid: string): VmRow {
  const vm = ctx.store.vms.get(uuid);
  if (!vm || vm.user_id !== ctx.userId || vm.location !== ctx.location.slug || !ctx.reaches(vm.account_id))
    throw noSuchVm(uuid);
  return vm;
}

type Attached = Pick<VmRow, 'network_uuid' | 'private_ipv4' | 'subinterfaces'>;

/** The networks that a machine stands in, each once: that of its interface and those of its subinterfaces. */
export const networksOfVm = (vm: Attached): string[] => [
  ...new Set([vm.network_uuid, ...(vm.subinterfaces ?? []).map((row) => row.network_uuid)]),
];

/** The private addresses that a machine has in a network. */
export const addressesOfVm = (vm: Attached, networkUuid: string): string[] => [
  ...(vm.network_uuid === networkUuid ? [vm.private_ipv4] : []),
  ...(vm.subinterfaces ?? []).filter((row) => row.network_uuid === networkUuid).map((row) => row.ip_address),
];
