import { isBusy } from '../../../jobs/job';
import type { LoadBalancerRow } from '../../../model/network';
import { utc, utcOrNull } from '../../../time/formats';
import type { Context } from '../../context';
import { message } from '../../errors';
import { addressesOfVm, networksOfVm } from '../../vm/own';

const noSuchBalancer = (uuid: string) => message(404, `Load balancer ${uuid} was not found.`);

const isOwn = (ctx: Context, row: LoadBalancerRow): boolean =>
  row.user_id === ctx.userId && row.location === ctx.location.slug && ctx.reaches(row.account_id);

/** An own load balancer, also one that was deleted. @throws ApiFault 404 */
export function ownOrDeletedBalancer(ctx: Context, uuid: string): { row: LoadBalancerRow; isDeleted: boolean } {
  const present = ctx.store.loadBalancers.get(uuid);
  const row = present ?? ctx.store.deletedLoadBalancers.get(uuid);
  if (!row || !isOwn(ctx, row)) throw noSuchBalancer(uuid);
  return { row, isDeleted: !present };
}

/** An own load balancer that is not being made or deleted. @throws ApiFault 404, 409 */
export function changeableBalancer(ctx: Context, uuid: string): LoadBalancerRow {
  const row = ctx.store.loadBalancers.get(uuid);
  if (!row || !isOwn(ctx, row)) throw noSuchBalancer(uuid);
  if (isBusy(ctx.site, uuid)) throw message(409, 'The load balancer is being created or deleted.');
  return row;
}

const CONNECTION_LIMIT = 10_000;

/** A target with the address that its machine has in the network of the load balancer. */
export function presentTarget(ctx: Context, balancer: LoadBalancerRow, target: LoadBalancerRow['targets'][number]) {
  const vm = ctx.store.vms.get(target.vm_uuid);
  return {
    target_uuid: target.vm_uuid,
    target_type: 'vm',
    target_ip_address: (vm && addressesOfVm(vm, balancer.network_uuid)[0]) ?? null,
    created_at: utc(target.created),
  };
}

/** A load balancer as the API shows it. Its public address is not told: it is a floating IP. */
export const presentBalancer = (ctx: Context, row: LoadBalancerRow, isDeleted = false) => ({
  uuid: row.id,
  display_name: row.display_name,
  network_uuid: row.network_uuid,
  user_id: row.user_id,
  billing_account_id: row.account_id,
  private_address: row.private_address,
  is_deleted: isDeleted,
  forwarding_rules: row.rules.map((rule) => ({
    uuid: rule.uuid,
    protocol: 'TCP',
    source_port: rule.source_port,
    target_port: rule.target_port,
    created_at: utc(rule.created),
    settings: { connection_limit: CONNECTION_LIMIT, session_persistence: 'SOURCE_IP' },
  })),
  targets: row.targets.map((target) => presentTarget(ctx, row, target)),
  created_at: utc(row.created),
  updated_at: utcOrNull(row.updated),
  ...(row.deleted === undefined ? {} : { deleted_at: utc(row.deleted) }),
});

/** Why a machine cannot be a target in a network, in words; undefined where it can. */
export function targetFault(ctx: Context, uuid: string, networkUuid: string): string | undefined {
  const vm = ctx.store.vms.get(uuid);
  const isOwn = vm?.user_id === ctx.userId && vm.location === ctx.location.slug && ctx.reaches(vm.account_id);
  if (!isOwn || vm.status === 'deleted') return `No such virtual machine exists: ${uuid}`;
  return networksOfVm(vm).includes(networkUuid)
    ? undefined
    : `The virtual machine ${vm.name} is not in the network of the load balancer`;
}
