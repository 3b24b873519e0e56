import type { Invoice } from '@console/contract/invoice';
import { isPayable, type IssuedInvoice } from './kind';

/** An invoice as bulk actions know it. */
export interface Selected {
  readonly uuid: string;
  readonly invoice: Invoice;
}

const known = new WeakMap<Invoice, Selected>();

/** Of the same invoice it is the same one: what is chosen is compared with what the list has. */
function selectedOf(invoice: Invoice): Selected {
  const selected = known.get(invoice) ?? { uuid: String(invoice.id), invoice };
  known.set(invoice, selected);
  return selected;
}

/** The invoices of a list as bulk actions know them. */
export const selectable = (invoices: readonly Invoice[]): Selected[] => invoices.map(selectedOf);

/** Those that can be paid. */
export const payableOf = (invoices: readonly Invoice[]): IssuedInvoice[] => invoices.filter(isPayable);
