import { big, type Money } from '@console/api';
import { useLocations } from '@console/area';
import { useMonthlyPrices } from '@console/domain/price-list';

/** What one of a resource costs a month, before tax. */
export interface PriceRange {
  /** Where it is cheapest. */
  readonly least: Money;
  /** Whether it costs more elsewhere. */
  readonly varies: boolean;
}

type Resource = 'LOAD_BALANCER' | 'ASSIGNED_FLOATING_IP' | 'UNASSIGNED_FLOATING_IP';

/** Prices of a resource in the locations where it can be had; undefined where nobody knows. */
export function usePriceRange(): (resource: Resource) => PriceRange | undefined {
  const locations = useLocations();
  const monthly = useMonthlyPrices();
  return (resource) => {
    const places = locations.filter(({ create_resource_disabled: isOff }) => !isOff);
    const prices = places.flatMap(({ slug }) => monthly(slug, resource) ?? []).toSorted((a, b) => big(a).cmp(b));
    const [least] = prices;
    return least && { least, varies: prices.some((price) => !big(price).eq(least)) };
  };
}
