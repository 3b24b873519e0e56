import type { HandlerParamsOf } from '@console/contract/endpoint';
import type { createVm as endpoint } from '@console/contract/vm-change';
import { vmMeter } from '../../billing/meter';
import { meter, stopMeter } from '../../billing/metering';
import { type Pool, poolIn } from '../../catalogue/host-pools';
import { parameterFault } from '../../catalogue/vm-parameters';
import { waitFor } from '../../jobs/settle';
import { type JobOptions, startJob } from '../../jobs/job';
import type { AccountRow } from '../../model/billing';
import type { VmRow } from '../../model/compute';
import { payingAccount, paymentFault } from '../billing/can-pay';
import type { Context, Handler } from '../context';
import { invalid, named } from '../errors';
import { networkFor, newIp } from '../network/allocate';
import { requireOpenLocation } from '../open-location';
import { accountLimitFaults, hasRoom, NO_CAPACITY, poolFaults } from './limits';
import { newDisk, newVm } from './new-vm';
import { presentVm } from './present';
import { type Source, sourceOf } from './source';

/** How somebody is to sign in to a new machine. */
interface SignIn {
  readonly username?: string | undefined;
  readonly password?: string | undefined;
  readonly public_key?: string | undefined;
  readonly public_keys?: string | readonly string[] | undefined;
  readonly cloud_init?: string | Readonly<Record<string, unknown>> | undefined;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A JSON object, or a text that YAML may be: JSON that is broken, or that is no object, is neither. */
function cloudInitFault(value: NonNullable<SignIn['cloud_init']>): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const json = parsed(value);
  const isFine = json === undefined ? !/^\s*[[{]/.test(value) : isObject(json);
  return isFine ? undefined : 'Must be a JSON object or a YAML text';
}

/** What is wrong with the ways to sign in, by field. A new system needs one: a password, a key, or cloud-init's own. */
function signInFaults(order: SignIn, needsOne: boolean): Record<string, string> {
  const faults: Record<string, string> = {};
  const note = (field: string, fault: string | undefined) => {
    if (fault) faults[field] ??= fault;
  };
  const { username, password, public_key, public_keys, cloud_init } = order;
  const keys = [public_keys ?? []].flat().filter((key) => key.trim() !== '');
  if (username) note('username', parameterFault('username', username));
  if (password) note('password', parameterFault('password', password));
  if (public_key) note('public_key', parameterFault('public_key', public_key.trim()));
  for (const key of keys) note('public_keys', parameterFault('public_key', key.trim()));
  if (cloud_init !== undefined) note('cloud_init', cloudInitFault(cloud_init));
  if (needsOne && !password && !public_key && keys.length === 0 && !cloud_init)
    note('password', 'A password or an SSH key is required');
  return faults;
}

type Params = HandlerParamsOf<typeof endpoint>;

/** Names that cause what cannot be caused otherwise; documented in the README. */
const sentinels = {
  noCapacity: 'no-capacity',
  lateFailure: 'late-failure',
  slowCreate: 'slow-create',
} as const;

/** The disks that an order asks for, in GB; none where it brings its own. */
const disksOf = ({ disks, disk_uuid }: Pick<Params, 'disks' | 'disk_uuid'>): number[] =>
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
function checkedOrder(ctx: Context, params: Params): { account: AccountRow; pool: Pool; source: Source } {
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

const SLOW = 3;

const jobOptionsOf = (name: string, hadDisk: boolean): JobOptions => ({
  ...(name === sentinels.slowCreate ? { factor: SLOW } : {}),
  ...(name === sentinels.lateFailure ? { fails: true, factor: 0.5 } : {}),
  ...(hadDisk ? { detail: { had_disk: true } } : {}),
});

/** Puts an order into being. Only inside a transaction. @throws ApiFault */
function begin(ctx: Context, params: Params): VmRow {
  const { now, store } = ctx;
  const { account, pool, source } = checkedOrder(ctx, params);
  const { disk } = source;
  const vm = newVm(ctx, {
    name: params.name,
    description: params.description ?? '',
    vcpu: params.vcpu,
    memory: params.ram,
    username: params.username || 'user',
    backup: params.backup,
    account_id: Number(account.id),
    pool_uuid: pool.uuid,
    network: networkFor(ctx, params.network_uuid),
    system: source.system,
    disks: disk
      ? [newDisk(disk.size, 0, disk.created, disk.id)]
      : disksOf(params).map((size, index) => newDisk(size, index, now)),
  });
  if (disk) {
    store.disks.delete(disk.id);
    stopMeter(store, disk.id, now);
  }
  meter(ctx.site, vmMeter(vm), now);
  if (params.reserve_public_ip) {
    const assignment = { to: vm.id, type: 'virtual_machine', private_ip: vm.private_ipv4 } as const;
    newIp(ctx, { accountId: vm.account_id, assignment });
  }
  return vm;
}

/**
 * Creates a machine and waits until it runs; others see it as 'creating' meanwhile. Its password is checked and
 * forgotten. (spec 3, sections 5 and 7)
 */
export const createVm: Handler<'createVm'> = async (ctx, params) => {
  const { vm, job } = await ctx.store.transact(() => {
    const created = begin(ctx, params);
    return {
      vm: created,
      job: startJob(ctx.site, 'vm.create', created, jobOptionsOf(params.name, !!params.disk_uuid)),
    };
  });
  await waitFor(ctx.site, job.id);
  const finished = ctx.store.vms.get(vm.id);
  if (!finished) throw named(NO_CAPACITY);
  return presentVm(finished);
};
