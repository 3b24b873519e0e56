import { sumOfKnown, useQuery } from '@console/api';
import { ResourceRow, useFeature, useLocationSlugs } from '@console/area';
import { paths } from '@console/contract/paths';
import { getPriceList } from '@console/contract/pricing';
import { ipPrice } from '../ip-address/assignment';
import { useIpAddresses, useLoadBalancers, useNetworks } from '../parts/use-located';
import { useMonthlyPrices } from '../parts/use-prices';
import { servicePrice } from '../service/facts';
import { useServiceRows } from '../service/rows';

/** What the home page says of a kind's price: zero where nothing has one, unknown where the price list did not load. */
function useMonthly(prices: readonly ReturnType<typeof sumOfKnown>[], isComplete: boolean) {
  const { data, error } = useQuery(getPriceList, {});
  if (!isComplete || !(data ?? error)) return {};
  return { monthly: sumOfKnown(prices) ?? 0, isPriceUnknown: !data && prices.length > 0 };
}

function LoadBalancers() {
  const { rows, locations, isComplete } = useLoadBalancers(useLocationSlugs());
  const monthly = useMonthlyPrices();
  const price = useMonthly(
    rows.map((row) => monthly(row.location, 'LOAD_BALANCER')),
    isComplete,
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
  const price = useMonthly(
    rows.map((row) => ipPrice(row, monthly)),
    isComplete,
  );
  return <ResourceRow kind="ip_address" to={paths.ipAddresses()} locations={locations} {...price} />;
}

function Services() {
  const { rows, locations, error, isLoading } = useServiceRows();
  const monthly = useMonthlyPrices();
  const price = useMonthly(
    rows.map((row) => servicePrice(row, monthly)),
    !isLoading,
  );
  const cells = error ? locations.map((cell) => ({ ...cell, state: 'failed' as const })) : locations;
  return <ResourceRow kind="managed_service" to={paths.services()} locations={cells} {...price} />;
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
