import { big, sum, type Money } from '@console/api';
import type { Invoice } from '@console/contract/invoice';
import { roundedParts } from '@console/ui';

/** A line of an invoice's totals. Money in the site's currency, as it is shown. */
export interface TotalLine {
  readonly id: 'rest' | 'subtotal' | 'discount' | 'tax' | 'total' | 'fromCredit' | 'paid';
  readonly amount: Money;
}

type Summed = Pick<Invoice, 'totals' | 'transaction_list'>;

/** Subtotal, discount and tax as they are shown beside the total that they give. @param digits decimals of the currency */
export function shownParts(totals: Invoice['totals'], digits: number) {
  const [subtotal = 0, discount = 0, tax = 0] = roundedParts(
    [totals?.subtotal ?? 0, -(totals?.discount_amount ?? 0), totals?.vat_tax ?? 0],
    totals?.total ?? undefined,
    digits,
  );
  return { subtotal, discount, tax };
}

/** What its payments have come to. */
const paidAmount = ({ transaction_list: payments }: Pick<Invoice, 'transaction_list'>): Money =>
  sum((payments ?? []).map(({ amount }) => amount));

/**
 * The totals of an invoice, as far as they are known: subtotal, discount and tax give the total; how it was paid follows.
 * @param rest what the subtotal has besides the rows that are shown
 * @param digits decimals of the currency
 */
export function totalLines(invoice: Summed, rest: number, digits: number): TotalLine[] {
  const { totals } = invoice;
  const { subtotal, discount, tax } = shownParts(totals, digits);
  const paid = paidAmount(invoice);
  const line = (id: TotalLine['id'], amount: number | Money | null | undefined, isShown: boolean): TotalLine[] =>
    isShown ? [{ id, amount: big(amount) }] : [];
  return [
    ...line('rest', rest, rest !== 0),
    ...line('subtotal', subtotal, totals?.subtotal != null),
    ...line('discount', discount, Boolean(totals?.discount_amount)),
    ...line('tax', tax, totals?.vat_tax != null),
    ...line('total', totals?.total, totals?.total != null),
    ...line('fromCredit', totals?.credit, Boolean(totals?.credit)),
    ...line('paid', paid.times(-1), !paid.eq(0)),
  ];
}
