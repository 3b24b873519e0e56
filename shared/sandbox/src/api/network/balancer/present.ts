import type { LoadBalancerRow } from '../../../model/network';
import { utc, utcOrNull } from '../../../time/formats';
import type { Context } from '../../context';
import { addressesOfVm } from '../../vm/networks-of';

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
});
