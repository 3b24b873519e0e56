import { ResourceRow, useFeature, useLocationSlugs } from '@console/area';
import { paths } from '@console/contract/paths';
import { useHomePrice, useMonthlyPrices } from '@console/domain/price-list';
import { ipPrice } from '../ip-address/assignment';
import { useIpAddresses, useLoadBalancers, useNetworks } from '../parts/use-located';
import { servicePrice } from '../service/facts';
import { serviceMarks } from '../service/marks';
import { useServiceList } from '../service/use-service-list';

function LoadBalancers() {
  const { rows, locations, isComplete } = useLoadBalancers(useLocationSlugs());
  const monthly = useMonthlyPrices();
  const price = useHomePrice(
    rows.map((row) => monthly(row.location, 'LOAD_BALANCER')),
    { isComplete, locations },
  );
  return <ResourceRow kind="load_balancer" to={paths.loadBalancers()} locations={locations} {...price} />;
}

function Networks() {
  const { locations } = useNetworks(useLocationSlugs());
  return <ResourceRow kind="vpc" to={paths.networks()} locations={locations} monthly={null} />;
}

function IpAddresses() {
  const { rows, locations, isComplete } = useIpAddresses(useLocationSlugs());
  const monthly = useMonthlyPrices();
  const price = useHomePrice(
    rows.map((row) => ipPrice(row, monthly)),
    { isComplete, locations },
  );
  return <ResourceRow kind="ip_address" to={paths.ipAddresses()} locations={locations} {...price} />;
}

function Services() {
  const { rows, locations, error, staleBy, isLoading, unread, reload } = useServiceList(serviceMarks.isElsewhere);
  const monthly = useMonthlyPrices();
  const price = useHomePrice(
    rows.map((row) => servicePrice(row, monthly)),
    { isComplete: !isLoading, unread },
  );
  const placed = locations.reduce((sum, { count }) => sum + count, 0);
  const unplaced = rows.length - placed + unread.filter(({ isMissing }) => isMissing).length;
  return (
    <ResourceRow
      kind="managed_service"
      to={paths.services()}
      locations={locations}
      unplaced={unplaced}
      retry={error && (() => void reload())}
      isStale={staleBy !== undefined}
      {...price}
    />
  );
}

/** This area's rows of the home page's resource matrix. */
export default function HomeResources() {
  const hasBalancers = useFeature('loadBalancerEnabled');
  const hasNetworks = useFeature('privateNetworksEnabled');
  const hasAddresses = useFeature('ipsEnabled');
  const hasServices = useFeature('servicesEnabled');
  return (
    <>
      {hasBalancers ? <LoadBalancers /> : null}
      {hasNetworks ? <Networks /> : null}
      {hasAddresses ? <IpAddresses /> : null}
      {hasServices ? <Services /> : null}
    </>
  );
}
