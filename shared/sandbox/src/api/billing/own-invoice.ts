import type { InvoiceRow } from '../../model/billing';
import type { Context } from '../context';
import { refused } from '../errors';

/** An invoice of an own account. @throws ApiFault 400 where there is none, 403 for somebody else's */
export function ownInvoice(ctx: Context, id: number): InvoiceRow {
  const invoice = ctx.store.invoices.get(String(id));
  if (!invoice) throw refused(`No such invoice exists: ${id}`);
  ctx.account(invoice.account_id);
  return invoice;
}
