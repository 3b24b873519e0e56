import { useQuery } from '@console/api';
import { ResourceRow } from '@console/area';
import { listBuckets } from '@console/contract/bucket';
import { paths } from '@console/contract/paths';
import { useHomePrice } from '@console/domain/price-list';
import { atLeast, useFormat } from '@console/ui';
import { bucketPrice, storedIn } from '../bucket/price';
import { useStoragePrices } from '../bucket/use-prices';
import { useText } from './texts';

/** The buckets' row of the home page's resource matrix. */
export default function HomeBuckets() {
  const t = useText();
  const { bytes } = useFormat();
  const { data, error, unread, reload } = useQuery(listBuckets, {});
  const prices = useStoragePrices();
  const price = useHomePrice(data?.map((bucket) => bucketPrice(bucket, prices)) ?? [], {
    isComplete: data !== undefined,
    unread,
  });
  // A bucket of which nothing could be read is one all the same; what is in it nobody knows.
  const missing = unread.filter(({ isMissing }) => isMissing).length;
  const stored = data && (data.length > 0 || missing === 0) ? storedIn(data) : undefined;
  const isAtLeast = stored?.isAtLeast === true || unread.length > 0;
  const size = stored && (isAtLeast ? atLeast(bytes(stored.bytes)) : bytes(stored.bytes));
  const known = size === undefined ? t('home.noteUnknown') : t('home.note', { size });
  const note = data ? known : error ? t('home.failed') : undefined;
  return (
    <ResourceRow
      kind="bucket"
      to={paths.storage()}
      retry={data ? undefined : error && (() => void reload())}
      isStale={error !== undefined}
      {...price}
      {...(data ? { total: data.length + missing } : {})}
      {...(note === undefined ? {} : { note })}
    />
  );
}
