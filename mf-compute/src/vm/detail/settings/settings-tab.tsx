import '../settings.css';
import { AccountLink } from '@console/domain/detail';
import { useIsPaused } from '@console/domain/locations';
import { Card, Skeleton } from '@console/ui';
import { imageState, type JoinedVm } from '../../machine/rows';
import { StopAndGo } from '../../actions/stop/stop-and-go';
import { RescueRow } from './rescue-row';
import { SettingRow, type Setting } from './setting-row';
import { useActionsText } from '../../actions/texts';

interface RowProps {
  readonly vm: JoinedVm;
}

/** What the machine is now and can be changed. */
function useMachineSettings(vm: JoinedVm): readonly Setting[] {
  const t = useActionsText();
  return [
    {
      dialog: 'rename',
      icon: 'pencil',
      title: t('name.row'),
      value: vm.name,
      about: vm.description ? t('name.aboutDescribed', { description: vm.description }) : t('name.about'),
    },
    {
      dialog: 'resize',
      icon: 'sliders-horizontal',
      title: t('resize.row'),
      value: t('resize.size', { vcpu: vm.vcpu, memory: vm.memoryGb }),
      about: t('resize.about'),
      otherwise: <StopAndGo vm={vm} tab="settings" dialog="resize" />,
    },
    {
      dialog: 'reinstall',
      icon: 'refresh-cw',
      title: t('reinstall.row'),
      value: vm.image || (imageState(vm) === 'loading' ? <Skeleton /> : t('none')),
      about: t('reinstall.about'),
    },
    {
      dialog: 'account',
      icon: 'receipt',
      title: t('account.row'),
      value: <AccountLink id={vm.billing_account} />,
      about: t('account.about'),
    },
  ];
}

/** What can be changed about a machine, each with what it is now and what changing it does. */
export function SettingsTab({ vm }: RowProps) {
  const t = useActionsText();
  const isPaused = useIsPaused(vm.location);
  const settings = useMachineSettings(vm);
  return (
    <>
      <Card flush title={t('settings.machine')}>
        <ul className="vms-rows">
          {settings.map((setting) => (
            <SettingRow key={setting.dialog} vm={vm} {...setting} />
          ))}
        </ul>
      </Card>
      <Card flush title={t('settings.more')}>
        <ul className="vms-rows">
          <SettingRow
            vm={vm}
            dialog="clone"
            icon="copy"
            title={t('clone.row')}
            about={t('clone.about')}
            reason={isPaused ? t('clone.paused') : undefined}
          />
          <RescueRow vm={vm} tab="settings" />
          <SettingRow
            vm={vm}
            dialog="delete"
            icon="trash-2"
            title={t('delete.row')}
            about={t('delete.about')}
            isDanger
          />
        </ul>
      </Card>
    </>
  );
}
