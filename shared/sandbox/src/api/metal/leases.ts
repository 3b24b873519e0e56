import type { HandlerParamsOf } from '@console/contract/endpoint';
import type { createMetalLease as endpoint } from '@console/contract/metal-lease';
import { leaseMeter } from '../../billing/meter';
import { meter, stopMeter } from '../../billing/metering';
import { isPublishedOs, metalOs, metalSpec, metalSpecs } from '../../catalogue/metal';
import { startJob } from '../../jobs/job';
import { canHappen } from '../../metal/machine-state';
import { freeMachine, happen, machineOf } from '../../metal/pool';
import type { AccountRow } from '../../model/billing';
import type { LeaseRow } from '../../model/compute';
import { placeOf } from '../../store/store';
import { payingAccount, paymentFault } from '../billing/can-pay';
import type { Context, Handler, HandlersOf } from '../context';
import { invalid, named, refused } from '../errors';
import { requireOpenLocation } from '../open-location';
import { presentLease, presentSpec } from './present';

/** An own lease. @throws ApiFault 400 'No such lease exists: <uuid>', which does not tell whether it is another's */
function ownLease(ctx: Context, uuid: string): LeaseRow {
  const lease = ctx.store.leases.get(uuid);
  const isOwn = lease?.user_id === ctx.userId && lease.location === ctx.location.slug && ctx.reaches(lease.account_id);
  if (!isOwn) throw refused(`No such lease exists: ${uuid}`);
  return lease;
}

type Params = HandlerParamsOf<typeof endpoint>;

/** Name of a lease for which no machine is ever left; documented in the README. */
const OUT_OF_STOCK = 'no-capacity';

/** The account that pays for an order that is in order. @throws ApiFault */
function checkedOrder(ctx: Context, { spec_uuid, requested_os_id, billing_account_id }: Params): AccountRow {
  requireOpenLocation(ctx);
  const account = payingAccount(ctx, billing_account_id);
  const spec = metalSpec(spec_uuid)?.wire;
  const hasSystem = spec?.ready_os_ids?.includes(requested_os_id) === true && isPublishedOs(requested_os_id);
  const cannotPay = paymentFault(ctx.site, account);
  const faults = {
    ...(spec?.is_visible ? {} : { spec_uuid: 'There is no such server type' }),
    ...(spec && !hasSystem ? { requested_os_id: 'This operating system is not ready for this server type' } : {}),
    ...(cannotPay ? { billing_account_id: cannotPay } : {}),
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return account;
}

/**
 * Leases a machine out of the pool. It is billed from now on, and installed when its job is over; the response does not
 * wait for that.
 */
const createMetalLease: Handler<'createMetalLease'> = async (ctx, params) => {
  const lease = await ctx.store.transact(() => {
    const accountId = Number(checkedOrder(ctx, params).id);
    const machine = freeMachine(ctx.store, ctx.location.slug, params.spec_uuid);
    if (!machine || params.display_name === OUT_OF_STOCK) throw named('No available machines');
    const leaseId = crypto.randomUUID();
    const { userId, actingUserId } = ctx;
    const lessee = { leaseId, accountId, userId, actingUserId, osId: params.requested_os_id };
    const leased = happen(ctx.site, machine, { kind: 'lease', by: 'user', lessee });
    startJob(ctx.site, 'metal.install', leased);
    const row = ctx.store.leases.put({
      id: leaseId,
      user_id: ctx.userId,
      location: ctx.location.slug,
      account_id: accountId,
      display_name: params.display_name,
      spec_uuid: params.spec_uuid,
      os_id: params.requested_os_id,
      machine_uuid: machine.id,
      created: ctx.now,
    });
    meter(ctx.site, leaseMeter(row), ctx.now);
    return row;
  });
  return presentLease(ctx, lease);
};

/** How long a machine has to be leased before it can be given back, in seconds. The specification does not say. */
const SHORTEST_LEASE = 3600;

export const metalHandlers = {
  async updateMetalLease(ctx, { uuid, display_name }) {
    const lease = await ctx.store.transact(() => ctx.store.leases.put({ ...ownLease(ctx, uuid), display_name }));
    return presentLease(ctx, lease);
  },

  /** Gives a machine back: it costs nothing from now on, and is cleaned before anybody else gets it. */
  async deleteMetalLease(ctx, { uuid }) {
    await ctx.store.transact(() => {
      const lease = ownLease(ctx, uuid);
      const machine = machineOf(ctx.store, lease);
      const isReady = machine !== undefined && canHappen(machine, 'release');
      if (!isReady || ctx.now - lease.created < SHORTEST_LEASE) throw named('Too soon to release machine');
      const { actingUserId } = ctx;
      startJob(ctx.site, 'metal.clean', happen(ctx.site, machine, { kind: 'release', actingUserId }));
      stopMeter(ctx.store, uuid, ctx.now);
      ctx.store.leases.delete(uuid);
    });
    return { success: true };
  },

  createMetalLease,
  listMetalOs: () => metalOs,
  listMetalSpecs: (ctx) => metalSpecs.filter((spec) => spec.wire.is_visible).map((spec) => presentSpec(ctx, spec)),
  listMetalLeases: (ctx) =>
    ctx.store.leases
      .by('place', placeOf({ user_id: ctx.userId, location: ctx.location.slug }))
      .filter((lease) => ctx.reaches(lease.account_id))
      .map((lease) => presentLease(ctx, lease)),
} satisfies HandlersOf<
  'updateMetalLease' | 'deleteMetalLease' | 'listMetalOs' | 'listMetalSpecs' | 'listMetalLeases' | 'createMetalLease'
>;
