import type { HandlerParamsOf } from '@console/contract/endpoint';
import type { createMetalLease as endpoint } from '@console/contract/metal-lease';
import { leaseMeter, startMeter } from '../../billing/meter';
import { isPublishedOs, metalSpec } from '../../catalogue/metal';
import { startJob } from '../../jobs/start';
import { freeMachine, happen } from '../../metal/pool';
import type { AccountRow } from '../../model/billing';
import { paymentFault } from '../billing/can-pay';
import type { Context, Handler } from '../context';
import { invalid, named } from '../errors';
import { requireOpenLocation } from '../open-location';
import { payingAccount } from '../paying-account';
import { presentLease } from './present';

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
 * Leases a machine out of the pool. It is billed from now on, and installed when its job is over; the answer does not
 * wait for that.
 */
export const createMetalLease: Handler<'createMetalLease'> = async (ctx, params) => {
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
    startMeter(ctx.store, crypto.randomUUID(), leaseMeter(row), ctx.now);
    return row;
  });
  return presentLease(ctx, lease);
};
