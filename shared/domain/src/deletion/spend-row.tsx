import type { Money } from '@console/api';
import { useTaxLabel } from '@console/area';
import { CreditChanges } from '../credit-change';
import { Price } from '@console/ui';
import { useText } from './messages';

export interface SpendRowProps {
  readonly label: string;
  /** By how much it changes. */
  readonly amount: Money | undefined;
  /** Id of the account that is charged. */
  readonly account: number | null | undefined;
}

/** By how much the spend of a month changes, and what that does to the credit; says so where the price list does not know. */
export function SpendRow({ label, amount, account }: SpendRowProps) {
  const t = useText();
  const tax = useTaxLabel();
  if (!amount) return <p className="ui-small ui-mut">{t('spend.unknown')}</p>;
  return (
    <div>
      <div className="ui-row" aria-live="polite">
        <span className="ui-grow">{label}</span>
        <Price amount={amount} size="lg" />
        <span className="ui-mut">{t('spend.month', { tax })}</span>
      </div>
      <CreditChanges per="month" changes={[{ account, amount }]} />
    </div>
  );
}
