import { chargeSavedCard } from '../payments/charge';
import type { InvoiceRow } from '../model/billing';
import type { SiteRuntime } from '../site';
import { primaryCardOf } from './account';
import { money } from './exact';
import { invoiceTotals } from './invoice-totals';
import { payWithCredit } from './issue-invoice';
import { creditOf } from './ledger';
import { thawIfPaid } from './thaw';
import { unsuspendIfPaid } from './watch/overdue';

export interface PaymentResponse {
  readonly success: boolean;
  readonly message: string;
}

const failed = (message: string): PaymentResponse => ({ success: false, message });

/** What a card is charged for an invoice: its total, in the currency that the processor takes. No fee is added. */
function chargeOf({ config }: SiteRuntime, keyword: string, total: number): number {
  const conversion = config.paymentProcessors?.find((row) => row.keyword === keyword)?.charge_currency_conversion;
  return conversion ? money(total * conversion.exchange_rate) : total;
}

/** Pays with the primary card. */
function payByCard(site: SiteRuntime, invoice: InvoiceRow, at: number): PaymentResponse {
  const card = primaryCardOf(site, invoice.account_id);
  if (!card || card.keyword === 'invoice')
    return failed('The billing account has neither a card to charge nor enough credit for this invoice.');
  const { total } = invoiceTotals(invoice).totals;
  const charged = chargeSavedCard(site, card, chargeOf(site, card.keyword, total));
  if (!charged.ok) return failed(charged.message);
  const transaction = {
    id: site.nextNumber(),
    amount: total,
    identifier: charged.chargeId,
    card_id: card.id,
    created: at,
  };
  site.store.invoices.update(invoice.id, {
    status: 10,
    transactions: [...(invoice.transactions ?? []), transaction],
  });
  return { success: true, message: `Invoice ${invoice.name} is paid` };
}

/** Pays with credit; undefined where there is no card to fall back on either, or not enough of it. */
function payByCredit(site: SiteRuntime, invoice: InvoiceRow, at: number): PaymentResponse | undefined {
  const { net } = invoiceTotals(invoice);
  if (creditOf(site.store.credits.by('account', invoice.account_id)) < net) return undefined;
  payWithCredit(site, invoice, net, at);
  site.store.invoices.update(invoice.id, { status: 10, credit: 0 - net });
  return { success: true, message: `Invoice ${invoice.name} is paid from credit` };
}

const hasCard = (site: SiteRuntime, accountId: number): boolean => {
  const card = primaryCardOf(site, accountId);
  return card !== undefined && card.keyword !== 'invoice';
};

/**
 * Pays an invoice with the account's primary card; an account without one pays from its credit. What the debt has
 * caused is lifted with it. Only inside a transaction.
 */
export function payUnpaid(site: SiteRuntime, invoice: InvoiceRow, at: number): PaymentResponse {
  if (invoice.status === 10) return failed(`Invoice ${invoice.name} is paid already`);
  const fromCredit = hasCard(site, invoice.account_id) ? undefined : payByCredit(site, invoice, at);
  const response = fromCredit ?? payByCard(site, invoice, at);
  if (response.success) {
    unsuspendIfPaid(site, String(invoice.account_id), at);
    thawIfPaid(site, String(invoice.account_id), at);
  }
  return response;
}
