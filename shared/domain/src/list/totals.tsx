import { useQuery, type Money } from '@console/api';
import { useTaxLabel } from '@console/area';
import { listBillingAccounts } from '@console/contract/billing-account';
import { useFormat } from '@console/ui';
import { sumPrices, type PriceSum } from '../price';
import { Text, useText } from './messages';

/** At the beginning of a list's foot: how many rows it has, in words; at least so many where rows are missing. */
export function RowCount({ text, isPartial }: { text: string; isPartial: boolean }) {
  const t = useText();
  return <span>{isPartial ? t('atLeast', { what: text }) : text}</span>;
}

/**
 * At the end of a list's foot: what its rows cost a month by the price list; nothing where that is not known. Where an account
 * has a discount, it says that none is taken off.
 */
export function MonthlyTotal({ sum }: { sum: PriceSum | undefined }) {
  const t = useText();
  const { data: accounts } = useQuery(listBillingAccounts, {});
  const { money } = useFormat();
  const tax = useTaxLabel();
  if (!sum) return null;
  return (
    <span className="ui-push">
      <Text id={sum.isAtLeast ? 'totalAtLeast' : 'total'} values={{ tax, amount: <b>{money(sum.amount)}</b> }} />
      {accounts?.some(({ discount_percentage: percent }) => percent) ? ` (${t('totalUndiscounted')})` : null}
    </span>
  );
}

export interface PlacesTotalsProps<Row extends { readonly location: string }> {
  /** Those that are shown. */
  readonly rows: readonly Row[];
  /** Rows are missing. */
  readonly isPartial: boolean;
  /** '3 networks in 2 locations'; 0 locations where that of a row is not known: '3 networks' */
  readonly text: (n: number, places: number) => string;
  /** What one costs a month; left out where they are free. */
  readonly priceOf?: (row: Row) => Money | null | undefined;
  /** Part of what one costs is not known. */
  readonly isAtLeast?: (row: Row) => boolean;
}

/** The foot of a list over locations: how many rows it has in how many of them, and what they cost a month. */
export function PlacesTotals<Row extends { readonly location: string }>({
  rows,
  isPartial,
  text,
  priceOf,
  isAtLeast,
}: PlacesTotalsProps<Row>) {
  const slugs = new Set(rows.map(({ location }) => location));
  const places = slugs.has('') ? 0 : slugs.size;
  const isPriceAtLeast = (row: Row): boolean => isAtLeast?.(row) ?? false;
  return (
    <>
      <RowCount text={text(rows.length, places)} isPartial={isPartial} />
      {priceOf ? <MonthlyTotal sum={sumPrices(rows.map(priceOf), isPartial || rows.some(isPriceAtLeast))} /> : null}
    </>
  );
}
