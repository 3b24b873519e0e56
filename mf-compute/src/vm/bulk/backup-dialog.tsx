import { locationName, useSiteConfig } from '@console/area';
import { BulkPlanDialog, type BulkSelection } from '@console/domain/bulk';
import type { Rate } from '@console/domain/price';
import { useChargedAmount, usePriceList, usePriceTerms } from '@console/domain/price-list';
import { useFormat } from '@console/ui';
import { useState } from 'react';
import { useBlockedPayer } from '@console/domain/account-block';
import { quoteCopy } from '../machine/machine-price';
import { useText as useComputeText } from '../../texts';
import { requestsOf } from '../actions/requests';
import { type JoinedVm } from '../machine/rows';
import { pricePlaces } from '../machine/machine-pricer';
import { backupPlan } from './backup-plan';
import { createBackups } from './backups';
import { useText } from './texts';

/** What one backup of all disks of a machine costs the account that pays. */
function useCostOfBackup(): (vm: JoinedVm) => Rate | undefined {
  const prices = usePriceList();
  const terms = usePriceTerms();
  const charged = useChargedAmount();
  return (vm) => {
    const rate = quoteCopy(prices, { ...terms, places: pricePlaces(vm, vm.location) }, vm.diskGb, 'backup');
    const paid = (amount: Rate['hourly']) => charged(vm.billing_account, amount);
    return rate && { hourly: paid(rate.hourly), monthly: paid(rate.monthly) };
  };
}

/** Switches nightly backups of several machines on; those that have them are left out. */
export function BulkBackupDialog({ resources: vms, ...selection }: BulkSelection<JoinedVm>) {
  const t = useText();
  const reason = useComputeText();
  const { money } = useFormat();
  const { backupTime } = useSiteConfig();
  const [backUp] = useState(createBackups);
  const costOf = useCostOfBackup();
  const blockedPayer = useBlockedPayer();
  const hourly = (amount: Rate['hourly']): string => money(amount, { per: 'hour' });
  const plan = backupPlan(vms, {
    t,
    reason,
    placeOf: locationName,
    hourly,
    costOf,
    blockedOf: ({ billing_account: payer }) => blockedPayer(payer),
  });
  return (
    <BulkPlanDialog
      {...selection}
      resources={vms}
      title={(n) => t('title.backup', { n })}
      description={backupTime ? t('backup.nightlyAt', { time: backupTime }) : t('backup.nightly')}
      plan={plan}
      payerOf={(vm) => vm.billing_account}
      run={backUp}
      confirmLabel={(n) => t('confirm.backup', { n })}
      doneText={(n) => t('done.backup', { n })}
      requestsOf={(vm) => requestsOf('backup', vm) ?? []}
      firstText={(n, count) => t('code.first', { n, count })}
    />
  );
}
