import type { ReactNode } from 'react';
import { currencyDigits } from '@console/contract/currency';
import type { Amount } from '../text/formats';
import { useFormat } from '../text/formats';
import { useText } from '../text/ui-messages';
import { cx } from './class-names';
import { Skeleton } from './states';

export interface PriceProps {
  amount: Amount;
  currency?: string;
  per?: 'hour' | 'month';
  size?: 'md' | 'lg' | 'fig';
  /** Part of it is not known. */
  isAtLeast?: boolean;
}

/** An amount; as many decimals as its currency has, by the hour two more or as many as it needs. */
export function Price({ amount, currency, per, size = 'md', isAtLeast = false }: PriceProps): ReactNode {
  const t = useText();
  const format = useFormat();
  return (
    <span className={cx(size === 'fig' ? 'ui-fig' : 'ui-price', size === 'lg' && 'lg', 'ui-nowrap')}>
      {format.money(amount, { ...(currency && { currency }), ...(per && { per }), isAtLeast })}
      {per && <span className="ui-small ui-mut">{t(per === 'hour' ? 'hourShort' : 'monthShort')}</span>}
    </span>
  );
}

export interface MoneyPart {
  id: string;
  label: string;
  amount: Amount;
  /** A kind keeps its colour on every screen; by default parts are coloured in their order. */
  colour?: ChartColour;
}

/** The colours of series; the fifth is neutral. (design language, section 2) */
export type ChartColour = 1 | 2 | 3 | 4 | 5;

/** Five parts at most: from the sixth on they become 'Other'. */
export function withOther(parts: readonly MoneyPart[], other: string): MoneyPart[] {
  if (parts.length <= 5) return [...parts];
  const rest = parts.slice(4).reduce((sum, part) => sum + Number(part.amount), 0);
  return [...parts.slice(0, 4), { id: 'other', label: other, amount: rest, colour: 5 }];
}

/**
 * Parts as they are shown beside their sum: rounded to coins so that they add up to it. Of those that are rounded down,
 * the ones that lose most are rounded up until they do. (decision 0030)
 * @param total default their own sum; one that is another amount altogether (less a discount) changes nothing
 * @param digits decimals of the currency
 */
export function roundedParts(
  amounts: readonly number[],
  total = amounts.reduce((sum, one) => sum + one, 0),
  digits = 2,
): number[] {
  const coins = 10 ** digits;
  const exact = amounts.map((amount) => Number((amount * coins).toFixed(6)));
  const whole = exact.map(Math.floor);
  const missing = Math.round(Number((total * coins).toFixed(6))) - whole.reduce((sum, one) => sum + one, 0);
  if (missing < 0 || missing > amounts.length) return exact.map((one) => Math.round(one) / coins);
  const byLoss = exact
    .map((one, index) => ({ index, loss: Number((one - Math.floor(one)).toFixed(6)) }))
    .sort((a, b) => b.loss - a.loss);
  const up = new Set(byLoss.slice(0, missing).map(({ index }) => index));
  return whole.map((one, index) => (one + (up.has(index) ? 1 : 0)) / coins);
}

/** A stacked bar of amounts with its legend. */
export function MoneyBar({
  parts,
  total,
  currency,
  legend = true,
}: {
  parts: readonly MoneyPart[];
  /** What stands beside it as their sum. */
  total?: Amount;
  currency?: string;
  legend?: boolean;
}): ReactNode {
  const t = useText();
  const format = useFormat();
  const shown = withOther(parts, t('other'));
  const rounded = roundedParts(
    shown.map(({ amount }) => Number(amount)),
    total === undefined ? undefined : Number(total),
    currencyDigits(currency ?? format.currency),
  );
  const colourOf = ({ colour }: MoneyPart, i: number): string => `ui-k${colour ?? i + 1}`;
  return (
    <div>
      <div className="ui-barh" aria-hidden="true">
        {shown.map(
          (part, i) =>
            Number(part.amount) > 0 && (
              <i key={part.id} className={colourOf(part, i)} style={{ flexGrow: Number(part.amount), flexBasis: 0 }} />
            ),
        )}
      </div>
      {legend && (
        <ul className="ui-legend">
          {shown.map((part, i) => (
            <li key={part.id}>
              <span className={cx('ui-key', colourOf(part, i))} />
              <span className="ui-cut">{part.label}</span>
              <span className="v">{format.money(rounded[i] ?? part.amount, currency ? { currency } : {})}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** In the place of a `MoneyBar` whose amounts are on their way, as tall as one of so many parts. */
export const MoneyBarWaiting = ({ parts }: { parts: number }): ReactNode => (
  <div aria-hidden="true">
    <div className="ui-barh" />
    <ul className="ui-legend">
      {Array.from({ length: parts }, (_, i) => (
        <li key={i}>
          <span className="ui-cut">
            <Skeleton width={112} />
          </span>
          <span className="v">
            <Skeleton width={56} />
          </span>
        </li>
      ))}
    </ul>
  </div>
);
