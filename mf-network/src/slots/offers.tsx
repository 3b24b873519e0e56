import { big, type Money } from '@console/api';
import { useFeature, useLocations, useOffer } from '@console/area';
import { useMonthlyPrices } from '@console/domain/price-list';
import { useFormat } from '@console/ui';
import { useText } from './texts';

/** The lowest and the highest of some prices; undefined where there are none. */
function rangeOf(prices: readonly Money[]): readonly [least: Money, most: Money] | undefined {
  const [least, ...rest] = prices.toSorted((a, b) => big(a).cmp(b));
  return least && [least, rest.at(-1) ?? least];
}

/** What one of a resource costs a month in the locations where it can be had, in words; undefined where nobody knows. */
function usePriceOf(): (resource: 'LOAD_BALANCER' | 'UNASSIGNED_FLOATING_IP') => string | undefined {
  const t = useText();
  const { money } = useFormat();
  const locations = useLocations();
  const monthly = useMonthlyPrices();
  return (resource) => {
    const places = locations.filter(({ create_resource_disabled: isOff }) => !isOff);
    const range = rangeOf(places.flatMap(({ slug }) => monthly(slug, resource) ?? []));
    if (!range) return undefined;
    const [least, most] = range;
    return t(big(least).eq(most) ? 'offer.price' : 'offer.from', { price: money(least) });
  };
}

/** Tells the home page what load balancers and floating IPs cost, and that networks are free. */
export default function Offers() {
  const t = useText();
  const priceOf = usePriceOf();
  const hasBalancers = useFeature('loadBalancerEnabled');
  const hasNetworks = useFeature('privateNetworksEnabled');
  const hasAddresses = useFeature('ipsEnabled');
  useOffer('vpc', hasNetworks ? t('offer.free') : undefined);
  useOffer('load_balancer', hasBalancers ? priceOf('LOAD_BALANCER') : undefined);
  // What is reserved is assigned to nothing yet: the price that the form says, too.
  useOffer('ip_address', hasAddresses ? priceOf('UNASSIGNED_FLOATING_IP') : undefined);
  return null;
}
