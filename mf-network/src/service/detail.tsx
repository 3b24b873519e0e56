import { useQuery } from '@console/api';
import { locationName, Page, useFeature } from '@console/area';
import { useParams } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { AccountLink, DetailFrame, FactGrid, Relations, type Relation } from '@console/domain/detail';
import { Badge, Card, DateTime, Facts, LocationCode, PageHead, SidebarBlock } from '@console/ui';
import { addressesOf } from '@console/contract/ip-address';
import { listServiceImages } from '@console/contract/service';
import { CostBlock } from '@console/domain/charges';
import { useMonthlyPrices } from '@console/domain/price-list';
import { useCrumbs } from '../parts/crumbs';
import { useText } from '../parts/texts';
import { useIpAddresses, useNetworks, useOnly } from '../parts/use-located';
import {
  openFacts,
  serviceAddresses,
  serviceNetwork,
  servicePrice,
  servicePriceLines,
  serviceTitle,
  type ServicePriceLine,
} from './facts';
import { NodeTable } from './node-table';
import { useServiceRows, type ServiceRow } from './rows';
import { ServiceStatus } from './status';

/** '4 vCPU × 3': what a line of the price is for, with its quantity and multiplier. */
export function usePriceWord(): (line: ServicePriceLine) => string {
  const t = useText();
  return ({ resource, quantity, multiplier }) => {
    if (quantity === undefined) return resource;
    switch (resource) {
      case 'CPU':
        return t('price.cpu', { quantity, multiplier });
      case 'RAM':
        return t('price.ram', { quantity, multiplier });
      default:
        return t('price.storage', { quantity, multiplier });
    }
  };
}

/** How the service is reached: a database by address, port and user, a cluster by its name and what it says of itself. */
function Connection({ row }: { row: ServiceRow }) {
  const t = useText();
  const { service_ip: address, port, sql_user: user, cluster_name: cluster } = row.properties ?? {};
  const virtual = serviceAddresses(row)
    .filter((own) => own !== address)
    .join(', ');
  return (
    <FactGrid
      items={[
        ...(address ? [{ label: t('service.address'), value: address, mono: true, copy: address }] : []),
        ...(port ? [{ label: t('service.port'), value: port, mono: true, copy: String(port) }] : []),
        ...(user ? [{ label: t('service.user'), value: user, mono: true, copy: user }] : []),
        ...(cluster ? [{ label: t('service.cluster'), value: cluster, mono: true, copy: cluster }] : []),
        ...(virtual ? [{ label: t('service.virtualAddress'), value: virtual, mono: true, copy: virtual }] : []),
        { label: t('service.software'), value: row.software },
        { label: t('service.version'), value: row.version || t('none') },
        { label: t('column.account'), value: <AccountLink id={row.billing_account_id} /> },
        { label: t('column.created'), value: row.created_at ? <DateTime value={row.created_at} /> : t('none') },
        { label: t('column.uuid'), value: row.uuid, mono: true, copy: row.uuid },
      ]}
    />
  );
}

/** What a cluster says of itself; its words are its own. */
function ClusterFacts({ row }: { row: ServiceRow }) {
  const t = useText();
  const { spec, status } = row.properties ?? {};
  const items = [
    ...openFacts(spec).map(([name, text]) => ({ label: name || t('service.spec'), value: text })),
    ...openFacts(status).map(([name, text]) => ({ label: name || t('service.clusterStatus'), value: text })),
  ];
  if (items.length === 0) return null;
  return (
    <SidebarBlock title={t('service.cluster')}>
      <Facts items={items} />
    </SidebarBlock>
  );
}

function Whitelist({ addresses }: { addresses: readonly string[] }) {
  const t = useText();
  if (addresses.length === 0) return <p>{t('service.whitelistNone')}</p>;
  return (
    <ul className="ui-stack tight">
      {addresses.map((address) => (
        <li key={address} className="ui-mono">
          {address}
        </li>
      ))}
    </ul>
  );
}

/** The network that the service stands in, and the floating IPs that lead to it. */
function DependsOn({ row }: { row: ServiceRow }) {
  const t = useText();
  const place = useOnly(row.location);
  const networkUuid = serviceNetwork(row);
  const network = useNetworks(place).rows.find(({ uuid }) => uuid === networkUuid);
  const addresses = addressesOf(useIpAddresses(place).rows, row.uuid);
  const hasNetworks = useFeature('privateNetworksEnabled');
  const items: Relation[] = addresses.map((ip) => ({
    id: ip.uuid,
    icon: 'globe',
    name: ip.address,
    to: paths.ipAddress({ location: row.location, uuid: ip.uuid }),
    detail: t('ip.one'),
  }));
  if (networkUuid && hasNetworks) {
    const to = paths.network({ location: row.location, uuid: networkUuid });
    items.push({ id: networkUuid, icon: 'network', name: network?.name ?? networkUuid, to, detail: t('vpc.one') });
  }
  return <Relations items={items} none={t('depends.none')} />;
}

function Content({ row }: { row: ServiceRow }) {
  const t = useText();
  const monthly = useMonthlyPrices();
  const priceWord = usePriceWord();
  const parts = servicePriceLines(row, monthly).map((line) => ({
    id: line.resource,
    label: priceWord(line),
    amount: line.monthly,
  }));
  const { data: images } = useQuery(listServiceImages, {});
  const description = images?.find(({ service_name }) => service_name === row.service)?.description;
  return (
    <Page
      title={serviceTitle(row)}
      breadcrumbs={useCrumbs().services}
      sidebar={
        <>
          <CostBlock monthly={servicePrice(row, monthly)} parts={parts} />
          <ClusterFacts row={row} />
          {row.location ? <DependsOn row={row} /> : <Relations items={[]} none={t('depends.none')} />}
        </>
      }
    >
      <PageHead
        title={serviceTitle(row)}
        facts={
          <>
            <ServiceStatus status={row.status} />
            {row.location ? <LocationCode slug={row.location} name={locationName(row.location)} /> : null}
            {row.is_multi_node ? <Badge>{t('service.multiNode')}</Badge> : null}
            {description ? <span>{description}</span> : null}
          </>
        }
      />
      <Connection row={row} />
      <Card flush title={t('service.nodes')} note={t('service.nodeCount', { n: row.nodes.length })}>
        <NodeTable nodes={row.nodes} />
      </Card>
      <Card title={t('service.whitelist')}>
        <Whitelist addresses={row.whitelist_addresses ?? []} />
      </Card>
    </Page>
  );
}

/** One managed service: how it is reached, its nodes, who may reach it, and what it costs. (spec 3, section 3) */
export function ServiceDetail() {
  const t = useText();
  const { serviceId = '' } = useParams();
  const { rows, isLoading, error, unread, reload } = useServiceRows();
  return (
    <DetailFrame
      row={rows.find(({ uuid }) => uuid === serviceId)}
      title={t('service.one')}
      breadcrumbs={useCrumbs().services}
      isLoading={isLoading}
      error={error}
      onRetry={() => void reload()}
      id={serviceId}
      unread={unread}
      list={paths.services()}
      hasSidebar
    >
      {(row) => <Content row={row} />}
    </DetailFrame>
  );
}
