import { useMemo } from 'react';
import { useQuery } from '@console/api';
import { listBuckets, type Bucket } from '@console/contract/bucket';
import { useAccountNames } from '@console/domain/account';
import { bucketMarks } from './actions/marks';

/** A bucket under the names that lists and dialogs have for all things, with what its own row does not say. */
export interface BucketRow extends Bucket {
  /** Its name: it has no other mark. */
  readonly uuid: string;
  /** Name of who pays for it. */
  readonly account: string;
  /** What is being done to it now, here or in another tab. */
  readonly pending: 'change' | 'delete' | undefined;
}

/** Joins buckets with who pays for them and what is being done to them. */
export function useToBucketRow(): (bucket: Bucket) => BucketRow {
  const accountName = useAccountNames();
  const pending = bucketMarks.use();
  return useMemo(
    () => (bucket) => ({
      ...bucket,
      uuid: bucket.name,
      account: accountName(bucket.billing_account_id),
      pending: pending.get(bucket.name),
    }),
    [accountName, pending],
  );
}

/** All buckets. */
export function useBucketRows() {
  const query = useQuery(listBuckets, {});
  const toRow = useToBucketRow();
  const rows = useMemo(() => (query.data ?? []).map(toRow), [query.data, toRow]);
  return { query, rows };
}
