import { accountName } from '../account';
import type { AccountRow, InvoiceRow } from '../../model/billing';
import { sendMail } from '../../outbox/mail';
import type { SiteRuntime } from '../../site';
import { SUSPENDED_AFTER } from '../policy';
import type { Watch } from './watch';

const firstUnpaid = (invoices: readonly InvoiceRow[]): InvoiceRow | undefined =>
  invoices.filter((row) => row.status === 5).toSorted((a, b) => a.due - b.due)[0];

/** Suspends an account for an invoice that is long overdue. What runs goes on. */
export const suspend: Watch = {
  due({ account, invoices, from }) {
    const unpaid = account.status === 'ACTIVE' ? firstUnpaid(invoices) : undefined;
    return unpaid && Math.max(from, unpaid.due + SUSPENDED_AFTER);
  },
  run(site, account) {
    const unpaid = firstUnpaid(site.store.invoices.by('account', Number(account.id)));
    const suspend_reason = `Invoice ${unpaid?.name ?? ''} is unpaid`;
    site.store.accounts.update(account.id, {
      status: 'SUSPENDED',
      suspend_reason,
      suspended_for: unpaid?.id,
    });
    sendMail(site, {
      to: account.fields.email,
      kind: 'suspension',
      subject: `${accountName(account)} is suspended`,
      text: `${suspend_reason}. Nothing new can be created until it is paid.`,
    });
  },
};

/** Whether a suspended account owes nothing that is long overdue any more. Suspensions by hand stay. */
function isSettled({ status, suspended_for }: AccountRow, invoices: readonly InvoiceRow[], at: number): boolean {
  if (status !== 'SUSPENDED' || suspended_for === undefined) return false;
  const unpaid = firstUnpaid(invoices);
  return !unpaid || unpaid.due + SUSPENDED_AFTER > at;
}

/** Ends the suspension of an account that has paid. Only inside a transaction. */
export function unsuspendIfPaid({ store }: SiteRuntime, accountId: string, at: number): void {
  const account = store.accounts.get(accountId);
  if (account && isSettled(account, store.invoices.by('account', Number(accountId)), at))
    store.accounts.update(accountId, { status: 'ACTIVE', suspend_reason: null, suspended_for: undefined });
}

/** Ends a suspension when no invoice is long overdue any more. */
export const unsuspend: Watch = {
  due: ({ account, invoices, from }) => (isSettled(account, invoices, from) ? from : undefined),
  run: (site, account, at) => unsuspendIfPaid(site, account.id, at),
};
