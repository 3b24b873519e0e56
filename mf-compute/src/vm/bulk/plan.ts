import type { Money } from '@console/api';
import type { LoadBalancer } from '@console/contract/load-balancer';
import { planRow } from '@console/domain/bulk';
import { fateOf, spendWithout, type AddressFate } from '@console/domain/deletion';
import type { SourceState } from '@console/domain/list';
import type { BulkRow } from '@console/ui';
import type { VmAction } from '../machine/can';
import { areDisksRead } from '../machine/disks';
import type { JoinedVm } from '../machine/rows';
import type { Id } from '../../texts';
import { leftOut } from './actions';
import type { BulkId } from './texts';

type Values = Readonly<Record<string, string | number>>;

export interface PlanOptions {
  readonly t: (id: BulkId, values?: Values) => string;
  /** Text of a reason why a machine is left out. */
  readonly reason: (id: Id) => string;
  /** Display name of a location. */
  readonly placeOf: (slug: string) => string;
}

/** Why a plan leaves a machine out, where it does. */
export const blockedBy = (
  action: VmAction,
  vm: JoinedVm,
  { reason }: Pick<PlanOptions, 'reason'>,
): string | undefined => {
  const id = leftOut(action, vm);
  return id && reason(id);
};

/** What starting or stopping will do to each machine. */
export const powerPlan = (
  vms: readonly JoinedVm[],
  power: 'start' | 'stop' | 'forceStop',
  options: PlanOptions,
): BulkRow[] =>
  vms.map((vm) =>
    planRow({
      id: vm.uuid,
      name: vm.name,
      place: options.placeOf(vm.location),
      effect: options.t(`effect.${power}`),
      blocked: blockedBy(power, vm, options),
    }),
  );

export interface DeletePlanOptions extends PlanOptions, AddressFate {
  readonly money: (amount: Money) => string;
  readonly balancers: readonly Pick<LoadBalancer, 'display_name' | 'uuid' | 'targets' | 'is_deleted'>[];
  /** How far the load balancers of a location are. */
  readonly balancerState: (location: string) => SourceState;
}

/** Load balancers by the machines that they send traffic to. */
function balancersByTarget(balancers: DeletePlanOptions['balancers']): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const { display_name: name, uuid, targets, is_deleted: isGone } of balancers) {
    if (isGone) continue;
    for (const { target_uuid: target } of targets) names.set(target, [...(names.get(target) ?? []), name || uuid]);
  }
  return names;
}

/** The snapshots and backups that go with a machine. */
function copiesEffect({ storage }: Pick<JoinedVm, 'storage'>, t: PlanOptions['t']): string[] {
  const replicas = storage.flatMap((disk) => disk.replica);
  const backups = replicas.filter(({ type }) => type === 'backup').length;
  const snapshots = replicas.length - backups;
  if (snapshots > 0 && backups > 0) return [t('effect.copies', { snapshots, backups })];
  if (snapshots > 0) return [t('effect.snapshots', { n: snapshots })];
  return backups > 0 ? [t('effect.backups', { n: backups })] : [];
}

/** What deleting will do to each machine and the things around it: what is erased, and what stays and is charged. */
export function deletePlan(vms: readonly JoinedVm[], options: DeletePlanOptions): BulkRow[] {
  const { t, placeOf, money } = options;
  const balancers = balancersByTarget(options.balancers);
  return vms.map((vm) => {
    const holder = { ...vm, payer: vm.billing_account };
    const effect = [
      ...(vm.storage.length > 0 ? [t('effect.disks', { n: vm.storage.length, size: vm.diskGb })] : []),
      ...copiesEffect(vm, t),
      ...(areDisksRead(vm) ? [] : [t('effect.disksUnknown')]),
      ...fateOf(holder, options, money, (fate, values) => t(`effect.${fate}`, values)),
      ...(vm.addressState === 'failed' ? [t('effect.addressesUnknown')] : []),
      ...(balancers.get(vm.uuid) ?? []).map((name) => t('effect.balancer', { name })),
      ...(options.balancerState(vm.location) === 'failed' ? [t('effect.balancersUnknown')] : []),
    ];
    return planRow({
      id: vm.uuid,
      name: vm.name,
      place: placeOf(vm.location),
      effect: effect.join(' '),
      spend: spendWithout(holder, vm.isPriceAtLeast ? undefined : vm.monthly, options),
      blocked: blockedBy('delete', vm, options),
    });
  });
}
