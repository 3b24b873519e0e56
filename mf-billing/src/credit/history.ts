import { big, type Money } from '@console/api';
import type { CreditEntry } from '@console/contract/credit';
import type { Invoice } from '@console/contract/invoice';

/** What a movement of credit is for, as far as its invoice or its sign tells. */
export const movementKinds = ['payment', 'topUp', 'note', 'added', 'taken'] as const;
export type MovementKind = (typeof movementKinds)[number];

export interface Movement extends CreditEntry {
  readonly kind: MovementKind;
  /** The invoice that its reference names, by number or by the payment of one. */
  readonly invoice: Invoice | undefined;
  /** Credit after it, in the site's currency; undefined where a movement before it could not be read. */
  readonly balance: Money | undefined;
}

/** In the order in which they happened: of the same moment, by number. */
const byTime = (a: CreditEntry, b: CreditEntry): number =>
  (a.created?.getTime() ?? 0) - (b.created?.getTime() ?? 0) || a.id - b.id;

/** Finds invoices by what movements refer to them with. */
function invoiceIndex(invoices: readonly Invoice[]): (reference: string | null | undefined) => Invoice | undefined {
  const known = new Map<string, Invoice>();
  for (const invoice of invoices) {
    for (const { identifier } of invoice.transaction_list ?? []) if (identifier) known.set(identifier, invoice);
    if (invoice.name) known.set(invoice.name, invoice);
  }
  return (reference) => (reference ? known.get(reference) : undefined);
}

function kindOf({ amount }: CreditEntry, invoice: Invoice | undefined): MovementKind {
  switch (invoice?.type) {
    case 'cloud_services':
      return 'payment';
    case 'credit_topup':
      return 'topUp';
    case 'credit_note':
      return 'note';
    default:
      return amount < 0 ? 'taken' : 'added';
  }
}

/**
 * Movements of an account's credit with what was left after each. An account begins with nothing.
 * @param isPartial movements are missing: then no balance is known
 */
export function movements(
  entries: readonly CreditEntry[],
  invoices: readonly Invoice[],
  isPartial: boolean,
): Movement[] {
  const invoiceOf = invoiceIndex(invoices);
  let balance = big(0);
  return entries.toSorted(byTime).map((entry) => {
    balance = balance.plus(big(entry.amount));
    const invoice = invoiceOf(entry.reference);
    return { ...entry, invoice, kind: kindOf(entry, invoice), balance: isPartial ? undefined : balance };
  });
}
