import { ErrorPanel, Price } from '@console/ui';
import { sizeOf } from './choices';
import { ChoiceTiles } from './form';
import { useVmForm } from './form-context';
import { offeredPools, poolValue } from './pools';
import { quoteSize } from './quote';
import { useText } from './texts';
import { usePriceSource } from './use-price-source';

/** The group of hosts, where a location has more than one; each with the price of the chosen size on it. */
export function PoolChoice() {
  const t = useText();
  const prices = usePriceSource();
  const { choices, values, missingPools } = useVmForm();
  if (missingPools)
    return <ErrorPanel title={t('pool.missing')} error={missingPools.error} onRetry={missingPools.retry} />;
  const pools = offeredPools(choices, values.location);
  const size = sizeOf(choices, values);
  if (pools.length < 2) return null;
  return (
    <ChoiceTiles
      name="pool"
      label={t('vm.pool')}
      columns={2}
      showLabel
      options={pools.map((pool) => {
        const value = poolValue(choices, pool);
        const quote = prices && size && quoteSize(choices, { ...values, pool: value }, size, prices);
        return {
          value,
          title: pool.name,
          detail: [pool.description, value === '' ? t('pool.default') : ''].filter(Boolean).join(', '),
          ...(quote ? { price: <Price amount={quote.monthly} per="month" /> } : {}),
        };
      })}
    />
  );
}
