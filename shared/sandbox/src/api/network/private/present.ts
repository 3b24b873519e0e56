import type { NetworkRow } from '../../../model/network';
import { utc, utcOrNull } from '../../../time/formats';
import type { Context } from '../../context';

/** How much stands in a network: machines (also with a subinterface), load balancers and nodes of services. */
export function resourcesIn({ store }: Context, networkId: string): number {
  const nodes = store.services.by('network', networkId).reduce((sum, row) => sum + row.nodes.length, 0);
  return store.vms.by('network', networkId).length + store.loadBalancers.by('network', networkId).length + nodes;
}

/** A private network as the API shows it; a token that is bound to an account sees the machines of that account only. */
export const presentNetwork = (ctx: Context, row: NetworkRow) => ({
  uuid: row.id,
  name: row.name,
  type: 'private',
  subnet: row.subnet,
  subnet_ipv6: row.subnet_ipv6,
  vlan_id: row.vlan_id,
  is_default: row.is_default,
  vm_uuids: ctx.store.vms
    .by('network', row.id)
    .filter((vm) => ctx.reaches(vm.account_id))
    .map((vm) => vm.id),
  resources_count: resourcesIn(ctx, row.id),
  created_at: utc(row.created),
  updated_at: utcOrNull(row.updated),
});
