import { useTaxLabel } from '@console/area';
import { useFormat } from '@console/ui';
import { CreditChanges } from '../credit-change';
import { directionOf, type PriceChange, type Rate } from '../price';
import { useText } from './messages';

export interface PriceChangeTableProps {
  readonly change: PriceChange;
  readonly note?: string;
  /** Id of the account that is charged. */
  readonly account: number | null | undefined;
}

/** A price now and then, by hour and month, what it differs by, and what that does to the credit; before tax. */
export function PriceChangeTable({ change, note, account }: PriceChangeTableProps) {
  const t = useText();
  const tax = useTaxLabel();
  const { money } = useFormat();
  const direction = directionOf(change.difference.monthly);
  const sign = direction === 'more' ? '+' : '';
  const row = (label: string, { hourly, monthly }: Rate, lead = '', className?: string) => (
    <tr className={className}>
      <th scope="row">{label}</th>
      <td>{lead + money(hourly, { per: 'hour' })}</td>
      <td>{lead + money(monthly)}</td>
    </tr>
  );
  return (
    <div>
      <table className="ui-rc" aria-live="polite" aria-label={t('price.title')}>
        <thead>
          <tr>
            <th scope="col">{t('price.before', { tax })}</th>
            <th scope="col">{t('perHour')}</th>
            <th scope="col">{t('perMonth')}</th>
          </tr>
        </thead>
        <tbody>
          {row(t('price.now'), change.before)}
          {row(t('price.then'), change.after, '', 'last')}
          {row(t(`price.${direction}`), change.difference, sign, 'sum')}
        </tbody>
      </table>
      {note ? <p className="ui-small ui-mut">{note}</p> : null}
      <CreditChanges per="hour" changes={[{ account, amount: change.difference.hourly }]} />
    </div>
  );
}
