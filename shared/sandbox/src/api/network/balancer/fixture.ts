import type { ParamsOf } from '@console/contract/endpoint';
import type { createLoadBalancer } from '@console/contract/load-balancer-change';
import type { TestSandbox } from '../../../testing/client';
import { MAIN } from '../../../testing/orders';

export const at = { location: 'tll' };

/** Machines of the customer's default network. */
export async function machinesIn(test: TestSandbox): Promise<readonly string[]> {
  const networks = await test.call('listNetworks', at);
  return networks.find((row) => row.is_default)?.vm_uuids ?? [];
}

/** A good order of a load balancer for one machine. */
export const orderFor = (
  vmUuid = '',
  more: Partial<ParamsOf<typeof createLoadBalancer>> = {},
): ParamsOf<typeof createLoadBalancer> => ({
  ...at,
  display_name: 'lb-01',
  billing_account_id: MAIN,
  rules: [{ source_port: 443, target_port: 8443 }],
  targets: [{ target_uuid: vmUuid, target_type: 'vm' }],
  ...more,
});

/** The addresses that lead to a load balancer. */
export const addressesOf = async (test: TestSandbox, uuid: string) =>
  (await test.call('listIpAddresses', at)).filter((ip) => ip.assigned_to === uuid);
