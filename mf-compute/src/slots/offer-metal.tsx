import { useMemo } from 'react';
import { useOffer, useSiteConfig } from '@console/area';
import { usePriceList } from '@console/domain/price-list';
import { useFormat } from '@console/ui';
import { cheapestServer } from '../metal/lease/price';
import { useText } from './texts';

/** Tells the home page what the cheapest server costs. */
export default function OfferMetal() {
  const t = useText();
  const { money } = useFormat();
  const prices = usePriceList();
  const { siteCurrency } = useSiteConfig();
  const least = useMemo(() => cheapestServer(prices, siteCurrency), [prices, siteCurrency]);
  useOffer('bare_metal', least && t('offer.from', { price: money(least) }));
  return null;
}
