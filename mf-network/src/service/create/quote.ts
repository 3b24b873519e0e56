import type { PriceList } from '@console/contract/pricing';
import type { ServiceMultiplier } from '@console/contract/service-limits';
import type { Size } from '@console/domain/order';
import { quote, type PricePlace, type Quote } from '@console/domain/price';

/** How much of a resource a node has, in the unit of the price list; NaN for what a size says nothing of. */
function quantityOf(resource: string, { vcpu, memoryGb, diskGb }: Size): number {
  switch (resource) {
    case 'CPU':
      return vcpu;
    case 'RAM':
      return memoryGb;
    case 'STORAGE':
    case 'BLOCK_STORAGE':
      return diskGb;
    default:
      return Number.NaN;
  }
}

/** What a service is charged for. */
export interface ServiceNeeds {
  /** Of one node. */
  readonly size: Size;
  readonly nodes: number;
  readonly multipliers: readonly ServiceMultiplier[];
  readonly publicIp: boolean;
}

/** The floating IP among the parts of a quote. */
export const PUBLIC_IP = 'publicIp';

/**
 * The price of a managed service: that of each resource of a node, times its multiplier, times the nodes; a floating IP
 * costs what it always does. (spec 3, section 3: prices)
 * @returns undefined where a part has no price
 */
export function quoteService(
  prices: PriceList | undefined,
  where: PricePlace,
  { size, nodes, multipliers, publicIp }: ServiceNeeds,
): Quote | undefined {
  const parts = multipliers.map(({ resource, multiplier }) => ({
    id: resource,
    resource,
    quantity: quantityOf(resource, size),
    factor: multiplier * nodes,
  }));
  const address = { id: PUBLIC_IP, resource: 'ASSIGNED_FLOATING_IP', quantity: 1 };
  return quote(prices, where, publicIp ? [...parts, address] : parts);
}
