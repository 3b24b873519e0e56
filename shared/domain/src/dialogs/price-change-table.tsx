import { useTaxLabel } from '@console/area';

import { useFormat } from '@console/ui';
import { directionOf, type PriceChange, type Rate } from '../price';
import { useText } from './messages';

/** A price now and then, by hour and month, and what it differs by; before tax. */
export function PriceChangeTable({ change, note }: { change: PriceChange; note?: string }) {
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
    <div aria-live="polite">
      <table className="ui-rc" aria-label={t('price.title')}>
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
    </div>
  );
}
