import type { Money } from '@console/api';
import { useTaxLabel } from '@console/area';
import { useFormat } from '@console/ui';
import { Text } from './messages';

/** At the end of a list's foot: what its rows cost a month; nothing where that is not known. */
export function MonthlyTotal({ amount }: { amount: Money | undefined }) {
  const { money } = useFormat();
  const tax = useTaxLabel();
  if (amount === undefined) return null;
  return (
    <span className="ui-push">
      <Text id="total" values={{ tax, amount: <b>{money(amount)}</b> }} />
    </span>
  );
}

/** How many different locations rows are in. */
export const locationCount = (rows: readonly { readonly location: string }[]): number =>
  new Set(rows.map(({ location }) => location)).size;
