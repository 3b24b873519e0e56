import type { Money } from '@console/api';
import { useTaxLabel } from '@console/area';
import { Price } from '@console/ui';
import { useText } from './messages';

/** By how much the spend of a month changes; says so where the price list does not know. */
export function SpendRow({ label, amount }: { label: string; amount: Money | undefined }) {
  const t = useText();
  const tax = useTaxLabel();
  if (!amount) return <p className="ui-small ui-mut">{t('spend.unknown')}</p>;
  return (
    <div className="ui-row" aria-live="polite">
      <span className="ui-grow">{label}</span>
      <Price amount={amount} size="lg" />
      <span className="ui-mut">{t('spend.month', { tax })}</span>
    </div>
  );
}
