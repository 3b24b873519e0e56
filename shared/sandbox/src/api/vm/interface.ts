import { stableId } from '../../catalogue/stable-id';
import type { SubinterfaceRow, VmRow } from '../../model/compute';
import type { SiteStore } from '../../store/store';
import type { Context, HandlersOf } from '../context';
import { invalid, message } from '../errors';
import { freeAddress, networkFor } from '../network/allocate';
import { networksOfVm, noSuchVm, ownVm } from './own';
import { macAddress } from './new-vm';

/** A machine has one interface, whose uuid follows from its own. */
const interfaceId = (vm: VmRow): string => stableId(`interface/${vm.id}`);

function presentNetwork(store: SiteStore, uuid: string) {
  const network = store.networks.get(uuid);
  return network ? { uuid, name: network.name, subnet: network.subnet, vlan_id: network.vlan_id } : { uuid };
}

const presentSubinterface = (store: SiteStore, row: SubinterfaceRow) => ({
  vmi_uuid: row.uuid,
  vlan_tag: row.vlan_tag,
  mac_addr: row.mac_addr,
  network: presentNetwork(store, row.network_uuid),
  ip_address: row.ip_address,
});

const presentInterface = (store: SiteStore, vm: VmRow) => ({
  vmi_uuid: interfaceId(vm),
  vmi_mac: vm.mac,
  network: presentNetwork(store, vm.network_uuid),
  private_ip_address: vm.private_ipv4,
  public_ipv6_address: vm.public_ipv6,
  subinterfaces: (vm.subinterfaces ?? []).map((row) => presentSubinterface(store, row)),
});

/** A machine that is not on its way out. @throws ApiFault 400 */
function lastingVm(ctx: Context, uuid: string): VmRow {
  const vm = ownVm(ctx, uuid);
  if (vm.status === 'deleted') throw noSuchVm(uuid);
  return vm;
}

export const interfaceHandlers = {
  listVmInterfaces: (ctx, { uuid }) => [presentInterface(ctx.store, ownVm(ctx, uuid))],

  addVmSubinterface: (ctx, { uuid, if_uuid, network_uuid, vlan_tag }) =>
    ctx.store.transact(() => {
      const vm = lastingVm(ctx, uuid);
      const { subinterfaces = [] } = vm;
      if (if_uuid !== interfaceId(vm)) throw message(404, `Interface ${if_uuid} was not found.`);
      const network = networkFor(ctx, network_uuid);
      if (subinterfaces.some((row) => row.vlan_tag === vlan_tag))
        throw invalid({ vlan_tag: 'The interface has this VLAN tag already' });
      if (networksOfVm(vm).includes(network.id))
        throw invalid({ network_uuid: 'The machine stands in this network already' });
      const row = {
        uuid: crypto.randomUUID(),
        network_uuid: network.id,
        mac_addr: macAddress(),
        ip_address: freeAddress(ctx.store, network),
        vlan_tag,
      };
      ctx.store.vms.update(uuid, { subinterfaces: [...subinterfaces, row], updated: ctx.now });
      return presentSubinterface(ctx.store, row);
    }),

  async deleteVmSubinterface(ctx, { uuid, if_uuid }) {
    await ctx.store.transact(() => {
      const { subinterfaces = [] } = lastingVm(ctx, uuid);
      const left = subinterfaces.filter((row) => row.uuid !== if_uuid);
      if (left.length === subinterfaces.length) throw message(404, `Subinterface ${if_uuid} was not found.`);
      ctx.store.vms.update(uuid, { subinterfaces: left, updated: ctx.now });
    });
    return undefined;
  },
} satisfies HandlersOf<'listVmInterfaces' | 'addVmSubinterface' | 'deleteVmSubinterface'>;
