import { accountName } from './account';
import type { AccountRow, InvoiceLine, InvoiceRow } from '../model/billing';
import { sendMail } from '../outbox/mail';
import type { SiteRuntime } from '../site';
import { invoiceTotals, snapshotOf } from './invoice-totals';
import { creditOf } from './ledger';
import { moneyText } from './exact';
import { INVOICE_DUE } from './policy';
import type { Period } from './usage';

/** Numbers of invoices as people read them. */
export const invoiceName = (number: number, at: number): string => `${new Date(at * 1000).getUTCFullYear()}-${number}`;

function tell(site: SiteRuntime, account: AccountRow, invoice: InvoiceRow): void {
  const total = moneyText(site.config, invoiceTotals(invoice).totals.total);
  sendMail(site, {
    to: account.fields.email,
    kind: 'invoice',
    subject: `Invoice ${invoice.name}: ${total}`,
    text:
      invoice.status === 10
        ? `The invoice of the billing account ${accountName(account)} was paid from its credit.`
        : `The invoice of the billing account ${accountName(account)} is to be paid until ${new Date(invoice.due * 1000).toISOString().slice(0, 10)}.`,
  });
}

/**
 * Invoices a period at its end. Credit pays the sum before VAT where it covers all of it, and nothing otherwise; who
 * pays by invoice keeps the credit. Only inside a transaction.
 */
export function issueInvoice(
  site: SiteRuntime,
  account: AccountRow,
  lines: readonly InvoiceLine[],
  { start, end }: Period,
): InvoiceRow {
  const { store } = site;
  const account_id = Number(account.id);
  const number = site.nextNumber();
  const draft = {
    lines,
    vat_percentage: account.vat_percentage,
    discount_percentage: account.discount_percentage,
    credit: 0,
  };
  const { net } = invoiceTotals(draft);
  const isPaid = !account.paying_by_invoice && creditOf(store.credits.by('account', account_id)) >= net;
  const invoice = store.invoices.put({
    ...draft,
    id: String(number),
    user_id: account.user_id,
    account_id,
    name: invoiceName(number, end),
    type: 'cloud_services',
    status: isPaid ? 10 : 5,
    credit: isPaid ? 0 - net : 0,
    period_start: start,
    period_end: end - 1,
    created: end,
    due: end + INVOICE_DUE,
    snapshot: snapshotOf(account),
  });
  if (isPaid) payWithCredit(site, invoice, net, end);
  if (account.send_invoice_email) tell(site, account, invoice);
  return invoice;
}

/** Takes what an invoice costs before VAT from the account's credit, if it costs anything. Only inside a transaction. */
export function payWithCredit(site: SiteRuntime, invoice: InvoiceRow, net: number, at: number): void {
  if (net === 0) return;
  site.store.credits.put({
    id: String(site.nextNumber()),
    user_id: invoice.user_id,
    account_id: invoice.account_id,
    amount: -net,
    description: 'Invoice payment',
    reference: invoice.name,
    created: at,
  });
}
