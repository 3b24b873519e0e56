import { useFeature, useOffer } from '@console/area';
import { useFormat } from '@console/ui';
import { usePriceRange } from '../parts/price-range';
import { useText } from './texts';

/** What one of a resource costs a month in the locations where it can be had, in words; undefined where nobody knows. */
function usePriceOf(): (resource: 'LOAD_BALANCER' | 'UNASSIGNED_FLOATING_IP') => string | undefined {
  const t = useText();
  const { money } = useFormat();
  const rangeOf = usePriceRange();
  return (resource) => {
    const range = rangeOf(resource);
    return range && t(range.varies ? 'offer.from' : 'offer.price', { price: money(range.least) });
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
