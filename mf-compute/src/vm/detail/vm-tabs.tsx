import { Tabs } from '@console/ui';
import type { VmRow } from '../machine/rows';
import { useDetailText } from '../machine/texts';
import { vmPath, vmTabs, type VmTab } from '../machine/urls';

/** The parts of a machine's page; each has an address. */
export function VmTabs({ vm, tab }: { vm: VmRow; tab: VmTab }) {
  const t = useDetailText();
  return (
    <Tabs
      label={t('tabs.label')}
      value={tab}
      items={vmTabs.map((id) => ({
        id,
        label: t(`tab.${id}`),
        to: vmPath(vm, { tab: id }),
        ...(id === 'disks' ? { count: vm.storage.length } : {}),
      }))}
    />
  );
}
