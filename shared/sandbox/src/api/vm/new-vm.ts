import type { DiskRow, VmRow } from '../../model/compute';
import type { NetworkRow } from '../../model/network';
import { secureText } from '../../seed/random';
import type { Context } from '../context';
import { freeAddress } from '../network/allocate';
import type { Source } from './source';

/** What a new machine is told; everything else is given to it. Memory in MB. */
interface Draft extends Pick<
  VmRow,
  'name' | 'description' | 'vcpu' | 'memory' | 'username' | 'backup' | 'account_id' | 'pool_uuid' | 'disks'
> {
  readonly system: Source['system'];
  readonly network: NetworkRow;
}

/** An address of the range that virtual network cards have. */
export const macAddress = (): string => `52:54:00:${(secureText(6, '0123456789abcdef').match(/../g) ?? []).join(':')}`;

/** An empty disk of so many GB, the first of which a machine starts from. */
export const newDisk = (size: number, index: number, at: number, uuid: string = crypto.randomUUID()): DiskRow => ({
  uuid,
  name: `vd${String.fromCharCode(97 + index)}`,
  size,
  primary: index === 0,
  created: at,
  replicas: [],
});

/** The IPv6 address with the same last number, where a network has such addresses. */
function ipv6In({ subnet_ipv6 }: NetworkRow, ipv4: string): string | null {
  const host = Number(ipv4.split('.').at(-1));
  return subnet_ipv6 ? subnet_ipv6.replace(/\/\d+$/, host.toString(16)) : null;
}

/** A machine that is being created, with addresses of its own. Only inside a transaction. */
export function newVm(ctx: Context, { system, network, ...told }: Draft): VmRow {
  const private_ipv4 = freeAddress(ctx.store, network);
  return ctx.store.vms.put({
    ...told,
    ...system,
    id: crypto.randomUUID(),
    user_id: ctx.userId,
    location: ctx.location.slug,
    status: 'creating',
    mac: macAddress(),
    private_ipv4,
    public_ipv6: ipv6In(network, private_ipv4),
    network_uuid: network.id,
    created: ctx.now,
    updated: null,
  });
}
