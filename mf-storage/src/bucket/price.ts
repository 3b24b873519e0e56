import type { Money } from '@console/api';
import type { Bucket } from '@console/contract/bucket';
import type { PriceList } from '@console/contract/pricing';
import { unitPrice } from '@console/domain/price';

/** Bytes of the gigabyte that storage is charged in. */
export const GIGABYTE = 1_000_000_000;

export interface StoragePrices {
  readonly list: PriceList | undefined;
  readonly currency: string;
  /** Slugs in the order in which they are asked for a price: buckets are not tied to a location. */
  readonly places: readonly string[];
}

/** Price of one GB a month when so many GB are stored, before VAT; undefined where no place names one. */
export function pricePerGigabyte({ list, currency, places }: StoragePrices, gigabytes: number): Money | undefined {
  const everywhere = [...places, ...Object.keys(list?.[currency] ?? {})];
  return unitPrice(list, { currency, places: everywhere }, 'OBJECT_STORAGE', gigabytes)?.monthly;
}

/** What a bucket costs a month at its size now, before VAT; undefined where there is no price. */
export function bucketPrice(bucket: Pick<Bucket, 'size_bytes'>, prices: StoragePrices): Money | undefined {
  const gigabytes = (bucket.size_bytes ?? 0) / GIGABYTE;
  return pricePerGigabyte(prices, gigabytes)
    ?.times(bucket.size_bytes ?? 0)
    .div(GIGABYTE);
}

/** Bytes of all these buckets. */
export const totalBytes = (buckets: readonly Pick<Bucket, 'size_bytes'>[]): number =>
  buckets.reduce((total, { size_bytes }) => total + (size_bytes ?? 0), 0);
