import { codeRequest } from '@console/api';
import { CodeDisclosure, JournalCard } from '@console/area';
import { listMetalLeases } from '@console/contract/metal';
import { updateMetalLease } from '@console/contract/metal-lease';
import { Card, Tabs } from '@console/ui';
import { leasePath, leaseTabs, type LeaseTab } from '../lease-urls';
import type { LeaseRow } from '../rows';
import { AccessCard } from './access-card';
import { HistoryCard } from './history-card';
import { MachineCard } from './machine-card';
import { SpecCard } from './spec-card';
import { useLeaseText } from './texts';

export interface LeasePartProps {
  readonly lease: LeaseRow;
  readonly tab: LeaseTab;
}

/** The parts of a server's page; each has an address. */
export function LeaseTabs({ lease, tab }: LeasePartProps) {
  const t = useLeaseText();
  return (
    <Tabs
      label={t('tabs.label')}
      value={tab}
      items={leaseTabs.map((id) => ({
        id,
        label: t(`tab.${id}`),
        to: leasePath(lease.uuid, { tab: id }),
        ...(id === 'history' && lease.state_history ? { count: lease.state_history.length } : {}),
      }))}
    />
  );
}

function History({ lease }: { lease: LeaseRow }) {
  const t = useLeaseText();
  if (lease.state_history && lease.state_history.length > 0) return <HistoryCard history={lease.state_history} />;
  return (
    <Card title={t('history.title')}>
      <p className="ui-mut">{t('history.none')}</p>
    </Card>
  );
}

/** Reading the server and giving it its name: the calls that change nothing when they are run as they stand. */
function codeOf({ location, uuid, display_name }: LeaseRow) {
  return [codeRequest(listMetalLeases, { location }), codeRequest(updateMetalLease, { location, uuid, display_name })];
}

/** The part of a server's page that its address names. */
export function LeasePanel({ lease, tab }: LeasePartProps) {
  switch (tab) {
    case 'overview':
      return (
        <>
          <AccessCard lease={lease} />
          <div className="compute-halves compute-cards">
            {lease.spec ? <SpecCard spec={lease.spec} /> : null}
            {lease.machine ? <MachineCard machine={lease.machine} /> : null}
          </div>
        </>
      );
    case 'history':
      return <History lease={lease} />;
    case 'activity':
      return <JournalCard subject={lease.uuid} />;
    case 'code':
      return <CodeDisclosure open requests={() => codeOf(lease)} />;
  }
}
