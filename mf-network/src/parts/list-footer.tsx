import type { Money } from '@console/api';
import { useBrand, useFormat } from '@console/ui';
import { useText } from './texts';

/** The foot of a list: how many in how many places, and what they cost a month. */
export function ListFooter({ count, total }: { count: string; total?: Money | undefined }) {
  const t = useText();
  const { money } = useFormat();
  const { taxLabel } = useBrand();
  return (
    <>
      <span>{count}</span>
      {total === undefined ? null : <span data-end="">{t('footer.total', { tax: taxLabel, price: money(total) })}</span>}
    </>
  );
}

/** How many different locations rows are in. */
export const placesOf = (rows: readonly { location: string }[]): number => new Set(rows.map(({ location }) => location)).size;
