import { useTaxLabel } from '@console/area';
import type { Bucket } from '@console/contract/bucket';
import { CostBlock } from '@console/domain/charges';
import { useFormat } from '@console/ui';
import { useText } from '../../parts/texts';
import { bucketPrice, GIGABYTE, pricePerGigabyte } from '../price';
import { useStoragePrices } from '../use-prices';

/** What a bucket costs at its size now. */
export function Cost({ bucket }: { bucket: Bucket }) {
  const t = useText();
  const { bytes, money } = useFormat();
  const tax = useTaxLabel();
  const prices = useStoragePrices();
  const { size_bytes: size } = bucket;
  const unit = size == null ? undefined : pricePerGigabyte(prices, size / GIGABYTE);
  return (
    <CostBlock
      monthly={bucketPrice(bucket, prices)}
      unpriced={size == null ? t('cost.sizeUnknown') : undefined}
      charged={{ uuid: bucket.name, billingAccount: bucket.billing_account_id }}
      note={t('cost.note', { tax })}
      facts={[
        ...(size == null ? [] : [{ label: t('bucket.size'), value: bytes(size) }]),
        ...(unit ? [{ label: t('cost.perGigabyte'), value: money(unit, { digits: 4 }) }] : []),
      ]}
    />
  );
}
