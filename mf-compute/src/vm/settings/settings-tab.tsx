import { useLocations } from '@console/area';
import { paths } from '@console/contract/paths';
import { Card, Link } from '@console/ui';
import { useText } from '../../texts';
import type { VmRow } from '../rows';
import { StopAndGo } from './parts/stop-and-go';
import { RescueRow } from './rescue-row';
import { SettingRow } from './setting-row';
import { useSettingsText } from './texts';

interface RowProps {
  readonly vm: VmRow;
}

function NameRow({ vm }: RowProps) {
  const t = useSettingsText();
  const shared = useText();
  return (
    <SettingRow
      vm={vm}
      action="rename"
      dialog="rename"
      title={t('name.row')}
      icon="pencil"
      label={shared('action.rename')}
      value={vm.name}
      about={vm.description ? t('name.aboutDescribed', { description: vm.description }) : t('name.about')}
    />
  );
}

function SizeRow({ vm }: RowProps) {
  const t = useSettingsText();
  const shared = useText();
  return (
    <SettingRow
      vm={vm}
      action="resize"
      dialog="resize"
      title={t('resize.row')}
      icon="sliders-horizontal"
      label={shared('action.resize')}
      value={t('resize.size', { vcpu: vm.vcpu, memory: vm.memoryGb })}
      about={t('resize.about')}
      otherwise={<StopAndGo vm={vm} tab="settings" dialog="resize" />}
    />
  );
}

function SystemRow({ vm }: RowProps) {
  const t = useSettingsText();
  const shared = useText();
  return (
    <SettingRow
      vm={vm}
      action="reinstall"
      dialog="reinstall"
      title={t('reinstall.row')}
      icon="refresh-cw"
      label={shared('action.reinstall')}
      value={vm.image || t('none')}
      about={t('reinstall.about')}
    />
  );
}

function AccountRow({ vm }: RowProps) {
  const t = useSettingsText();
  const shared = useText();
  const account = vm.billing_account;
  return (
    <SettingRow
      vm={vm}
      action="moveAccount"
      dialog="account"
      title={t('account.row')}
      icon="receipt"
      label={shared('action.account')}
      value={
        account == null ? (
          t('none')
        ) : (
          <Link to={paths.billingAccount({ id: account })}>{vm.accountName ?? account}</Link>
        )
      }
      about={t('account.about')}
    />
  );
}

function CloneRow({ vm }: RowProps) {
  const t = useSettingsText();
  const shared = useText();
  const isPaused = useLocations().find(({ slug }) => slug === vm.location)?.create_resource_disabled === true;
  return (
    <SettingRow
      vm={vm}
      action="clone"
      dialog="clone"
      title={t('clone.row')}
      icon="copy"
      label={shared('action.clone')}
      about={t('clone.about')}
      reason={isPaused ? t('clone.paused') : undefined}
    />
  );
}

function DeleteRow({ vm }: RowProps) {
  const t = useSettingsText();
  const shared = useText();
  return (
    <SettingRow
      vm={vm}
      action="delete"
      dialog="delete"
      title={t('delete.row')}
      icon="trash-2"
      label={shared('action.delete')}
      isDanger
      about={t('delete.about')}
    />
  );
}

/** What can be changed about a machine, each with what it is now and what changing it does. */
export function SettingsTab({ vm }: RowProps) {
  const t = useSettingsText();
  return (
    <>
      <Card flush title={t('settings.machine')}>
        <ul className="vms-rows">
          <NameRow vm={vm} />
          <SizeRow vm={vm} />
          <SystemRow vm={vm} />
          <AccountRow vm={vm} />
        </ul>
      </Card>
      <Card flush title={t('settings.more')}>
        <ul className="vms-rows">
          <CloneRow vm={vm} />
          <RescueRow vm={vm} tab="settings" />
          <DeleteRow vm={vm} />
        </ul>
      </Card>
    </>
  );
}
