import type { AccountRow, CreditRow, InvoiceRow } from '../model/billing';
import type { Rates } from '../catalogue/prices';
import type { SiteStore } from '../store/store';
import { monthStart } from '../time/formats';
import { money, sumMoney, type UsageLine, usageLines } from './usage';

/** Sums of an invoice, in the site's currency to two decimals; `net` is what credit pays. */
export function invoiceTotals(
  invoice: Pick<InvoiceRow, 'lines' | 'vat_percentage' | 'discount_percentage' | 'credit'>,
) {
  const subtotal = sumMoney(invoice.lines.map((line) => line.amount));
  const discount_amount = money((subtotal * invoice.discount_percentage) / 100);
  const taxed = subtotal - discount_amount;
  const vat_tax = money((taxed * invoice.vat_percentage) / 100);
  return {
    net: money(taxed),
    totals: { subtotal, discount_amount, credit: invoice.credit, vat_tax, total: money(taxed + vat_tax) },
  };
}

export interface AccountLedger {
  readonly usage: readonly UsageLine[];
  /** Credit before this month's costs. */
  readonly credit: number;
  readonly unpaid: number;
}

export const creditOf = (rows: readonly CreditRow[] = []): number => sumMoney(rows.map((row) => row.amount));
const unpaidOf = (rows: readonly InvoiceRow[] = []): number =>
  sumMoney(rows.filter((row) => row.status === 5).map((row) => invoiceTotals(row).totals.total));

/** A ledger with the rows that it was read from. */
interface Kept {
  readonly minute: number;
  readonly rows: readonly (readonly unknown[])[];
  readonly ledger: AccountLedger;
}

/** What accounts have used this month and hold; kept while their rows stay the same, at most a minute. */
export class Ledger {
  readonly #store: SiteStore;
  readonly #rates: Rates;
  readonly #kept = new Map<number, Kept>();

  constructor(store: SiteStore, rates: Rates) {
    this.#store = store;
    this.#rates = rates;
  }

  /** The ledger of an account at a time in epoch seconds. */
  of(accountId: number, now: number): AccountLedger {
    const minute = Math.floor(now / 60);
    const meters = this.#store.meters.by('account', accountId);
    const credits = this.#store.credits.by('account', accountId);
    const invoices = this.#store.invoices.by('account', accountId);
    const rows = [meters, credits, invoices];
    const kept = this.#kept.get(accountId);
    if (kept?.minute === minute && kept.rows.every((list, at) => list === rows[at])) return kept.ledger;
    const start = monthStart(now);
    const ledger = {
      usage: usageLines(meters, { start, end: now + 1 }, this.#rates),
      credit: creditOf(credits),
      unpaid: unpaidOf(invoices),
    };
    this.#kept.set(accountId, { minute, rows, ledger });
    return ledger;
  }
}

/**
 * This month in money: `ongoing` is the credit after this month's costs before VAT (the VAT of credit is paid when it is
 * bought), and may be negative; `credit_available` is what of it can be spent.
 */
export function runningTotals(account: AccountRow, ledger: AccountLedger) {
  const subtotal = sumMoney(ledger.usage.map((line) => line.cost));
  const discount_amount = money((subtotal * account.discount_percentage) / 100);
  const total_before_tax = money(subtotal - discount_amount);
  const vat_tax = money((total_before_tax * account.vat_percentage) / 100);
  const total = money(total_before_tax + vat_tax);
  const ongoing = money(ledger.credit - total_before_tax);
  return {
    credit_amount: ledger.credit,
    credit_available: Math.max(0, ongoing),
    discount_amount,
    ongoing,
    ongoing_negative_since: null,
    subtotal,
    subtotal_resource_usage: subtotal,
    total_before_tax,
    vat_tax,
    total,
  };
}
