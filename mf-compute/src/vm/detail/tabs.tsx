import type { JoinedVm } from '../machine/rows';
import { useMachineText } from '../machine/texts';
import { vmPath, vmTabs, type VmTab } from '../machine/urls';
import { JournalCard } from '@console/area';
import { DetailTabs } from '@console/domain/detail';
import { TabPanel } from '@console/ui';
import { ReplicasCard } from './disks/replicas-card';
import { DiskCard } from './disks/disk-card';
import { journalSubject } from './use-vm';
import { AccessTab, CodeTab, NetworkTab, SettingsTab } from './lazy-parts';
import { AccessCard, NetworkCard } from './network-card';

/** The parts of a machine's page; each has an address. */
export function VmTabs({ vm, tab }: { vm: JoinedVm; tab: VmTab }) {
  const t = useMachineText();
  return (
    <DetailTabs
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

interface TabProps {
  readonly vm: JoinedVm;
  readonly tab: VmTab;
}

function Overview({ vm, tab }: TabProps) {
  return (
    <>
      <DiskCard vm={vm} tab={tab} />
      <div className="ui-halves compute-cards">
        <NetworkCard vm={vm} />
        <AccessCard vm={vm} />
      </div>
    </>
  );
}

function Content({ vm, tab }: TabProps) {
  switch (tab) {
    case 'overview':
      return <Overview vm={vm} tab={tab} />;
    case 'disks':
      return (
        <>
          <DiskCard vm={vm} tab={tab} />
          <ReplicasCard vm={vm} tab={tab} />
        </>
      );
    case 'network':
      return <NetworkTab vm={vm} />;
    case 'access':
      return <AccessTab vm={vm} />;
    case 'settings':
      return <SettingsTab vm={vm} />;
    case 'activity':
      return <JournalCard subject={journalSubject(vm)} />;
    case 'code':
      return <CodeTab vm={vm} />;
  }
}

/** The part of a machine's page that its address names. */
export function VmTabPanel({ vm, tab }: TabProps) {
  const t = useMachineText();
  return (
    <TabPanel label={t(`tab.${tab}`)}>
      <Content vm={vm} tab={tab} />
    </TabPanel>
  );
}
