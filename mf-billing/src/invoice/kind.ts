import type { StatusState } from '@console/ui';
import { big } from '@console/api';
import type { Money } from '@console/api';
import type { Invoice } from '@console/contract/invoice';
import { invoiceStatus } from '@console/contract/invoice';

export type InvoiceStateId = 'invoice.inProgress' | 'invoice.unpaid' | 'invoice.overdue' | 'invoice.paid';

/** Whether an unpaid invoice is past its due date. @param now the server's time */
export const isOverdue = (invoice: Pick<Invoice, 'status' | 'due_date'>, now: Date): boolean =>
  invoice.status === invoiceStatus.UNPAID && invoice.due_date instanceof Date && invoice.due_date < now;

/** (spec 2, section 4) A number that is none of the known ones is shown as it is. */
export function invoiceState(
  invoice: Pick<Invoice, 'status' | 'due_date'>,
  now: Date,
): { state: StatusState; id?: InvoiceStateId } {
  if (isOverdue(invoice, now)) return { state: 'broken', id: 'invoice.overdue' };
  switch (invoice.status) {
    case invoiceStatus.IN_PROGRESS:
      return { state: 'working', id: 'invoice.inProgress' };
    case invoiceStatus.UNPAID:
      return { state: 'notice', id: 'invoice.unpaid' };
    case invoiceStatus.PAID:
      return { state: 'good', id: 'invoice.paid' };
    default:
      return { state: 'idle' };
  }
}

/** What an invoice is called: its name, its padded number, else its number; the running month has none. */
export const invoiceNumber = ({
  name,
  padded_id: padded,
  id,
}: Pick<Invoice, 'name' | 'padded_id' | 'id'>): string | undefined =>
  name || padded || (id === 'current' ? undefined : String(id));

/** Its total with tax; undefined where that could not be read. */
export const invoiceTotal = ({ totals }: Pick<Invoice, 'totals'>): Money | undefined =>
  totals?.total == null ? undefined : big(totals.total);

/** An invoice of its own, and not the month that still runs. */
export type IssuedInvoice = Invoice & { readonly id: number };
export const isIssued = (invoice: Invoice): invoice is IssuedInvoice => typeof invoice.id === 'number';

/** An invoice that waits to be paid. */
export const isPayable = (invoice: Invoice): invoice is IssuedInvoice =>
  isIssued(invoice) && invoice.status === invoiceStatus.UNPAID;

/** The running month first, then the newest. */
export function byNewest(a: Invoice, b: Invoice): number {
  if (a.id === 'current' || b.id === 'current') return a.id === b.id ? 0 : a.id === 'current' ? -1 : 1;
  return (b.created?.getTime() ?? 0) - (a.created?.getTime() ?? 0) || Number(b.id) - Number(a.id);
}

const DAY_MS = 86_400_000;

/** The day that a time is in, where the person is: dates are shown so. */
const dayOf = (time: Date): number => Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / DAY_MS;

/** Days of the calendar since an invoice was due; 0 on that day. */
export const daysOverdue = (due: Date, now: Date): number => Math.max(0, dayOf(now) - dayOf(due));

/** Days of the calendar until an invoice is due; 0 on that day. */
export const daysUntilDue = (due: Date, now: Date): number => daysOverdue(now, due);
