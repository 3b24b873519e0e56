import type { ReactNode } from 'react';
import type { Amount } from '../text/formats';
import { useFormat } from '../text/formats';
import { useText } from '../text/ui-messages';
import { cx } from './class-names';

export interface PriceProps {
  amount: Amount;
  currency?: string;
  per?: 'hour' | 'month';
  size?: 'md' | 'lg' | 'fig';
}

/** An amount; two decimals, by the hour four or more. */
export function Price({ amount, currency, per, size = 'md' }: PriceProps): ReactNode {
  const t = useText();
  const format = useFormat();
  return (
    <span className={cx(size === 'fig' ? 'ui-fig' : 'ui-price', size === 'lg' && 'lg', 'ui-nowrap')}>
      {format.money(amount, { ...(currency && { currency }), ...(per && { per }) })}
      {per && <span className="ui-small ui-mut">{t(per === 'hour' ? 'hourShort' : 'monthShort')}</span>}
    </span>
  );
}

export interface MoneyPart {
  id: string;
  label: string;
  amount: Amount;
}

/** Five parts at most: from the sixth on they become 'Other'. */
export function withOther(parts: readonly MoneyPart[], other: string): MoneyPart[] {
  if (parts.length <= 5) return [...parts];
  const rest = parts.slice(4).reduce((sum, part) => sum + Number(part.amount), 0);
  return [...parts.slice(0, 4), { id: 'other', label: other, amount: rest }];
}

/** A stacked bar of amounts with its legend. */
export function MoneyBar({
  parts,
  currency,
  legend = true,
}: {
  parts: readonly MoneyPart[];
  currency?: string;
  legend?: boolean;
}): ReactNode {
  const t = useText();
  const format = useFormat();
  const shown = withOther(parts, t('other'));
  return (
    <div>
      <div className="ui-barh" aria-hidden="true">
        {shown.map(
          (part, i) =>
            Number(part.amount) > 0 && (
              <i key={part.id} className={`ui-k${i + 1}`} style={{ flexGrow: Number(part.amount), flexBasis: 0 }} />
            ),
        )}
      </div>
      {legend && (
        <ul className="ui-legend">
          {shown.map((part, i) => (
            <li key={part.id}>
              <span className={`ui-key ui-k${i + 1}`} />
              <span className="ui-cut">{part.label}</span>
              <span className="v">{format.money(part.amount, currency ? { currency } : {})}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
