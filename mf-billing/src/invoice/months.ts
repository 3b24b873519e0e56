import type { Money } from '@console/api';
import { big } from '@console/api';
import type { BillingAccount } from '@console/contract/billing-account';
import type { Invoice } from '@console/contract/invoice';

const SHOWN = 12;

const beforeTax = ({ totals }: Invoice): Money => big(totals?.subtotal).minus(big(totals?.discount_amount));

/** What cloud services came to before tax in each month (UTC) that has an invoice: the latest twelve, in order. */
export function spendByMonth(invoices: readonly Invoice[]): { month: Date; amount: Money }[] {
  const sums = new Map<number, Money>();
  for (const invoice of invoices) {
    const at = invoice.period_start ?? invoice.created;
    if (invoice.type !== 'cloud_services' || !at) continue;
    const month = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1);
    sums.set(month, (sums.get(month) ?? big(0)).plus(beforeTax(invoice)));
  }
  return [...sums]
    .sort(([a], [b]) => a - b)
    .slice(-SHOWN)
    .map(([month, amount]) => ({ month: new Date(month), amount }));
}

/** Whether an account is old enough to have an invoice of an earlier month beside the one of this month (UTC). */
export const hasPastMonths = ({ created }: Pick<BillingAccount, 'created'>, now: Date): boolean =>
  created != null && created.getTime() < Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1);
