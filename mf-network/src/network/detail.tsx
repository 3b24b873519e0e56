import { useLocationsQuery, useQuery, type Located } from '@console/api';
import { LocationFailures, locationName, Page, useFeature } from '@console/area';
import { useParams } from '@console/area/router';
import { listNetworks, type Network } from '@console/contract/network';
import { paths } from '@console/contract/paths';
import { listServices } from '@console/contract/service';
import { CostBlock } from '@console/domain/charges';
import { DetailFrame, FactGrid, Relations, type Relation, unreadIn } from '@console/domain/detail';
import { Badge, Card, DateTime, LocationCode, PageHead } from '@console/ui';
import { balancerTitle } from '../load-balancer/facts';
import { useCrumbs } from '../parts/crumbs';
import { useText } from '../parts/texts';
import { useLoadBalancers, useMachines, useOnly } from '../parts/use-located';
import { serviceTitle } from '../service/facts';
import { loadBalancersIn, machineMembers, servicesIn } from './members';
import { MemberTable } from './member-table';
import { typeLabel } from './type-label';

function Facts({ network }: { network: Located<Network> }) {
  const t = useText();
  const none = t('none');
  return (
    <FactGrid
      items={[
        {
          label: t('vpc.subnet'),
          value: network.subnet || none,
          mono: true,
          ...(network.subnet ? { copy: network.subnet } : {}),
        },
        {
          label: t('vpc.subnet6'),
          value: network.subnet_ipv6 || none,
          mono: true,
          ...(network.subnet_ipv6 ? { copy: network.subnet_ipv6 } : {}),
        },
        { label: t('vpc.vlan'), value: network.vlan_id ?? none },
        { label: t('column.type'), value: typeLabel(network.type, t) || none },
        { label: t('vpc.resources'), value: network.resources_count ?? network.vm_uuids.length },
        { label: t('vpc.default'), value: network.is_default ? t('yes') : t('no') },
        { label: t('column.created'), value: network.created_at ? <DateTime value={network.created_at} /> : none },
        { label: t('column.uuid'), value: network.uuid, mono: true, copy: network.uuid },
      ]}
    />
  );
}

/** What stands in the network beside machines. */
function UsedBy({ network }: { network: Located<Network> }) {
  const t = useText();
  const balancers = loadBalancersIn(network, useLoadBalancers(useOnly(network.location)).rows);
  const { data } = useQuery(listServices, useFeature('servicesEnabled') ? {} : null);
  const services = servicesIn(network, data ?? []);
  const items: Relation[] = [
    ...balancers.map((row) => ({
      id: row.uuid,
      icon: 'scale' as const,
      name: balancerTitle(row),
      to: paths.loadBalancer(row),
      detail: t('vpc.asBalancer', { n: row.targets.length }),
    })),
    ...services.map((row) => ({
      id: row.uuid,
      icon: 'boxes' as const,
      name: serviceTitle(row),
      to: paths.service({ location: network.location, serviceId: row.uuid }),
      detail: t('vpc.asService'),
    })),
  ];
  return <Relations title={t('vpc.usedBy')} items={items} none={t('vpc.usedByNone')} />;
}

function Content({ network }: { network: Located<Network> }) {
  const t = useText();
  const machines = useMachines(useOnly(network.location));
  const members = machineMembers(network, machines.rows);
  return (
    <Page
      title={network.name}
      breadcrumbs={useCrumbs().networks}
      sidebar={
        <>
          <CostBlock monthly={null} note={t('vpc.free')} />
          <UsedBy network={network} />
        </>
      }
    >
      <PageHead
        title={network.name}
        facts={
          <>
            <LocationCode slug={network.location} name={locationName(network.location)} />
            {network.is_default ? <Badge>{t('vpc.isDefault')}</Badge> : null}
          </>
        }
      />
      <Facts network={network} />
      <Card flush title={t('vpc.members')} note={t('vpc.machineCount', { n: network.vm_uuids.length })}>
        <LocationFailures locations={machines.locations} missing={t('vpc.namesMissing')} />
        <MemberTable
          location={network.location}
          members={members}
          isLoading={machines.isLoading && members.length > 0}
        />
      </Card>
    </Page>
  );
}

/** One private network: its addresses, the machines in it by name, and what else uses it. (spec 3, section 3) */
export function NetworkDetail() {
  const t = useText();
  const { location = '', uuid = '' } = useParams();
  const query = useLocationsQuery(listNetworks, useOnly(location));
  return (
    <DetailFrame
      row={query.rows.find((network) => network.uuid === uuid)}
      title={t('vpc.one')}
      breadcrumbs={useCrumbs().networks}
      isLoading={query.isLoading}
      error={query.locations[0]?.error}
      onRetry={() => void query.reload()}
      id={uuid}
      unread={unreadIn(query.locations)}
      list={paths.networks()}
      hasSidebar
    >
      {(network) => <Content network={network} />}
    </DetailFrame>
  );
}
