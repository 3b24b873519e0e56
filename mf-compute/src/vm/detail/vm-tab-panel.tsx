import type { VmRow } from '../rows';
import { DiskCard } from './disk-card';
import { AccessTab, NetworkTab, SettingsTab } from './lazy-parts';
import { AccessCard, NetworkCard } from './network-card';
import type { VmTab } from './vm-urls';

function Overview({ vm }: { vm: VmRow }) {
  return (
    <>
      <DiskCard vm={vm} />
      <div className="compute-halves compute-cards">
        <NetworkCard vm={vm} />
        <AccessCard vm={vm} />
      </div>
    </>
  );
}

/** The part of a machine's page that its address names. */
export function VmTabPanel({ vm, tab }: { vm: VmRow; tab: VmTab }) {
  switch (tab) {
    case 'overview':
      return <Overview vm={vm} />;
    case 'disks':
      return <DiskCard vm={vm} />;
    case 'network':
      return <NetworkTab vm={vm} />;
    case 'access':
      return <AccessTab vm={vm} />;
    case 'settings':
      return <SettingsTab vm={vm} />;
    case 'activity':
    case 'code':
      return null;
  }
}
