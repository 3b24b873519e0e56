import { JournalBlock, useFeature } from '@console/area';
import { addressesOf } from '@console/contract/ip-address';
import { paths } from '@console/contract/paths';
import { CostBlock } from '@console/domain/charges';
import { LabelBlock, Relations, type Relation } from '@console/domain/detail';
import { useMonthlyPrices } from '@console/domain/price-list';
import { Facts, SidebarBlock, Skeleton, useFormat } from '@console/ui';
import { useNetworkName } from '../../parts/network-name';
import { useText } from '../../parts/texts';
import { useIpAddresses, useOnly } from '../../parts/use-located';
import { openFacts, serviceNetwork, servicePrice, servicePriceLines, type ServicePriceLine } from '../facts';
import type { ServiceView } from '../use-services';
import { journalSubject } from './service-tabs';

/** '4 vCPU': what a line of the price is for. Its multiplier is in the price: it would read as a number of nodes. */
function usePriceWord(): (line: ServicePriceLine) => string {
  const t = useText();
  return ({ resource, quantity }) => {
    if (quantity === undefined) return resource;
    switch (resource) {
      case 'CPU':
        return t('price.cpu', { quantity });
      case 'RAM':
        return t('price.ram', { quantity });
      default:
        return t('price.storage', { quantity });
    }
  };
}

function Cost({ service }: { service: ServiceView }) {
  const monthly = useMonthlyPrices();
  const priceWord = usePriceWord();
  const parts = servicePriceLines(service, monthly).map((line) => ({
    id: line.resource,
    label: priceWord(line),
    amount: line.monthly,
  }));
  return (
    <CostBlock
      monthly={servicePrice(service, monthly)}
      parts={parts}
      charged={{ uuid: service.uuid, billingAccount: service.billing_account_id }}
    />
  );
}

/** What a cluster says of itself; its words are its own. */
function ClusterFacts({ service }: { service: ServiceView }) {
  const t = useText();
  const { title } = useFormat();
  const { spec, status } = service.properties ?? {};
  const items = [
    ...openFacts(spec).map(([name, text]) => ({ label: title(name) || t('service.spec'), value: text })),
    ...openFacts(status).map(([name, text]) => ({ label: title(name) || t('service.clusterStatus'), value: text })),
  ];
  if (items.length === 0) return null;
  return (
    <SidebarBlock title={t('service.cluster')}>
      <Facts items={items} />
    </SidebarBlock>
  );
}

/** The network that the service stands in, and the floating IPs that lead to it. */
function ConnectedTo({ service }: { service: ServiceView }) {
  const t = useText();
  const { location, uuid, addressState } = service;
  const place = useOnly(location);
  const networkUuid = serviceNetwork(service);
  const networkName = useNetworkName(location, networkUuid ?? '');
  const addresses = addressesOf(useIpAddresses(place).rows, uuid);
  const hasNetworks = useFeature('privateNetworksEnabled');
  const items: Relation[] = addresses.map((ip) => ({
    id: ip.uuid,
    icon: 'globe',
    name: ip.address,
    to: paths.ipAddress({ location, uuid: ip.uuid }),
    detail: t('ip.one'),
  }));
  if (networkUuid && hasNetworks) {
    const to = networkName === undefined ? undefined : paths.network({ location, uuid: networkUuid });
    items.push({ id: networkUuid, icon: 'network', name: networkName ?? <Skeleton />, to, detail: t('vpc.one') });
  }
  return (
    <Relations
      items={items}
      none={t(addressState === 'failed' ? 'unknown' : 'depends.none')}
      waiting={addressState === 'loading' ? 1 : undefined}
    />
  );
}

/** Money, and what a cluster says of itself. */
export const ServiceLead = ({ service }: { service: ServiceView }) => (
  <>
    <Cost service={service} />
    <ClusterFacts service={service} />
  </>
);

/** Relations, labels, and what was done. */
export function ServiceSidebar({ service }: { service: ServiceView }) {
  const t = useText();
  return (
    <>
      {service.location ? <ConnectedTo service={service} /> : <Relations items={[]} none={t('unknown')} />}
      <LabelBlock id={service.uuid} name={service.name} />
      <JournalBlock subject={journalSubject(service)} />
    </>
  );
}
