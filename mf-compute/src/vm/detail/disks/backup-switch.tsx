import { useId, useState } from 'react';
import { useSiteConfig } from '@console/area';
import { useBlockedPayer } from '@console/domain/account-block';
import { Switch, useFormat } from '@console/ui';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import type { JoinedVm } from '../../machine/rows';
import { switchBackups } from '../../actions/switch-backups';
import { useMachineText } from '../../machine/texts';
import { useDiskPrices } from '../../machine/disk-prices';

/** 'Nightly at 01:00 UTC', or that there are none; the site says the time. */
export function BackupNote({ vm }: { vm: JoinedVm }) {
  const t = useMachineText();
  const { backupTime } = useSiteConfig();
  if (!vm.backup) return t('backups.off');
  return backupTime ? t('backups.nightlyAt', { time: backupTime }) : t('backups.nightly');
}

/** Nightly backups of a machine, on or off, with what one costs or why it cannot be changed now. */
export function BackupSwitch({ vm }: { vm: JoinedVm }) {
  const t = useText();
  const d = useMachineText();
  const { money } = useFormat();
  const id = useId();
  const [wanted, setWanted] = useState<boolean>();
  const monthly = useDiskPrices(vm).ofReplica('backup', vm.diskGb);
  const cannotPay = useBlockedPayer()(vm.billing_account);
  const whyNotNow = whyNot('backup', vm, vm.pending);
  // What costs nothing more, turning them off, is never the account's matter.
  const blocked = whyNotNow ? t(whyNotNow) : vm.backup ? undefined : cannotPay;
  const reason = wanted === undefined ? blocked : undefined;
  const cost = monthly
    ? d('backups.cost', { size: vm.diskGb, amount: money(monthly) })
    : d('backups.noPrice', { size: vm.diskGb });
  const change = (on: boolean): void => {
    // Until the answer comes it stands where it was put.
    setWanted(on);
    void switchBackups(vm, on).finally(() => setWanted(undefined));
  };
  return (
    <div className="vmd-backups">
      <Switch
        label={d('backups.switch')}
        checked={wanted ?? vm.backup === true}
        disabled={reason !== undefined || wanted !== undefined}
        aria-describedby={id}
        onChange={change}
      />
      <span id={id} className="ui-small ui-mut">
        {reason ?? cost}
      </span>
    </div>
  );
}
