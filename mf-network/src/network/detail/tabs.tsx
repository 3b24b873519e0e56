import { useState } from 'react';
import { JournalCard, useUrlAdapter } from '@console/area';
import type { Located } from '@console/api';
import type { Network } from '@console/contract/network';
import { paths } from '@console/contract/paths';
import { DetailTabs } from '@console/domain/detail';
import { Card, TabPanel } from '@console/ui';
import { NetworkMap } from '../../parts/map-view';
import { useOnly } from '../../parts/use-located';
import { MemberFailures } from '../members/member-failures';
import { areMany, MemberTable } from '../members/member-table';
import type { Members } from '../members/use-members';
import { useVpcText } from '../texts';
import { CodeTab } from './code-tab';

const networkTabs = ['members', 'map', 'activity', 'code'] as const;
export type NetworkTab = (typeof networkTabs)[number];

/** The tab that the address names; the members where it names none that there is. */
export function useNetworkTab(): NetworkTab {
  const named = useUrlAdapter().get('tab');
  return networkTabs.find((tab) => tab === named) ?? 'members';
}

export interface NetworkPartProps {
  readonly network: Located<Network>;
  readonly tab: NetworkTab;
  readonly found: Members;
}

/** The parts of a network's page; each has an address. */
export function NetworkParts({ network, tab, found }: NetworkPartProps) {
  const t = useVpcText();
  const { members, isLoading, unseen } = found;
  return (
    <DetailTabs
      label={t('tab.label')}
      value={tab}
      items={networkTabs.map((id) => ({
        id,
        label: t(`tab.${id}`),
        to: `${paths.network(network)}${id === 'members' ? '' : `?tab=${id}`}`,
        ...(id === 'members' ? { count: isLoading ? null : members.length + unseen } : {}),
      }))}
    />
  );
}

const NONE: Members['members'] = [];

function MembersPart({ found }: { found: Members }) {
  const t = useVpcText();
  const { members, isLoading, unread, unseen, machines, balancers, services } = found;
  const [hasCome, setCome] = useState(!isLoading);
  if (!hasCome && !isLoading) setCome(true);
  const note = unseen > 0 ? t('members.unseen', { n: unseen }) : undefined;
  const isWhole =
    unseen === 0 && !services.error && [...machines, ...balancers].every(({ state }) => state !== 'failed');
  const table = (
    <MemberTable
      // All kinds come together, for they stand among each other; what is asked for again takes none away.
      members={hasCome ? members : NONE}
      isLoading={isLoading}
      unread={unread}
      isWhole={isWhole && unread.length === 0}
    />
  );
  if (areMany(members)) {
    return (
      <>
        <MemberFailures {...found} />
        {table}
        {note ? <p className="ui-small ui-mut">{note}</p> : null}
      </>
    );
  }
  return (
    <Card flush title={t('members.title')} {...(note ? { footer: note } : {})}>
      <MemberFailures {...found} />
      {table}
    </Card>
  );
}

/** The part of a network's page that its address names. */
export function NetworkPanel({ network, tab, found }: NetworkPartProps) {
  const t = useVpcText();
  const place = useOnly(network.location);
  return (
    <TabPanel label={t(`tab.${tab}`)}>
      {tab === 'members' ? <MembersPart found={found} /> : null}
      {tab === 'map' ? <NetworkMap places={place} network={network} /> : null}
      {tab === 'activity' ? <JournalCard subject={network.uuid} /> : null}
      {tab === 'code' ? <CodeTab network={network} /> : null}
    </TabPanel>
  );
}
