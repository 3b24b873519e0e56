import type { AccountRow } from '../model/billing';
import type { SiteRuntime } from '../site';
import { monthStart } from '../time/formats';
import { invoiceName } from './issue-invoice';
import { creditOf } from './ledger';
import { invoiceUsage } from './month-end';
import { oneLine, settledAt } from './invoice-totals';

/** Takes back credit that nobody can use any more: a credit note, and a movement that leaves nothing. */
function discardCredit(site: SiteRuntime, account: AccountRow, at: number): void {
  const { store } = site;
  const account_id = Number(account.id);
  const left = creditOf(store.credits.by('account', account_id));
  if (left <= 0) return;
  const number = site.nextNumber();
  const name = invoiceName(number, at);
  const base = { user_id: account.user_id, account_id, created: at };
  store.invoices.put({
    ...base,
    ...settledAt(account, at),
    id: String(number),
    name,
    type: 'credit_note',
    lines: [oneLine('Credit that was not used', -left)],
  });
  store.credits.put({
    ...base,
    id: String(site.nextNumber()),
    amount: -left,
    description: 'Credit discarded',
    reference: name,
  });
}

/** The oldest account that is left is the default one when the default goes. */
function passOnDefault({ store }: SiteRuntime, account: AccountRow): void {
  const next = store.accounts.of(account.user_id).find((row) => !row.is_deleted);
  if (account.is_default && next) store.accounts.update(next.id, { is_default: true });
}

/**
 * Closes an account that nothing runs on: the closing invoice of this month, a credit note for what is left. Only
 * inside a transaction.
 */
export function closeAccount(site: SiteRuntime, account: AccountRow, at: number): void {
  const { store } = site;
  invoiceUsage(site, account, { start: monthStart(at), end: at + 1 });
  discardCredit(site, account, at);
  for (const meter of store.meters.by('account', Number(account.id))) store.meters.delete(meter.id);
  store.accounts.update(account.id, { is_deleted: true, is_default: false, recurring: null });
  passOnDefault(site, account);
}
