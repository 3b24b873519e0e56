import { useQuery } from '@console/api';
import { ResourceRow } from '@console/area';
import { listBuckets } from '@console/contract/bucket';
import { paths } from '@console/contract/paths';
import { useHomePrice } from '@console/domain/price-list';
import { useFormat } from '@console/ui';
import { bucketPrice, totalBytes } from '../bucket/price';
import { useStoragePrices } from '../bucket/use-prices';
import { useText } from '../parts/texts';

/** The buckets' row of the home page's resource matrix. */
export default function HomeBuckets() {
  const t = useText();
  const { bytes } = useFormat();
  const { data, error, reload } = useQuery(listBuckets, {});
  const prices = useStoragePrices();
  const price = useHomePrice(data?.map((bucket) => bucketPrice(bucket, prices)) ?? [], {
    isComplete: data !== undefined,
  });
  const note = data ? t('home.note', { size: bytes(totalBytes(data)) }) : error ? t('home.failed') : undefined;
  return (
    <ResourceRow
      kind="bucket"
      to={paths.storage()}
      retry={data ? undefined : error && (() => void reload())}
      {...price}
      {...(data ? { total: data.length } : {})}
      {...(note === undefined ? {} : { note })}
    />
  );
}
