import { invoiceLine } from '../../billing/month-end';
import type { AccountRow, InvoiceRow } from '../../model/billing';
import { monthOf, monthStart } from '../../time/formats';
import type { Context, HandlersOf } from '../context';
import { createBillingAccount } from './create';
import { presentAccount, presentInvoice } from './present';

/** The month that runs, as an invoice that nobody has to pay yet. */
function currentInvoice(ctx: Context, account: AccountRow) {
  const { now } = ctx;
  const start = monthStart(now);
  const end = monthStart(now, 1);
  return {
    id: 'current',
    account_id: Number(account.id),
    name: monthOf(now),
    type: 'cloud_services',
    status: 0,
    lines: ctx.site.ledger.of(Number(account.id), now).usage.map(invoiceLine),
    vat_percentage: account.vat_percentage,
    discount_percentage: account.discount_percentage,
    credit: 0,
    period_start: start,
    period_end: end - 1,
    due: end,
    created: start,
  } as const;
}

const newestFirst = (a: InvoiceRow, b: InvoiceRow): number => b.created - a.created || Number(b.id) - Number(a.id);

export const billingHandlers = {
  createBillingAccount,

  listBillingAccounts: (ctx, { show_shadow }) =>
    ctx.store.accounts
      .where(
        (row) => row.user_id === ctx.userId && ctx.reaches(Number(row.id)) && (!row.is_deleted || show_shadow === true),
      )
      .map((row) => presentAccount(ctx.site, row)),

  listUsage(ctx, { billing_account_id }) {
    ctx.account(billing_account_id);
    return ctx.site.ledger.of(billing_account_id, ctx.now).usage.map(({ meter, uptime, hours, price, cost }) => ({
      uuid: `${meter.id}${uptime ? `-${uptime}` : ''}`,
      owner_uuid: meter.owner,
      billing_account_id,
      user_id: meter.user_id,
      hours,
      uptime_types: uptime ? [uptime] : [],
      configurations: [
        {
          cpus: meter.configuration.cpus ?? null,
          ram_MB: meter.configuration.ram_mb ?? null,
          disk_size_GB: meter.configuration.disk_gb ?? null,
          os_name: meter.configuration.os ?? null,
          vm_name: meter.configuration.name,
        },
      ],
      description: meter.description,
      price,
      cost,
      price_unit: 'h',
    }));
  },

  listInvoices(ctx, { billing_account_id }) {
    const account = ctx.account(billing_account_id);
    const own = ctx.store.invoices.where((row) => row.account_id === billing_account_id).toSorted(newestFirst);
    return [
      presentInvoice(currentInvoice(ctx, account), own.length + 1),
      ...own.map((row, index) => presentInvoice(row, own.length - index)),
    ];
  },

  listCredit(ctx, { billing_account_id }) {
    ctx.account(billing_account_id);
    return ctx.store.credits
      .where((row) => row.account_id === billing_account_id)
      .toSorted((a, b) => b.created - a.created)
      .map((row) => ({
        id: Number(row.id),
        billing_account_id,
        amount: row.amount,
        description: row.description,
        reference: row.reference,
        created: row.created,
        acting_user_id: row.user_id,
      }));
  },
} satisfies HandlersOf<'createBillingAccount' | 'listBillingAccounts' | 'listUsage' | 'listInvoices' | 'listCredit'>;
