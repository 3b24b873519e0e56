import type { HandlerParamsOf } from '@console/contract/endpoint';
import type { createService as endpoint } from '@console/contract/service-order';
import { serviceMeter } from '../../billing/meter';
import { meter } from '../../billing/metering';
import { orderableService, serviceImages, type ServiceKind } from '../../catalogue/services';
import { waitFor } from '../../jobs/settle';
import { startJob } from '../../jobs/job';
import type { AccountRow } from '../../model/billing';
import type { ServiceNodeRow } from '../../model/services';
import { secureText } from '../../seed/random';
import type { SiteRuntime } from '../../site';
import { payingAccount, paymentFault } from '../billing/can-pay';
import type { Context, Handler, HandlersOf } from '../context';
import { invalid, named, refused } from '../errors';
import { freeAddress, networkFor, newIp } from '../network/allocate';
import { requireOpenLocation } from '../open-location';
import { accountLimitFaults, NO_CAPACITY } from '../vm/limits';
import { presentService } from './present';

interface Size {
  readonly vcpu: number;
  /** MB */
  readonly memory: number;
}

/** What a limited billing account cannot take on, by field of the order: its machines and nodes count together. */
export function limitedAccountFaults(
  site: SiteRuntime,
  account: AccountRow,
  added: readonly Size[],
): Record<string, string> {
  const total = (part: keyof Size) => added.reduce((sum, size) => sum + size[part], 0);
  const { vcpu, ram } = accountLimitFaults(site, account, { vcpu: total('vcpu'), ram: total('memory') });
  return { ...(vcpu ? { vm_cpu: vcpu } : {}), ...(ram ? { vm_ram: ram } : {}) };
}

type Order = HandlerParamsOf<typeof endpoint>;

/** Nodes of a service that is on two of them. */
const MULTI_NODE = 2;

const nodeCount = (order: Pick<Order, 'is_multi_node'>): number => (order.is_multi_node ? MULTI_NODE : 1);

/** The same caller in the location that an order names; that of the call where it names none. @throws ApiFault 400 */
function contextOf(ctx: Context, { package_parameters: { location: slug } }: Order): Context {
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
function checkedOrder(ctx: Context, order: Order): { account: AccountRow; kind: ServiceKind } {
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

/** Display names that cause what cannot be caused otherwise; documented in the README. */
const sentinels = { noCapacity: 'no-capacity', lateFailure: 'late-failure', slowCreate: 'slow-create' } as const;
const SLOW = 3;

const newNode = (order: Order): ServiceNodeRow => ({
  uuid: crypto.randomUUID(),
  vcpu: order.vm_cpu,
  memory: order.vm_ram,
  disk: order.vm_disk_gb,
  disk_uuid: crypto.randomUUID(),
  status: 'creating',
});

function newService(ctx: Context, order: Order, { account, kind }: { account: AccountRow; kind: ServiceKind }) {
  const network = networkFor(ctx, order.package_parameters.network_uuid);
  return ctx.store.services.put({
    id: crypto.randomUUID(),
    user_id: ctx.userId,
    location: ctx.location.slug,
    account_id: Number(account.id),
    service: order.service,
    version: order.version,
    display_name: order.display_name,
    status: 'creating',
    is_multi_node: order.is_multi_node,
    network_uuid: network.id,
    service_ip: freeAddress(ctx.store, network),
    virtual_ip_uuid: crypto.randomUUID(),
    sql_pass: kind.sqlPort === null ? null : secureText(16),
    nodes: Array.from({ length: nodeCount(order) }, () => newNode(order)),
    whitelist: [],
    created: ctx.now,
    updated: null,
  });
}

/** Creates a service and waits until its nodes run; others see it as 'creating' meanwhile. (spec 3, section 7) */
const createService: Handler<'createService'> = async (caller, order) => {
  const { service, job } = await caller.store.transact(() => {
    const ctx = contextOf(caller, order);
    const checked = checkedOrder(ctx, order);
    if (order.display_name === sentinels.noCapacity) throw named(NO_CAPACITY);
    const created = newService(ctx, order, checked);
    meter(ctx.site, serviceMeter(created), ctx.now);
    if (order.reserve_public_ip) {
      const assignment = { to: created.id, type: 'service', private_ip: created.service_ip } as const;
      newIp(ctx, { accountId: created.account_id, assignment });
    }
    const isLate = order.display_name === sentinels.lateFailure;
    const pace = isLate ? 0.5 : order.display_name === sentinels.slowCreate ? SLOW : 1;
    const options = { factor: pace * checked.kind.pace, ...(isLate ? { fails: true } : {}) };
    return { service: created, job: startJob(ctx.site, 'service.create', created, options) };
  });
  await waitFor(caller.site, job.id);
  const finished = caller.store.services.get(service.id);
  if (!finished) throw named(NO_CAPACITY);
  return presentService(caller.site, finished);
};

export const serviceHandlers = {
  createService,
  listServiceImages: ({ site, host }) => serviceImages(site.config, host),
} satisfies HandlersOf<'createService' | 'listServiceImages'>;
