import type { VmTab } from '../../machine/urls';
import type { JoinedVm } from '../../machine/rows';
import { StopAndGo } from '../../actions/stop/stop-and-go';
import { SettingRow } from './setting-row';
import { useActionsText } from '../../actions/texts';

/** What the rescue system is for, and the way to start it. */
export function RescueRow({ vm, tab }: { vm: JoinedVm; tab: VmTab }) {
  const t = useActionsText();
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
