import { serviceMeter, startMeter } from '../../billing/meter';
import type { ServiceKind } from '../../catalogue/services';
import { waitFor } from '../../jobs/settle';
import { startJob } from '../../jobs/start';
import type { AccountRow } from '../../model/billing';
import type { ServiceNodeRow } from '../../model/services';
import { secureText } from '../../seed/random';
import type { Context, Handler } from '../context';
import { named } from '../errors';
import { freeAddress, networkFor, newIp } from '../network/allocate';
import { NO_CAPACITY } from '../vm/capacity';
import { checkedOrder, contextOf, nodeCount, type Order } from './order';
import { presentService } from './present';

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
export const createService: Handler<'createService'> = async (caller, order) => {
  const { service, job } = await caller.store.transact(() => {
    const ctx = contextOf(caller, order);
    const checked = checkedOrder(ctx, order);
    if (order.display_name === sentinels.noCapacity) throw named(NO_CAPACITY);
    const created = newService(ctx, order, checked);
    startMeter(ctx.store, crypto.randomUUID(), serviceMeter(created), ctx.now);
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
