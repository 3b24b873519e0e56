import type { AccountRow, InvoiceLine, MeterRow } from '../model/billing';
import type { SiteRuntime } from '../site';
import { fromUtc, monthOf, monthStart } from '../time/formats';
import { sumMoney } from './exact';
import { issueInvoice } from './issue-invoice';
import type { Period, UsageLine } from './usage';
import { usageLines } from './usage';

/** A part of what was used, as a line of an invoice. */
export const invoiceLine = (line: UsageLine): InvoiceLine => ({
  name: line.meter.description,
  descr: line.uptime ?? '',
  qty: line.hours,
  qty_unit: 'h',
  item_price: line.price,
  amount: line.cost,
  location_slug: line.meter.location,
});

/** Invoices what an account has used in a period, if that costs a cent. Only inside a transaction. */
export function invoiceUsage(site: SiteRuntime, account: AccountRow, period: Period): void {
  const meters = site.store.meters.by('account', Number(account.id));
  const lines = usageLines(meters, period, site.rates).map(invoiceLine);
  if (sumMoney(lines.map((line) => line.amount)) !== 0) issueInvoice(site, account, lines, period);
}

/** The month that is next to be invoiced: its first second and that of the month after it. */
export function openMonth({ state }: SiteRuntime): Period {
  const start = fromUtc(`${state.invoiced_until}-01 00:00:00`);
  return { start, end: monthStart(start, 1) };
}

const isOver = (meter: MeterRow, start: number): boolean => meter.until !== null && meter.until < start;

/** Invoices the open month of every account, and opens the next one. Only inside a transaction, when it is over. */
export function closeMonth(site: SiteRuntime): void {
  const month = openMonth(site);
  for (const account of site.store.accounts.all()) if (!account.is_deleted) invoiceUsage(site, account, month);
  for (const meter of site.store.meters.where((row) => isOver(row, month.start))) site.store.meters.delete(meter.id);
  site.remember({ invoiced_until: monthOf(month.end) });
}
