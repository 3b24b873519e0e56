import type { AccountRow, CreditRow, InvoiceRow, MeterRow } from '../model/billing';
import type { Rates } from '../catalogue/prices';
import type { SiteStore } from '../store/store';
import { monthStart } from '../time/formats';
import { money, percentOf, sumMoney } from './exact';
import { invoiceTotals } from './invoice-totals';
import { nextHourOf, type UsageLine, usageLines } from './usage';

export interface AccountLedger {
  readonly usage: readonly UsageLine[];
  /** Credit before this month's costs. */
  readonly credit: number;
  readonly unpaid: number;
}

export const creditOf = (rows: readonly CreditRow[] = []): number => sumMoney(rows.map((row) => row.amount));

const unpaidOf = (rows: readonly InvoiceRow[]): number =>
  sumMoney(rows.filter((row) => row.status === 5).map((row) => invoiceTotals(row).totals.total));

/** A ledger with the rows that it was read from, and the seconds for which it holds. */
interface Read {
  readonly meters: readonly MeterRow[];
  readonly credits: readonly CreditRow[];
  readonly invoices: readonly InvoiceRow[];
  readonly from: number;
  readonly until: number;
  readonly ledger: AccountLedger;
}

/** What accounts have used in a month and hold; each is read anew when rows of its own have changed or an hour begins. */
export class Ledger {
  readonly #store: SiteStore;
  readonly #rates: Rates;
  readonly #known = new Map<number, Read>();

  constructor(store: SiteStore, rates: Rates) {
    this.#store = store;
    this.#rates = rates;
  }

  /** The ledger of an account at a time in epoch seconds. */
  of(accountId: number, now: number): AccountLedger {
    const meters = this.#store.meters.by('account', accountId);
    const credits = this.#store.credits.by('account', accountId);
    const invoices = this.#store.invoices.by('account', accountId);
    const known = this.#known.get(accountId);
    // Lists that are the same hold the same rows.
    const isSame = known?.meters === meters && known.credits === credits && known.invoices === invoices;
    if (known && isSame && now >= known.from && now < known.until) return known.ledger;
    const start = monthStart(now);
    const ledger = {
      usage: usageLines(meters, { start, end: now + 1 }, this.#rates),
      credit: creditOf(credits),
      unpaid: unpaidOf(invoices),
    };
    const until = nextHourOf(meters, now, monthStart(now, 1));
    this.#known.set(accountId, { meters, credits, invoices, from: now, until, ledger });
    return ledger;
  }
}

/** What is left of a subtotal after the account's discount. */
export function afterDiscount({ discount_percentage }: Pick<AccountRow, 'discount_percentage'>, subtotal: number) {
  const discount_amount = percentOf(subtotal, discount_percentage);
  return { discount_amount, net: money(subtotal - discount_amount) };
}

/**
 * This month in money: `ongoing` is the credit after this month's costs before VAT (the VAT of credit is paid when it is
 * bought), and may be negative; `credit_available` is what of it can be spent.
 */
export function runningTotals(
  account: Pick<AccountRow, 'discount_percentage' | 'vat_percentage' | 'negative_since'>,
  ledger: AccountLedger,
) {
  const subtotal = sumMoney(ledger.usage.map((line) => line.cost));
  const { discount_amount, net } = afterDiscount(account, subtotal);
  const vat_tax = percentOf(net, account.vat_percentage);
  const ongoing = money(ledger.credit - net);
  return {
    credit_amount: ledger.credit,
    credit_available: Math.max(0, ongoing),
    discount_amount,
    ongoing,
    ongoing_negative_since: account.negative_since ?? null,
    subtotal,
    subtotal_resource_usage: subtotal,
    total_before_tax: net,
    vat_tax,
    total: money(net + vat_tax),
  };
}
