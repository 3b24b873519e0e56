import type { ReactNode } from 'react';
import { currencyDigits } from '@console/contract/currency';
import type { Amount } from '../text/formats';
import { useFormat } from '../text/formats';
import { useText } from '../text/ui-messages';
import { cx } from './class-names';
import { roundedParts } from './money';

export interface ReceiptLine {
  id: string;
  label: ReactNode;
  /** Quantity and unit price, for example '2 x EUR 0.0060'. */
  note?: ReactNode;
  hourly?: Amount | null | undefined;
  monthly: Amount | null;
}

export interface ReceiptProps {
  lines: readonly ReceiptLine[];
  /** Sum before tax. */
  before?: Omit<ReceiptLine, 'id'>;
  tax?: Omit<ReceiptLine, 'id'>;
  total: { label: ReactNode; note?: ReactNode; amount: Amount };
  currency?: string;
}

/** Amounts beside their sum, rounded so that they give it as it is shown; what is not known stays so. */
function addingUp(
  amounts: readonly (Amount | null | undefined)[],
  total: Amount,
  digits: number,
): (number | null | undefined)[] {
  const rounded = roundedParts(
    amounts.map((amount) => Number(amount ?? 0)),
    Number(total),
    digits,
  );
  return amounts.map((amount, i) => (amount == null ? amount : rounded[i]));
}

/** What an hour's price is shown to at most. (decision 0030) */
const MOST_DIGITS = 6;

/** Decimals of the column of hours: two more than a month has, or what the smallest of them needs to be seen. */
function hourDigits(amounts: readonly (Amount | null | undefined)[], digits: number): number {
  const usual = digits + 2;
  const isLost = amounts.some(
    (amount) => amount != null && Number(amount) !== 0 && Math.abs(Number(amount)) < 10 ** -usual,
  );
  return isLost ? Math.max(MOST_DIGITS, usual) : usual;
}

const sumOf = (amounts: readonly (Amount | null | undefined)[]): number =>
  amounts.reduce<number>((sum, amount) => sum + Number(amount ?? 0), 0);

/** What a choice costs: items by hour and month, a dashed cut, tax, and the total in large figures. */
export function Receipt({ lines, before, tax, total, currency }: ReceiptProps): ReactNode {
  const t = useText();
  const format = useFormat();
  const digits = currencyDigits(currency ?? format.currency);
  const money = (amount: Amount | null | undefined, per?: 'hour'): string =>
    amount === undefined || amount === null
      ? ''
      : format.money(amount, { ...(currency && { currency }), ...(per && { per }) });
  const row = (line: Omit<ReceiptLine, 'id'>, key: string, className?: string): ReactNode => (
    <tr key={key} className={className}>
      <th scope="row">
        {line.label}
        {line.note && <small>{line.note}</small>}
      </th>
      <td>{money(line.hourly, 'hour')}</td>
      <td>{money(line.monthly)}</td>
    </tr>
  );
  const [beforeTax, ofTax] = addingUp([before?.monthly, tax?.monthly], total.amount, digits);
  const monthly = addingUp(
    lines.map((line) => line.monthly),
    beforeTax ?? total.amount,
    digits,
  );
  const hours = lines.map((line) => line.hourly);
  const ofHours = [before?.hourly, tax?.hourly];
  const inHours = hourDigits([...hours, ...ofHours], digits);
  const [hourBeforeTax, hourOfTax] = addingUp(ofHours, sumOf(ofHours), inHours);
  const hourly = addingUp(hours, hourBeforeTax ?? sumOf(hours), inHours);
  return (
    <div>
      <table className="ui-rc">
        <thead>
          <tr>
            <th scope="col">{t('item')}</th>
            <th scope="col">{t('perHour')}</th>
            <th scope="col">{t('perMonth')}</th>
          </tr>
        </thead>
        <tbody className="items">
          {lines.map((line, i) =>
            row(
              { ...line, hourly: hourly[i], monthly: monthly[i] ?? null },
              line.id,
              cx(i === lines.length - 1 && 'last'),
            ),
          )}
          <tr className="cut" aria-hidden="true">
            <td colSpan={3}>
              <i />
            </td>
          </tr>
        </tbody>
        <tbody className="stub">
          {before && row({ ...before, hourly: hourBeforeTax, monthly: beforeTax ?? null }, 'before', 'sum')}
          {tax && row({ ...tax, hourly: hourOfTax, monthly: ofTax ?? null }, 'tax', 'tax')}
          <tr>
            <td colSpan={3} className="total">
              <div className="ui-tot" aria-live="polite">
                <span>
                  <span className="ui-strong">{total.label}</span>
                  {total.note && (
                    <small className="ui-small ui-mut" style={{ display: 'block' }}>
                      {total.note}
                    </small>
                  )}
                </span>
                <span className="ui-fig">{money(total.amount)}</span>
              </div>
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
