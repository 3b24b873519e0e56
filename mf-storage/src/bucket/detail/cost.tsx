import { useTaxLabel } from '@console/area';
import type { Bucket } from '@console/contract/bucket';
import { CostBlock } from '@console/domain/charges';
import { useChargedAmount } from '@console/domain/price-list';
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
  const charged = useChargedAmount();
  const { size_bytes: size, billing_account_id: payer } = bucket;
  const unit = size == null ? undefined : pricePerGigabyte(prices, size / GIGABYTE);
  return (
    <CostBlock
      monthly={bucketPrice(bucket, prices)}
      unpriced={size == null ? t('cost.sizeUnknown') : undefined}
      charged={{ uuid: bucket.name, billingAccount: payer }}
      note={t('cost.note', { tax })}
      facts={[
        ...(size == null ? [] : [{ label: t('bucket.size'), value: bytes(size) }]),
        ...(unit ? [{ label: t('cost.perGigabyte'), value: money(charged(payer, unit), { digits: 4 }) }] : []),
      ]}
    />
  );
}
