import type { Money } from '@console/api';
import type { Bucket } from '@console/contract/bucket';
import type { PriceList } from '@console/contract/pricing';
import { unitPrice, type PriceTerms, type Rate } from '@console/domain/price';

/** Bytes of the gigabyte that storage is charged in. */
export const GIGABYTE = 1_000_000_000;

export interface StoragePrices {
  readonly list: PriceList | undefined;
  readonly terms: PriceTerms;
  /** Slugs in the order in which they are asked for a price: buckets are not tied to a location. */
  readonly places: readonly string[];
}

/** Price of one GB when so many GB are stored, before VAT; undefined where no place names one. */
function gigabyteRate({ list, terms, places }: StoragePrices, gigabytes: number): Rate | undefined {
  const everywhere = [...places, ...Object.keys(list?.[terms.currency] ?? {})];
  return unitPrice(list, { ...terms, places: everywhere }, 'OBJECT_STORAGE', gigabytes);
}

/** The same for a month. */
export const pricePerGigabyte = (prices: StoragePrices, gigabytes: number): Money | undefined =>
  gigabyteRate(prices, gigabytes)?.monthly;

/** What a bucket costs at its size now, before VAT; undefined where there is no price, or its size is not known. */
export function bucketRate({ size_bytes: bytes }: Pick<Bucket, 'size_bytes'>, prices: StoragePrices): Rate | undefined {
  const unit = bytes == null ? undefined : gigabyteRate(prices, bytes / GIGABYTE);
  if (!unit || bytes == null) return undefined;
  const times = (price: Money): Money => price.times(bytes).div(GIGABYTE);
  return { hourly: times(unit.hourly), monthly: times(unit.monthly) };
}

/** The same for a month. */
export const bucketPrice = (bucket: Pick<Bucket, 'size_bytes'>, prices: StoragePrices): Money | undefined =>
  bucketRate(bucket, prices)?.monthly;

/** What is stored in some buckets, as far as it is known. */
export interface Stored {
  readonly bytes: number;
  /** The size of one of them is not known. */
  readonly isAtLeast: boolean;
}

/** Bytes of all these buckets; undefined where the size of none of them is known. */
export function storedIn(buckets: readonly Pick<Bucket, 'size_bytes'>[]): Stored | undefined {
  const known = buckets.flatMap(({ size_bytes: bytes }) => bytes ?? []);
  if (known.length === 0 && buckets.length > 0) return undefined;
  return { bytes: known.reduce((total, bytes) => total + bytes, 0), isAtLeast: known.length < buckets.length };
}
