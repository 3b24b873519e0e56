import type { VmRow } from './rows';

const COLONS = /:/g;

/** What the search of the list looks through; a MAC address may be written with colons, hyphens or neither. */
export const searchText = (vm: VmRow): string[] =>
  [
    vm.name,
    vm.uuid,
    vm.image,
    vm.private_ipv4,
    vm.public_ipv6,
    vm.mac,
    vm.mac?.replace(COLONS, '-'),
    vm.mac?.replace(COLONS, ''),
    ...vm.addresses,
  ].filter((part) => part != null);
