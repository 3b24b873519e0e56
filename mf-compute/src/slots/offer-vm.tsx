import { useMemo } from 'react';
import { useLocations, useOffer, useSiteConfig } from '@console/area';
import { usePriceList, usePriceTerms } from '@console/domain/price-list';
import { useFormat } from '@console/ui';
import { leastMachine } from './least-machine';
import { useText } from './texts';

/** Tells the home page what the cheapest machine costs. */
export default function OfferVm() {
  const t = useText();
  const { money } = useFormat();
  const locations = useLocations();
  const prices = usePriceList();
  const terms = usePriceTerms();
  const { predefinedPackages: packages } = useSiteConfig();
  const least = useMemo(() => {
    const places = locations.flatMap(({ slug, create_resource_disabled: isOff }) => (isOff ? [] : slug));
    return leastMachine({ prices, terms, places, packages });
  }, [locations, prices, terms, packages]);
  useOffer('virtual_machine', least && t('offer.from', { price: money(least) }));
  return null;
}
