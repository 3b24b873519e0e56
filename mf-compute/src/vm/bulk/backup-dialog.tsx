import { locationName, useSiteConfig } from '@console/area';
import { BulkDialog } from '@console/area/progress';
import { BulkCode, plannedOf, spendOfPlan } from '@console/domain/bulk';
import type { Rate } from '@console/domain/price';
import { usePriceList } from '@console/domain/price-list';
import { useFormat } from '@console/ui';
import { useMemo, useState } from 'react';
import { useBlockedPayer } from '@console/domain/payer';
import { quoteCopy } from '../machine/machine-price';
import { useText as useComputeText } from '../../texts';
import { requestsOf } from '../actions/requests';
import { pricePlaces, type JoinedVm } from '../machine/rows';
import { backupPlan } from './backup-plan';
import { createBackups } from './backups';
import { useText } from './texts';

/** What one backup of all disks of a machine costs. */
function useCostOfBackup(): (vm: JoinedVm) => Rate | undefined {
  const prices = usePriceList();
  const { siteCurrency: currency } = useSiteConfig();
  return (vm) => quoteCopy(prices, { currency, places: pricePlaces(vm, vm.location) }, vm.diskGb, 'backup');
}

export interface BulkBackupDialogProps {
  readonly vms: readonly JoinedVm[];
  /** Names of those that the list does not show any more. */
  readonly unseen: readonly string[];
  readonly onClose: () => void;
}

/** Switches nightly backups of several machines on; those that have them are left out. */
export function BulkBackupDialog({ vms, unseen, onClose }: BulkBackupDialogProps) {
  const t = useText();
  const reason = useComputeText();
  const { money } = useFormat();
  const { backupTime } = useSiteConfig();
  const [backUp] = useState(createBackups);
  const costOf = useCostOfBackup();
  const blockedPayer = useBlockedPayer();
  const byId = useMemo(() => new Map(vms.map((vm) => [vm.uuid, vm])), [vms]);
  const hourly = (amount: Rate['hourly']): string => money(amount, { per: 'hour' });
  const plan = backupPlan(vms, {
    t,
    reason,
    placeOf: locationName,
    hourly,
    costOf,
    blockedOf: ({ billing_account: payer }) => blockedPayer(payer),
  });
  const planned = plannedOf(plan, vms);
  const spend = spendOfPlan(plan);
  return (
    <BulkDialog
      open
      onClose={onClose}
      title={t('title.backup', { n: vms.length })}
      description={backupTime ? t('backup.nightlyAt', { time: backupTime }) : t('backup.nightly')}
      rows={plan}
      unseen={unseen}
      run={async (id) => {
        const vm = byId.get(id);
        if (vm) await backUp(vm);
      }}
      {...(spend ? { spend: { amount: spend } } : {})}
      confirmLabel={t('confirm.backup', { n: planned.length })}
      doneText={(n) => t('done.backup', { n })}
      after={
        <BulkCode
          resources={planned}
          requestsOf={(vm) => requestsOf('backup', vm) ?? []}
          firstText={(n, count) => t('code.first', { n, count })}
        />
      }
    />
  );
}
