import type { HandlerParamsOf } from '@console/contract/endpoint';
import type { createService as endpoint } from '@console/contract/service-order';
import { orderableService, type ServiceKind } from '../../catalogue/services';
import type { AccountRow } from '../../model/billing';
import { paymentFault } from '../billing/can-pay';
import type { Context } from '../context';
import { invalid, refused } from '../errors';
import { requireOpenLocation } from '../open-location';
import { payingAccount } from '../paying-account';
import { limitedAccountFaults } from './limits';

export type Order = HandlerParamsOf<typeof endpoint>;

/** Nodes of a service that is on two of them. */
const MULTI_NODE = 2;

export const nodeCount = (order: Pick<Order, 'is_multi_node'>): number => (order.is_multi_node ? MULTI_NODE : 1);

/** The same caller in the location that an order names; that of the call where it names none. @throws ApiFault 400 */
export function contextOf(ctx: Context, { package_parameters: { location: slug } }: Order): Context {
  if (!slug) return ctx;
  const location = ctx.site.config.locations.find((row) => row.slug === slug);
  if (!location) throw invalid({ location: 'There is no such location' });
  return ctx.at(location);
}

const outside = (value: number, { min, max }: { min: number; max: number }): string | undefined => {
  if (value < min) return `Must be at least ${min}`;
  return value > max ? `Must be at most ${max}` : undefined;
};

/** Rules of single fields, by field. */
function fieldFaults({ image, versions, sizes }: ServiceKind, order: Order): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const field of ['vm_cpu', 'vm_ram', 'vm_disk_gb'] as const) {
    const fault = outside(order[field], sizes[field]);
    if (fault) faults[field] = fault;
  }
  if (!versions.includes(order.version)) faults['version'] = 'There is no such version';
  if (order.is_multi_node && !image.is_multi_node_available)
    faults['is_multi_node'] = `${image.display_name} runs on one node`;
  return faults;
}

/** Checks the whole order; `ctx` is in the location that it names. @throws ApiFault */
export function checkedOrder(ctx: Context, order: Order): { account: AccountRow; kind: ServiceKind } {
  const kind = orderableService(ctx.site.config, order.service);
  if (!kind) throw refused(`Service '${order.service}' not found`);
  requireOpenLocation(ctx);
  const account = payingAccount(ctx, order.billing_account_id);
  const cannotPay = paymentFault(ctx.site, account);
  const nodes = Array.from({ length: nodeCount(order) }, () => ({ vcpu: order.vm_cpu, memory: order.vm_ram }));
  const faults = {
    ...limitedAccountFaults(ctx.site, account, nodes),
    ...(cannotPay ? { billing_account_id: cannotPay } : {}),
    ...fieldFaults(kind, order),
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return { account, kind };
}
