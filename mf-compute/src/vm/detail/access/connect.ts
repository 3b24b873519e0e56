import { shellWord } from '@console/domain/connect';
import { isWindows } from '../../machine/image';
import type { JoinedVm } from '../../machine/rows';

/** How one gets into a machine from a terminal. */
export interface Connection {
  readonly protocol: 'ssh' | 'rdp';
  /** What is typed. */
  readonly command: string;
  /** Which address it goes to: only from the private network, where there is no public one. */
  readonly via: 'public' | 'ipv6' | 'private';
  readonly address: string;
}

type Machine = Pick<JoinedVm, 'addresses' | 'public_ipv6' | 'private_ipv4' | 'username' | 'os_name' | 'license_type'>;

function reachable(vm: Machine): Pick<Connection, 'via' | 'address'> | undefined {
  const [address] = vm.addresses;
  if (address) return { via: 'public', address };
  if (vm.public_ipv6) return { via: 'ipv6', address: vm.public_ipv6 };
  return vm.private_ipv4 ? { via: 'private', address: vm.private_ipv4 } : undefined;
}

/**
 * The command that connects to a machine: remote desktop for Windows, SSH for all others; to its public address, else to
 * the one it has. Undefined where it has none yet.
 */
export function connectionOf(vm: Machine): Connection | undefined {
  const target = reachable(vm);
  if (!target) return undefined;
  if (isWindows(vm)) {
    const host = target.address.includes(':') ? `[${target.address}]` : target.address;
    return { ...target, protocol: 'rdp', command: `mstsc /v:${host}` };
  }
  const host = vm.username ? `${vm.username}@${target.address}` : target.address;
  return { ...target, protocol: 'ssh', command: `ssh ${shellWord(host)}` };
}

/** The command that puts a public key of this computer into a machine. */
export const copyKeyCommand = ({ command }: Connection): string => command.replace(/^ssh /, 'ssh-copy-id ');
