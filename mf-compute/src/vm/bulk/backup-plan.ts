import type { Money } from '@console/api';
import { planRow } from '@console/domain/bulk';
import type { Rate } from '@console/domain/price';
import type { BulkRow } from '@console/ui';
import type { JoinedVm } from '../machine/rows';
import { blockedBy, type PlanOptions } from './plan';

export interface BackupPlanOptions extends PlanOptions {
  readonly hourly: (amount: Money) => string;
  /** What one backup of a machine costs while it is kept, before tax; undefined: not known. */
  readonly costOf: (vm: JoinedVm) => Rate | undefined;
  /** Why nothing more can be charged to the account of a machine. */
  readonly blockedOf: (vm: JoinedVm) => string | undefined;
}

/** What switching nightly backups on will do to each machine; its price is that of one backup. */
export const backupPlan = (vms: readonly JoinedVm[], options: BackupPlanOptions): BulkRow[] =>
  vms.map((vm) => {
    const { t, hourly, costOf, blockedOf, placeOf } = options;
    const cost = costOf(vm);
    return planRow({
      id: vm.uuid,
      name: vm.name,
      place: placeOf(vm.location),
      effect: cost
        ? t('effect.backupFor', { size: vm.diskGb, amount: hourly(cost.hourly) })
        : t('effect.backup', { size: vm.diskGb }),
      spend: cost?.monthly,
      blocked: blockedBy('backup', vm, options) ?? blockedOf(vm),
    });
  });
