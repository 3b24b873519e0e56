import type { ReactNode } from 'react';
import { useTaxLabel } from '../root/tax-label';
import type { Amount } from '../text/formats';
import { useFormat } from '../text/formats';
import { useText } from '../text/ui-messages';

/** By how much the spend of a month changes, before tax. */
export interface Spend {
  amount: Amount;
  currency?: string;
  /** What stands below it. */
  note?: ReactNode;
}

/** One line of a dialog for it. `label`: whether it goes up or down; `amount`: by how much. */
export function SpendLine({ label, amount, currency, note }: Spend & { label: string }): ReactNode {
  const t = useText();
  const format = useFormat();
  const tax = useTaxLabel();
  return (
    <div>
      <div className="ui-row baseline ui-spend">
        <span>{label}</span>
        <span>
          <b className="ui-price lg">{format.money(amount, currency ? { currency } : {})}</b>{' '}
          <span className="ui-mut">{t('deleteSpendAmount', { tax })}</span>
        </span>
      </div>
      {note}
    </div>
  );
}
