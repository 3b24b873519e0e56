import { JournalCard, lazyScreen, useFeature } from '@console/area';
import { DetailTabs } from '@console/domain/detail';
import { AddressCard } from '@console/domain/addresses';
import { Card, TabPanel } from '@console/ui';
import { useText } from '../../parts/texts';
import { useAddressTarget } from '../actions/address-target';
import { useServiceText } from '../texts';
import { servicePath, serviceTabs, type ServiceTab } from '../urls';
import type { ServiceView } from '../use-services';
import { AllowedCard } from './allowed-card';
import { ConnectCard } from './connect-card';
import { NodeTable } from './node-table';
import { SnapshotCard } from './snapshot-card';

const CodeTab = lazyScreen(() => import(/* webpackChunkName: "services-code" */ './code-tab').then((m) => m.CodeTab));

/** What the activity of a service is about: itself, and its nodes. */
export const journalSubject = ({ uuid, nodes }: Pick<ServiceView, 'uuid' | 'nodes'>): string[] => [
  uuid,
  ...nodes.map(({ id }) => id),
];

interface TabProps {
  readonly service: ServiceView;
  readonly tab: ServiceTab;
}

/** The parts of a service's page; each has an address. */
export function ServiceTabs({ service, tab }: TabProps) {
  const t = useServiceText();
  const snapshots = service.nodes.flatMap((node) => node.snapshots).length;
  return (
    <DetailTabs
      label={t('tabs.label')}
      value={tab}
      items={serviceTabs.map((id) => ({
        id,
        label: t(`tab.${id}`),
        to: servicePath(service, { tab: id }),
        ...(id === 'snapshots' ? { count: snapshots } : {}),
      }))}
    />
  );
}

function Addresses({ service }: { service: ServiceView }) {
  return (
    <AddressCard
      target={useAddressTarget(service)}
      assignPath={servicePath(service, { dialog: 'address-assign' })}
      unassignPath={(item) => servicePath(service, { dialog: 'address-unassign', item })}
    />
  );
}

function Overview({ service }: { service: ServiceView }) {
  const t = useText();
  const hasIps = useFeature('ipsEnabled');
  return (
    <>
      <ConnectCard service={service} />
      <AllowedCard service={service} />
      <Card flush title={t('service.nodes')} note={t('service.nodeCount', { n: service.nodes.length })}>
        <NodeTable service={service} />
      </Card>
      {hasIps && service.location ? <Addresses service={service} /> : null}
    </>
  );
}

function Content({ service, tab }: TabProps) {
  switch (tab) {
    case 'overview':
      return <Overview service={service} />;
    case 'snapshots':
      return <SnapshotCard service={service} />;
    case 'activity':
      return <JournalCard subject={journalSubject(service)} />;
    case 'code':
      return <CodeTab service={service} />;
  }
}

/** The part of a service's page that its address names. */
export function ServicePanel({ service, tab }: TabProps) {
  const t = useServiceText();
  return (
    <TabPanel label={t(`tab.${tab}`)}>
      <Content service={service} tab={tab} />
    </TabPanel>
  );
}
