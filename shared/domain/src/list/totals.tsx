import { useTaxLabel } from '@console/area';
import { useFormat } from '@console/ui';
import type { PriceSum } from '../price';
import { Text } from './messages';

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
