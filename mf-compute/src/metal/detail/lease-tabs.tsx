import { JournalCard } from '@console/area';
import { DetailTabs } from '@console/domain/detail';
import { Card, TabPanel } from '@console/ui';
import { leasePath, leaseTabs, type LeaseTab } from '../lease/urls';
import type { LeaseRow } from '../lease/rows';
import { AccessCard } from './access-card';
import { CodeTab } from './code-tab';
import { HistoryCard } from './history-card';
import { MachineCard, SpecCard } from './hardware-cards';
import { useLeaseText } from './texts';

export interface LeasePartProps {
  readonly lease: LeaseRow;
  readonly tab: LeaseTab;
}

/** The parts of a server's page; each has an address. */
export function LeaseTabs({ lease, tab }: LeasePartProps) {
  const t = useLeaseText();
  return (
    <DetailTabs
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

function Content({ lease, tab }: LeasePartProps) {
  switch (tab) {
    case 'overview':
      return (
        <>
          <AccessCard lease={lease} />
          <div className="ui-halves compute-cards">
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
      return <CodeTab lease={lease} />;
  }
}

/** The part of a server's page that its address names. */
export function LeasePanel({ lease, tab }: LeasePartProps) {
  const t = useLeaseText();
  return (
    <TabPanel label={t(`tab.${tab}`)}>
      <Content lease={lease} tab={tab} />
    </TabPanel>
  );
}
