import { useTaxLabel } from '@console/area';
import { useFormat } from '@console/ui';
import type { PriceSum } from '../price';
import { Text, useText } from './messages';

/** At the beginning of a list's foot: how many rows it has, in words; at least so many where rows are missing. */
export function RowCount({ text, isPartial }: { text: string; isPartial: boolean }) {
  const t = useText();
  return <span>{isPartial ? t('atLeast', { what: text }) : text}</span>;
}

/** At the end of a list's foot: what its rows cost a month; nothing where that is not known. */
export function MonthlyTotal({ sum }: { sum: PriceSum | undefined }) {
  const { money } = useFormat();
  const tax = useTaxLabel();
  if (!sum) return null;
  return (
    <span className="ui-push">
      <Text id={sum.isAtLeast ? 'totalAtLeast' : 'total'} values={{ tax, amount: <b>{money(sum.amount)}</b> }} />
    </span>
  );
}

/** How many different locations rows are in. */
export const locationCount = (rows: readonly { readonly location: string }[]): number =>
  new Set(rows.map(({ location }) => location)).size;
