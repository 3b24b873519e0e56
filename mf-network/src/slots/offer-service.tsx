import { useMemo } from 'react';
import { useQuery } from '@console/api';
import { useFeature, useLocations, useOffer, useSiteConfig } from '@console/area';
import { listServiceImages, listServices } from '@console/contract/service';
import { usePriceList, usePriceTerms } from '@console/domain/price-list';
import { useFormat } from '@console/ui';
import { leastService } from './least-service';
import { useText } from './texts';

/** Tells the home page what the cheapest managed service costs. */
export default function OfferService() {
  const t = useText();
  const { money } = useFormat();
  const locations = useLocations();
  const prices = usePriceList();
  const { data: images } = useQuery(listServiceImages, {});
  const { data: services } = useQuery(listServices, {});
  const terms = usePriceTerms();
  const { predefinedPackages: packages } = useSiteConfig();
  const offersKubernetes = useFeature('kubernetesEnabled');
  const least = useMemo(() => {
    if (!images) return undefined;
    const places = locations.flatMap(({ slug, create_resource_disabled: isOff }) => (isOff ? [] : slug));
    return leastService({ prices, terms, places, packages, images, services: services ?? [], offersKubernetes });
  }, [images, services, locations, prices, terms, packages, offersKubernetes]);
  useOffer('managed_service', least && t('offer.from', { price: money(least) }));
  return null;
}
