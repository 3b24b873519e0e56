import type { HandlerParamsOf } from '@console/contract/endpoint';
import type { createVm as endpoint } from '@console/contract/vm';
import { ipMeter, startMeter, vmMeter } from '../../billing/meter';
import { publishedImage } from '../../catalogue/images';
import { type Pool, poolIn } from '../../catalogue/host-pools';
import { parameterFault } from '../../catalogue/vm-parameters';
import { waitFor } from '../../jobs/settle';
import { startJob } from '../../jobs/start';
import type { AccountRow } from '../../model/billing';
import type { VmRow } from '../../model/compute';
import { secureText } from '../../seed/random';
import { paymentFault } from '../billing/can-pay';
import type { Context, Handler } from '../context';
import { invalid, named } from '../errors';
import { freeAddress, networkFor, newIp } from '../network/allocate';
import { payingAccount } from '../paying-account';
import { accountLimitFaults, poolFaults } from './limits';
import { presentVm } from './present';

type Params = HandlerParamsOf<typeof endpoint>;

const NO_CAPACITY =
  'Compute resources temporarily unavailable due to high demand. If possible, choose a different region or location.';

/** Names that cause what cannot be caused otherwise; documented in the README. */
const sentinels = {
  noCapacity: 'no-capacity',
  lateFailure: 'late-failure',
  slowCreate: 'slow-create',
} as const;
const SLOW = 3;

const disksOf = ({ disks }: Params): number[] => (disks === undefined ? [] : [disks].flat());

/** Rules of single fields, by field. */
function fieldFaults(params: Params): Record<string, string> {
  const faults: Record<string, string> = {};
  const note = (field: string, fault: string | undefined) => {
    if (fault) faults[field] ??= fault;
  };
  note('name', parameterFault('name', params.name));
  note('vcpu', parameterFault('vcpu', params.vcpu, params.os_name));
  note('ram', parameterFault('ram', params.ram, params.os_name));
  if (params.username) note('username', parameterFault('username', params.username));
  if (params.password) note('password', parameterFault('password', params.password));
  if (params.public_key) note('public_key', parameterFault('public_key', params.public_key.trim()));
  if (!params.password && !params.public_key) note('password', 'A password or an SSH key is required');
  if (!publishedImage(params.os_name, params.os_version)) {
    note(params.os_name ? 'os_version' : 'os_name', 'There is no such operating system version');
  }
  const disks = disksOf(params);
  if (disks.length === 0 && !params.disk_uuid) note('disks', 'This field is required');
  for (const disk of disks) note('disks', parameterFault('disks', disk, params.os_name));
  return faults;
}

/** Checks the whole order. @throws ApiFault */
function checkedOrder(ctx: Context, params: Params): { account: AccountRow; pool: Pool } {
  if (ctx.location.create_resource_disabled)
    throw invalid({ location: `Creating is paused in ${ctx.location.display_name}` });
  const account = payingAccount(ctx, params.billing_account_id);
  const pool = poolIn(ctx.location.slug, params.designated_pool_uuid);
  const size = { vcpu: params.vcpu, ram: params.ram, disks: disksOf(params) };
  const cannotPay = paymentFault(ctx.site, account);
  const faults = {
    ...(pool ? poolFaults(pool, size) : { designated_pool_uuid: 'There is no such host pool' }),
    ...accountLimitFaults(ctx.site, account, size),
    ...(cannotPay ? { billing_account_id: cannotPay } : {}),
    ...fieldFaults(params),
  };
  if (Object.keys(faults).length > 0) throw invalid(faults);
  if (!pool || params.name === sentinels.noCapacity) throw named(NO_CAPACITY);
  return { account, pool };
}

const macAddress = (): string => `52:54:00:${(secureText(6, '0123456789abcdef').match(/../g) ?? []).join(':')}`;

function newVm(ctx: Context, params: Params, parts: { account: AccountRow; pool: Pool }): VmRow {
  const network = networkFor(ctx, params.network_uuid);
  const image = publishedImage(params.os_name, params.os_version);
  const { now } = ctx;
  return {
    id: crypto.randomUUID(),
    user_id: ctx.userId,
    location: ctx.location.slug,
    account_id: Number(parts.account.id),
    name: params.name,
    description: params.description ?? '',
    status: 'creating',
    vcpu: params.vcpu,
    memory: params.ram,
    mac: macAddress(),
    os_name: params.os_name ?? '',
    os_version: params.os_version ?? '',
    license_type: image?.license_type ?? null,
    username: params.username ?? 'user',
    private_ipv4: freeAddress(ctx.store, network),
    public_ipv6: null,
    backup: false,
    disks: disksOf(params).map((size, index) => ({
      uuid: crypto.randomUUID(),
      name: `vd${String.fromCharCode(97 + index)}`,
      size,
      primary: index === 0,
      created: now,
      replicas: [],
    })),
    pool_uuid: parts.pool.uuid,
    network_uuid: network.id,
    created: now,
    updated: null,
  };
}

/**
 * Creates a machine and waits until it runs; others see it as 'creating' meanwhile. Its password is checked and
 * forgotten. (spec 3, sections 5 and 7)
 */
export const createVm: Handler<'createVm'> = async (ctx, params) => {
  const { vm, job } = await ctx.store.transact(() => {
    const created = ctx.store.vms.put(newVm(ctx, params, checkedOrder(ctx, params)));
    startMeter(ctx.store, crypto.randomUUID(), vmMeter(created), ctx.now);
    if (params.reserve_public_ip) {
      const ip = newIp(ctx, {
        accountId: created.account_id,
        name: '',
        assignment: { to: created.id, type: 'virtual_machine', private_ip: created.private_ipv4 },
      });
      startMeter(ctx.store, crypto.randomUUID(), ipMeter(ip), ctx.now);
    }
    const order = {
      ...(params.name === sentinels.slowCreate ? { factor: SLOW } : {}),
      ...(params.name === sentinels.lateFailure ? { fails: true, factor: 0.5 } : {}),
    };
    return { vm: created, job: startJob(ctx.site, 'vm.create', created, order) };
  });
  await waitFor(ctx.site, job.id);
  const finished = ctx.store.vms.get(vm.id);
  if (!finished) throw named(NO_CAPACITY);
  return presentVm(finished);
};
