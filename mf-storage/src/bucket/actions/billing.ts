import { useCallback } from 'react';
import type { BillingAccount } from '@console/contract/billing-account';
import type { BilledResource } from '@console/domain/bulk';
import { chargedTo, type Rate } from '@console/domain/price';
import { bucketRate } from '../price';
import type { BucketRow } from '../rows';
import { useStoragePrices } from '../use-prices';

/** A bucket as something that an account pays for; it is not tied to a location. */
export const billedBucket = ({ name, billing_account_id, account }: BucketRow): BilledResource => ({
  uuid: name,
  name,
  location: '',
  billing_account: billing_account_id,
  accountName: account || undefined,
});

/** What an account is charged for buckets at their sizes now, with its discount, before tax; undefined: not known. */
export function useCostFor(): (bucket: Pick<BucketRow, 'size_bytes'>, account: BillingAccount) => Rate | undefined {
  const prices = useStoragePrices();
  return useCallback(
    (bucket, account) => {
      const rate = bucketRate(bucket, prices);
      return rate && chargedTo(rate, account);
    },
    [prices],
  );
}
