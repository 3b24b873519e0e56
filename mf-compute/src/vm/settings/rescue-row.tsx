import type { VmTab } from '../detail/vm-urls';
import type { VmRow } from '../rows';
import { StopAndGo } from './stop-and-go';
import { SettingRow } from './setting-row';
import { useSettingsText } from './texts';

/** What the rescue system is for, and the way to start it. */
export function RescueRow({ vm, tab }: { vm: VmRow; tab: VmTab }) {
  const t = useSettingsText();
  return (
    <SettingRow
      vm={vm}
      dialog="rescue"
      tab={tab}
      title={t('rescue.row')}
      icon="life-buoy"
      about={t('rescue.about')}
      otherwise={<StopAndGo vm={vm} tab={tab} dialog="rescue" />}
    />
  );
}
