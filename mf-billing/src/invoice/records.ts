import { big, isPartlyRead, sum, unreadOf, type Money } from '@console/api';
import type { Invoice, InvoiceRecord } from '@console/contract/invoice';
import { roundedParts } from '@console/ui';
import { shownParts } from './totals';

/** A row of an invoice as it is shown. Money before tax, in the site's currency, to the decimals that it has. */
export interface ShownRecord {
  readonly key: string;
  readonly name: string;
  /** What of it was charged for, as the server writes it: `main`, `backup`; '' for nothing. */
  readonly kind: string;
  /** Slug of its location; '' where it has none. */
  readonly place: string;
  readonly quantity: number | undefined;
  readonly unit: string;
  /** Of one unit, not rounded. */
  readonly price: number | undefined;
  readonly amount: number | undefined;
  readonly tax: number | undefined;
  /** Something of it could not be read: what is not there is not known. */
  readonly isPartly: boolean;
}

export interface ShownRecords {
  readonly rows: readonly ShownRecord[];
  /** What the subtotal has besides the rows (technical rows, rounding); 0 where the rows give it. */
  readonly rest: number;
  /** Rows, or amounts of some, could not be read: what they give is at least that. */
  readonly isPartial: boolean;
}

type Sums = Pick<Invoice, 'records_list' | 'totals'>;

const given = (value: number | null | undefined): number | undefined => value ?? undefined;

/**
 * Amounts as they are shown: those that are known are rounded so that they give their sum. (decision 0030)
 * @param total what they give with the technical rows; undefined where it is not known
 */
function parts(
  amounts: readonly (number | undefined)[],
  total: number | undefined,
  technical: Money,
  digits: number,
): (number | undefined)[] {
  const known = amounts.filter((one) => one !== undefined);
  // Technical rows of less than the smallest coin are what rounding has left over: they are in the others then.
  const own =
    total === undefined ? undefined : technical.abs().lt(10 ** -digits) ? total : Number(big(total).minus(technical));
  const rounded = roundedParts(known, known.length === amounts.length ? own : Number(sum(known)), digits);
  let next = 0;
  return amounts.map((one) => (one === undefined ? undefined : rounded[next++]));
}

/**
 * The rows of an invoice that people read, with amounts that add up to its subtotal and its tax.
 * @param digits decimals of the currency
 */
export function shownRecords({ records_list: all, totals }: Sums, digits: number): ShownRecords {
  const { subtotal, tax: allTax } = shownParts(totals, digits);
  const visible = all.filter((record) => !record.is_technical);
  const technical = all.filter((record) => record.is_technical);
  const amounts = parts(
    visible.map(({ amount }) => given(amount)),
    totals?.subtotal == null ? undefined : subtotal,
    sum(technical.map(({ amount }) => amount)),
    digits,
  );
  const taxes = parts(
    visible.map(({ vat_amount: tax }) => given(tax)),
    totals?.vat_tax == null ? undefined : allTax,
    sum(technical.map(({ vat_amount: tax }) => tax)),
    digits,
  );
  const rows = visible.map((record, index) => shown(record, index, amounts[index], taxes[index]));
  const isPartial = unreadOf(all).length > 0 || rows.some(({ amount, isPartly }) => isPartly && amount === undefined);
  const rest = big(subtotal).minus(sum(amounts));
  return { rows, isPartial, rest: isPartial || totals?.subtotal == null ? 0 : Number(rest.round(digits)) };
}

const shown = (
  record: InvoiceRecord,
  index: number,
  amount: number | undefined,
  tax: number | undefined,
): ShownRecord => ({
  key: `${record.id ?? ''} ${index}`,
  name: record.name || record.descr || '',
  kind: record.name ? (record.descr ?? '') : '',
  place: record.location_slug ?? '',
  quantity: given(record.qty),
  unit: record.qty_unit ?? '',
  price: given(record.item_price),
  amount,
  tax,
  isPartly: isPartlyRead(record),
});

/** What rows of an invoice can be put together by. */
export const groupings = ['name', 'kind', 'place'] as const;
export type Grouping = (typeof groupings)[number];

export interface RecordGroup {
  /** What they have in common; '' where that is nothing. */
  readonly key: string;
  readonly count: number;
  readonly amount: Money;
  /** The amount of one of them is not known. */
  readonly isAtLeast: boolean;
}

/** Rows that have something in common, with what they come to: the dearest first. They give what the rows give. */
export function groupRecords(rows: readonly ShownRecord[], by: Grouping): RecordGroup[] {
  const groups = new Map<string, ShownRecord[]>();
  for (const row of rows) groups.set(row[by], [...(groups.get(row[by]) ?? []), row]);
  return [...groups]
    .map(([key, some]) => ({
      key,
      count: some.length,
      amount: sum(some.map(({ amount }) => amount)),
      isAtLeast: some.some(({ amount, isPartly }) => isPartly && amount === undefined),
    }))
    .toSorted((a, b) => b.amount.cmp(a.amount) || a.key.localeCompare(b.key));
}

/** The groupings that put anything together. */
export const usefulGroupings = (rows: readonly ShownRecord[]): Grouping[] =>
  groupings.filter((by) => {
    const count = new Set(rows.map((row) => row[by])).size;
    return count > 1 && count < rows.length;
  });
