import type { Money } from '@console/api';
import { useTaxLabel } from '@console/area';
import { useFormat } from '@console/ui';
import { Text } from './texts';

/** The foot of a list: how many in how many places, and what they cost a month. */
export function ListFooter({ count, total }: { count: string; total?: Money | undefined }) {
  const { money } = useFormat();
  const tax = useTaxLabel();
  return (
    <>
      <span>{count}</span>
      {total === undefined ? null : (
        <span className="ui-push">
          <Text id="footer.total" values={{ tax, price: <b>{money(total)}</b> }} />
        </span>
      )}
    </>
  );
}

/** How many different locations rows are in. */
export const placesOf = (rows: readonly { location: string }[]): number =>
  new Set(rows.map(({ location }) => location)).size;
