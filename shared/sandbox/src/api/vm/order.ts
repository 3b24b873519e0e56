import type { HandlerParamsOf } from '@console/contract/endpoint';
import type { createVm as endpoint } from '@console/contract/vm';
import { type Pool, poolIn } from '../../catalogue/host-pools';
import { parameterFault } from '../../catalogue/vm-parameters';
import type { AccountRow } from '../../model/billing';
import { paymentFault } from '../billing/can-pay';
import type { Context } from '../context';
import { invalid, named } from '../errors';
import { requireOpenLocation } from '../open-location';
import { payingAccount } from '../paying-account';
import { hasRoom, NO_CAPACITY } from './capacity';
import { accountLimitFaults, poolFaults } from './limits';
import { signInFaults } from './sign-in';
import { type Source, sourceOf } from './source';

type Params = HandlerParamsOf<typeof endpoint>;

/** Names that cause what cannot be caused otherwise; documented in the README. */
export const sentinels = {
  noCapacity: 'no-capacity',
  lateFailure: 'late-failure',
  slowCreate: 'slow-create',
} as const;

/** The disks that an order asks for, in GB; none where it brings its own. */
export const disksOf = ({ disks, disk_uuid }: Pick<Params, 'disks' | 'disk_uuid'>): number[] =>
  disks === undefined || disks === '' || disk_uuid ? [] : [disks].flat();

/** Rules of single fields, by field. */
function fieldFaults(params: Params, { system, isNew, size, fault = {} }: Source): Record<string, string> {
  const faults: Record<string, string> = {};
  const note = (field: string, fault: string | undefined) => {
    if (fault) faults[field] ??= fault;
  };
  note('name', parameterFault('name', params.name));
  note('vcpu', parameterFault('vcpu', params.vcpu, system.os_name));
  note('ram', parameterFault('ram', params.ram, system.os_name));
  const disks = disksOf(params);
  for (const disk of disks) note('disks', parameterFault('disks', disk, system.os_name));
  if (size !== undefined && (disks[0] ?? 0) < size)
    note('disks', `Must be at least ${size}, as large as what is copied`);
  return { ...faults, ...fault, ...signInFaults(params, isNew) };
}

/** Checks the whole order. @throws ApiFault 400 with what is wrong by field, 500 where there is no room */
export function checkedOrder(ctx: Context, params: Params): { account: AccountRow; pool: Pool; source: Source } {
  requireOpenLocation(ctx);
  const account = payingAccount(ctx, params.billing_account_id);
  const pool = poolIn(ctx.location.slug, params.designated_pool_uuid);
  const source = sourceOf(ctx, params);
  const disks = source.disk ? [source.disk.size] : disksOf(params);
  const size = { vcpu: params.vcpu, ram: params.ram, disks };
  const cannotPay = paymentFault(ctx.site, account);
  const faults = {
    ...(pool ? poolFaults(pool, size) : { designated_pool_uuid: 'There is no such host pool' }),
    ...accountLimitFaults(ctx.site, account, size),
    ...(cannotPay ? { billing_account_id: cannotPay } : {}),
    ...fieldFaults(params, source),
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
  if (!pool || params.name === sentinels.noCapacity || !hasRoom(ctx.store, pool, size)) throw named(NO_CAPACITY);
  return { account, pool, source };
}
