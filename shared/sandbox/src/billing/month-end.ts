import type { AccountRow, InvoiceLine } from '../model/billing';
import type { SiteRuntime } from '../site';
import { fromUtc, monthOf, monthStart } from '../time/formats';
import { groupBy } from './group-by';
import { creditOf, invoiceTotals } from './ledger';
import { type UsageLine, usageLines } from './usage';

const DUE_DAYS = 16;
const DAY = 86_400;

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

interface Month {
  readonly start: number;
  readonly end: number;
}

function invoiceMonth(
  site: SiteRuntime,
  account: AccountRow,
  lines: readonly UsageLine[],
  credit: number,
  { start, end }: Month,
): void {
  const { store } = site;
  const accountId = Number(account.id);
  const number = site.nextNumber();
  const draft = {
    lines: lines.map(invoiceLine),
    vat_percentage: account.vat_percentage,
    discount_percentage: account.discount_percentage,
    credit: 0,
  };
  const { net } = invoiceTotals(draft);
  const isPaid = credit >= net && !account.paying_by_invoice;
  store.invoices.put({
    ...draft,
    id: String(number),
    user_id: account.user_id,
    account_id: accountId,
    name: `${monthOf(end).slice(0, 4)}-${number}`,
    type: 'cloud_services',
    status: isPaid ? 10 : 5,
    credit: isPaid ? -net : 0,
    period_start: start,
    period_end: end - 1,
    created: end,
    due: end + DUE_DAYS * DAY,
  });
  if (!isPaid) return;
  const id = String(site.nextNumber());
  store.credits.put({
    id,
    user_id: account.user_id,
    account_id: accountId,
    amount: -net,
    description: 'Invoice payment',
    reference: String(number),
    created: end,
  });
}

const isDue = (site: SiteRuntime): boolean => site.state.invoiced_until < monthOf(site.now());

/**
 * Invoices each month that is over: the lines of its usage, paid from credit where there is enough, else unpaid.
 * Only inside a transaction.
 */
function close(site: SiteRuntime): void {
  while (isDue(site)) {
    const start = fromUtc(`${site.state.invoiced_until}-01 00:00:00`);
    const end = monthStart(start, 1);
    const lines = usageLines(site.store.meters.all(), { start, end }, site.rates);
    const byAccount = groupBy(lines, (line) => line.meter.account_id);
    const credits = groupBy(site.store.credits.all(), (row) => row.account_id);
    for (const [accountId, own] of byAccount) {
      const account = site.store.accounts.get(String(accountId));
      if (account && !account.is_deleted)
        invoiceMonth(site, account, own, creditOf(credits.get(accountId)), { start, end });
    }
    for (const meter of site.store.meters.where((row) => row.until !== null && row.until < start))
      site.store.meters.delete(meter.id);
    site.remember({ invoiced_until: monthOf(end) });
  }
}

export const closeMonths = Object.assign(close, { isDue });
