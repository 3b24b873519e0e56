import type { VmRow } from '../../model/compute';

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
