import type { AccountRow, CardRow, InvoiceRow } from '../../model/billing';
import type { SiteRuntime } from '../../site';
import type { Balance } from '../balance';

/** An account as those see it who watch for its time to come. */
export interface View {
  readonly site: SiteRuntime;
  readonly account: AccountRow;
  /** Epoch seconds: whatever was to happen before has happened. */
  readonly from: number;
  /** In the month of `from`. */
  readonly balance: Balance;
  readonly cards: readonly CardRow[];
  readonly invoices: readonly InvoiceRow[];
}

/** Something that happens to accounts by itself when its time comes. */
export interface Watch {
  /** When it happens next as things are, not before `from`; undefined for not in sight. */
  due(view: View): number | undefined;
  /** Makes it happen, so that it is not due any more. Only inside a transaction, at its moment of the site's clock. */
  run(site: SiteRuntime, account: AccountRow, at: number): void;
}
