import { useOffer } from '@console/area';
import { useFormat } from '@console/ui';
import { pricePerGigabyte } from '../bucket/price';
import { useStoragePrices } from '../bucket/use-prices';
import { useText } from './texts';

/** Tells the home page what a stored gigabyte costs. */
export default function OfferBucket() {
  const t = useText();
  const { money } = useFormat();
  const price = pricePerGigabyte(useStoragePrices(), 1);
  useOffer('bucket', price && t('offer.gigabyte', { price: money(price, { per: 'hour' }) }));
  return null;
}
