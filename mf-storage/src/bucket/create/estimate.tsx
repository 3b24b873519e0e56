import { useTaxLabel } from '@console/area';
import { payerOf } from '@console/domain/order';
import { chargedTo } from '@console/domain/price';
import { useFormat } from '@console/ui';
import { bucketRate, GIGABYTE } from '../price';
import { useStoragePrices } from '../use-prices';
import { NumberField, useFormValues } from './form';
import { useCreateText } from './texts';
import type { BucketChoices } from './values';

/** Most that the price is shown for: a petabyte. */
const MOST = 1_000_000;

/** What so much would cost the chosen account; nothing has to be ordered for it. */
export function Estimate({ choices }: { choices: BucketChoices }) {
  const t = useCreateText();
  const { money, number } = useFormat();
  const tax = useTaxLabel();
  const prices = useStoragePrices();
  const { gigabytes, account } = useFormValues();
  const isValid = gigabytes !== null && gigabytes > 0 && gigabytes <= MOST;
  const rate = isValid ? bucketRate({ size_bytes: gigabytes * GIGABYTE }, prices) : undefined;
  const charged = rate && chargedTo(rate, payerOf(choices, account));
  return (
    <>
      <NumberField
        name="gigabytes"
        label={t('estimate.label')}
        min={1}
        max={MOST}
        unit="GB"
        hint={t('estimate.hint')}
      />
      <p aria-live="polite">
        {charged && gigabytes !== null
          ? t('estimate.cost', { size: number(gigabytes, { unit: 'GB' }), amount: money(charged.monthly), tax })
          : isValid
            ? t('estimate.unknown')
            : t('estimate.none')}
      </p>
    </>
  );
}
