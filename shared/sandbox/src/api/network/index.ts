import { stopMeter } from '../../billing/meter';
import type { IpRow, LoadBalancerRow, NetworkRow } from '../../model/network';
import { utc, utcOrNull } from '../../time/formats';
import type { Context, HandlersOf } from '../context';
import { message } from '../errors';

const here = (ctx: Context) => (row: { user_id: number; location: string }) =>
  row.user_id === ctx.userId && row.location === ctx.location.slug;

const assignmentOf = ({ was_assigned, assignment, unassigned_at }: IpRow) =>
  was_assigned
    ? {
        assigned_to: assignment?.to ?? null,
        assigned_to_resource_type: assignment?.type ?? null,
        assigned_to_private_ip: assignment?.private_ip ?? null,
        ...(unassigned_at === null ? {} : { unassigned_at: utc(unassigned_at) }),
      }
    : {};

/** Addresses that were never assigned lack the keys that say to what. */
const presentIp = (ip: IpRow) => ({
  id: ip.nr,
  uuid: ip.id,
  address: ip.address,
  user_id: ip.user_id,
  billing_account_id: ip.account_id,
  type: 'public',
  network_id: null,
  name: ip.name,
  enabled: true,
  is_deleted: false,
  is_virtual: false,
  is_ipv6: false,
  ...assignmentOf(ip),
  created_at: utc(ip.created),
  updated_at: utcOrNull(ip.updated),
});

/** How many machines, load balancers and services stand in each network. */
function presentNetworks(ctx: Context, networks: readonly NetworkRow[]) {
  const members = new Map<string, { vms: string[]; others: number }>(
    networks.map((row) => [row.id, { vms: [], others: 0 }]),
  );
  for (const vm of ctx.store.vms.of(ctx.userId)) members.get(vm.network_uuid)?.vms.push(vm.id);
  for (const row of [...ctx.store.loadBalancers.of(ctx.userId), ...ctx.store.services.of(ctx.userId)]) {
    const network = members.get(row.network_uuid);
    if (network) network.others += 'nodes' in row ? row.nodes.length : 1;
  }
  return networks.map((row) => {
    const { vms = [], others = 0 } = members.get(row.id) ?? {};
    return {
      uuid: row.id,
      name: row.name,
      type: 'private',
      subnet: row.subnet,
      subnet_ipv6: row.subnet_ipv6,
      vlan_id: row.vlan_id,
      is_default: row.is_default,
      vm_uuids: vms,
      resources_count: vms.length + others,
      created_at: utc(row.created),
      updated_at: utcOrNull(row.updated),
    };
  });
}

const presentLoadBalancer = (ctx: Context, row: LoadBalancerRow) => ({
  uuid: row.id,
  display_name: row.display_name,
  network_uuid: row.network_uuid,
  user_id: row.user_id,
  billing_account_id: row.account_id,
  private_address: row.private_address,
  is_deleted: false,
  forwarding_rules: row.rules.map((rule) => ({
    uuid: rule.uuid,
    protocol: 'TCP',
    source_port: rule.source_port,
    target_port: rule.target_port,
    created_at: utc(rule.created),
    settings: { connection_limit: 10_000, session_persistence: 'SOURCE_IP' },
  })),
  targets: row.targets.map((target) => ({
    target_uuid: target.vm_uuid,
    target_type: 'vm',
    target_ip_address: ctx.store.vms.get(target.vm_uuid)?.private_ipv4 ?? null,
    created_at: utc(target.created),
  })),
  created_at: utc(row.created),
  updated_at: utcOrNull(row.updated),
});

export const networkHandlers = {
  listIpAddresses: (ctx, { billing_account_id, vm_uuid }) =>
    ctx.store.ips
      .where(
        (ip) =>
          here(ctx)(ip) &&
          ctx.reaches(ip.account_id, billing_account_id) &&
          (vm_uuid === undefined || ip.assignment?.to === vm_uuid),
      )
      .map(presentIp),

  async deleteIpAddress(ctx, { address }) {
    await ctx.store.transact(() => {
      const ip = ctx.store.ips.find((row) => row.address === address && here(ctx)(row) && ctx.reaches(row.account_id));
      if (!ip) throw message(404, `Ip address ${address} was not found.`);
      ctx.store.ips.delete(ip.id);
      stopMeter(ctx.store, ip.id, ctx.now);
    });
    return true;
  },

  listNetworks: (ctx) => presentNetworks(ctx, ctx.store.networks.where(here(ctx))),

  listLoadBalancers: (ctx) =>
    ctx.store.loadBalancers
      .where((row) => here(ctx)(row) && ctx.reaches(row.account_id))
      .map((row) => presentLoadBalancer(ctx, row)),
} satisfies HandlersOf<'listIpAddresses' | 'deleteIpAddress' | 'listNetworks' | 'listLoadBalancers'>;
