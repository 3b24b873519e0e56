import { useLocations } from '@console/area';
import { paths } from '@console/contract/paths';
import { Link, Price } from '@console/ui';
import { useText } from '../../texts';
import type { VmRow } from '../rows';
import { StopAndGo } from './parts/stop-and-go';
import { RescueCard } from './rescue-card';
import { SettingCard } from './setting-card';
import { useSettingsText } from './texts';

function NameCard({ vm }: { vm: VmRow }) {
  const t = useSettingsText();
  const shared = useText();
  return (
    <SettingCard
      vm={vm}
      action="rename"
      dialog="rename"
      title={t('name.title')}
      icon="pencil"
      label={shared('action.rename')}
      value={<b className="ui-strong">{vm.name}</b>}
      about={vm.description ? t('name.aboutDescribed', { description: vm.description }) : t('name.about')}
    />
  );
}

function AccountCard({ vm }: { vm: VmRow }) {
  const t = useSettingsText();
  const shared = useText();
  const account = vm.billing_account;
  return (
    <SettingCard
      vm={vm}
      action="moveAccount"
      dialog="account"
      title={t('account.card')}
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

function CloneCard({ vm }: { vm: VmRow }) {
  const t = useSettingsText();
  const shared = useText();
  const isPaused = useLocations().find(({ slug }) => slug === vm.location)?.create_resource_disabled === true;
  return (
    <SettingCard
      vm={vm}
      action="clone"
      dialog="clone"
      title={t('clone.card')}
      icon="copy"
      label={shared('action.clone')}
      about={t('clone.about')}
      reason={isPaused ? t('clone.paused') : undefined}
    />
  );
}

/** What can be changed about a machine, each with what it is now and what changing it does. */
export function SettingsTab({ vm }: { vm: VmRow }) {
  const t = useSettingsText();
  const shared = useText();
  return (
    <>
      <NameCard vm={vm} />
      <SettingCard
        vm={vm}
        action="resize"
        dialog="resize"
        title={t('resize.card')}
        icon="sliders-horizontal"
        label={shared('action.resize')}
        value={
          <>
            {t('resize.size', { vcpu: vm.vcpu, memory: vm.memoryGb })}
            {vm.monthly ? (
              <span className="ui-mut">
                {' '}
                <Price amount={vm.monthly} per="month" />
              </span>
            ) : null}
          </>
        }
        about={t('resize.about')}
        otherwise={<StopAndGo vm={vm} tab="settings" dialog="resize" />}
      />
      <AccountCard vm={vm} />
      <SettingCard
        vm={vm}
        action="reinstall"
        dialog="reinstall"
        title={t('reinstall.card')}
        icon="refresh-cw"
        label={shared('action.reinstall')}
        value={vm.image || t('none')}
        about={t('reinstall.about')}
      />
      <CloneCard vm={vm} />
      <RescueCard vm={vm} tab="settings" />
      <SettingCard
        vm={vm}
        action="delete"
        dialog="delete"
        title={t('delete.card')}
        icon="trash-2"
        label={shared('action.delete')}
        isDanger
        about={t('delete.about')}
      />
    </>
  );
}
