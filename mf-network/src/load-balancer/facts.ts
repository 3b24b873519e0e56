import type { Money } from '@console/api';
import { addressesOf, type IpAddress } from '@console/contract/ip-address';
import type { LoadBalancer } from '@console/contract/load-balancer';
import type { Vm } from '@console/contract/vm';
import type { SourceState } from '@console/domain/list';
import { sumPrices, type MonthlyPrice, type PriceSum } from '@console/domain/price';

/** Which port leads to which. */
export type Rule = LoadBalancer['forwarding_rules'][number];
type Target = LoadBalancer['targets'][number];

/** What people call a load balancer. */
export const balancerTitle = (row: Pick<LoadBalancer, 'display_name' | 'uuid'>): string => row.display_name || row.uuid;

/** '443 → 8443' */
export const ruleLabel = (rule: Pick<Rule, 'source_port' | 'target_port'>): string =>
  `${rule.source_port} → ${rule.target_port}`;

/** The public addresses that lead to it: its own row has none. */
export const publicAddresses = (row: Pick<LoadBalancer, 'uuid'>, addresses: readonly IpAddress[]): IpAddress[] =>
  addressesOf(addresses, row.uuid);

/** A target with its machine, where the list of machines could be read. */
export interface NamedTarget {
  readonly target: Target;
  readonly vm: Vm | undefined;
}

export const namedTargets = (row: Pick<LoadBalancer, 'targets'>, vms: readonly Vm[]): NamedTarget[] =>
  row.targets.map((target) => ({ target, vm: vms.find((vm) => vm.uuid === target.target_uuid) }));

/**
 * Price per month of the load balancer itself, and of the floating IPs that lead to it.
 * @param addressCount undefined where the addresses could not be read
 */
export function balancerPrices(
  row: { location: string },
  addressCount: number | undefined,
  monthly: MonthlyPrice,
): { own: Money | undefined; addresses: Money | undefined; total: PriceSum | undefined } {
  const own = monthly(row.location, 'LOAD_BALANCER');
  const addresses = addressCount ? monthly(row.location, 'ASSIGNED_FLOATING_IP', addressCount) : undefined;
  return { own, addresses, total: sumPrices([own, addressCount === 0 ? null : addresses]) };
}

/** The same of a row of a list; undefined while its floating IPs are on their way. */
export const rowPrice = (
  row: { location: string; addresses: readonly string[]; addressState: SourceState },
  monthly: MonthlyPrice,
): PriceSum | undefined =>
  row.addressState === 'loading'
    ? undefined
    : balancerPrices(row, row.addressState === 'ready' ? row.addresses.length : undefined, monthly).total;
