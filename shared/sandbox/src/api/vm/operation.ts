import { isBusy, type JobOptions, startJob } from '../../jobs/job';
import type { JobKind } from '../../jobs/kinds';
import { waitFor } from '../../jobs/settle';
import type { VmRow } from '../../model/compute';
import type { Context } from '../context';
import { named } from '../errors';
import { noSuchVm, ownVm } from './own';
import { presentVm } from './present';

type Status = VmRow['status'];

/** A machine that is there for good, running or not. */
export const settled: readonly Status[] = ['running', 'stopped'];

/**
 * An own machine that nothing is done with, in one of some states.
 * @throws ApiFault 400 where it is not there, 500 with the named failure where it is busy or in another state
 */
export function idleVm(ctx: Context, uuid: string, from: readonly Status[], failure: string): VmRow {
  const vm = ownVm(ctx, uuid);
  if (isBusy(ctx.site, uuid) || !from.includes(vm.status)) throw named(failure);
  return vm;
}

interface Operation {
  readonly kind: JobKind;
  readonly from: readonly Status[];
  readonly failure: string;
  /** Of the usual duration. */
  readonly factor?: number;
  /** Checks the rest; says what others see meanwhile and what the end of the operation needs to know. */
  readonly begin?: (vm: VmRow) => { readonly during?: Status; readonly detail?: NonNullable<JobOptions['detail']> };
}

/** Begins an operation, if the machine is in a state for it, and waits until it is over. */
export async function operateOn(ctx: Context, uuid: string, operation: Operation): Promise<void> {
  const { kind, from, failure, factor = 1, begin } = operation;
  const job = await ctx.store.transact(() => {
    const vm = idleVm(ctx, uuid, from, failure);
    const { during, detail } = begin?.(vm) ?? {};
    if (during) ctx.store.vms.update(uuid, { status: during });
    return startJob(ctx.site, kind, vm, { factor, ...(detail ? { detail } : {}) });
  });
  await waitFor(ctx.site, job.id);
}

/** The machine after an operation; another one may have taken it away meanwhile. @throws ApiFault 400 */
export function vmAfter(ctx: Context, uuid: string): VmRow {
  const vm = ctx.store.vms.get(uuid);
  if (!vm) throw noSuchVm(uuid);
  return vm;
}

/** The same as the API shows it. @throws ApiFault 400 */
export const after = (ctx: Context, uuid: string) => presentVm(vmAfter(ctx, uuid));
