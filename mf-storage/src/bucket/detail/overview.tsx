import { AccountLink } from '@console/domain/detail';
import { DateTime, KeyFacts, useFormat } from '@console/ui';
import { useText } from '../../parts/texts';
import { CorsCard } from '../cors/cors-card';
import type { BucketRow } from '../rows';
import { Connect } from './connect';

/** What a bucket is, how clients reach it, and whether this console does. */
export function Overview({ bucket, onOrigin }: { bucket: BucketRow; onOrigin: () => void }) {
  const t = useText();
  const { bytes, number } = useFormat();
  const { size_bytes: size, num_objects: objects } = bucket;
  const at = (moment: Date | null | undefined, missing: 'none' | 'unknown') =>
    moment ? <DateTime value={moment} /> : t(missing);
  return (
    <>
      <KeyFacts
        columns={3}
        items={[
          { label: t('bucket.size'), value: size == null ? t('unknown') : bytes(size) },
          { label: t('bucket.objects'), value: objects == null ? t('unknown') : number(objects) },
          { label: t('column.account'), value: <AccountLink id={bucket.billing_account_id} /> },
          { label: t('bucket.owner'), value: bucket.owner || t('none') },
          { label: t('bucket.created'), value: at(bucket.created_at, 'unknown') },
          { label: t('bucket.modified'), value: at(bucket.modified_at, 'none') },
        ]}
      />
      <Connect name={bucket.name} />
      <CorsCard bucket={bucket} onOther={onOrigin} />
    </>
  );
}
