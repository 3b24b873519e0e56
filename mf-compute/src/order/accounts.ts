import { accountTitle, type BillingAccount } from '@console/contract/billing-account';
import type { OrderId } from './texts';

type Account = Pick<
  BillingAccount,
  'restriction_level' | 'status' | 'is_active' | 'is_deleted' | 'suspend_reason' | 'can_pay'
>;

/** Why nothing can be charged to an account, in words of the order forms. */
export interface AccountBar {
  readonly id: OrderId;
  readonly values?: Readonly<Record<string, string>>;
}

/** Why nothing can be charged to an account; undefined when something can. (spec 2, sections 3 and 4) */
export function accountBar(account: Account): AccountBar | undefined {
  if (account.status === 'PENDING_VALIDATION') return { id: 'account.pendingValidation' };
  if (account.status === 'SUSPENDED') {
    return account.suspend_reason
      ? { id: 'account.suspendedFor', values: { reason: account.suspend_reason } }
      : { id: 'account.suspended' };
  }
  if (account.restriction_level === 'FROZEN') return { id: 'account.frozen' };
  if (account.restriction_level === 'TERMINATED') return { id: 'account.terminated' };
  if (account.is_active === false) return { id: 'account.inactive' };
  return account.can_pay === false ? { id: 'account.noCredit' } : undefined;
}

/** Accounts that a person has: the usable ones first, of these the default one. */
export const ownAccounts = (accounts: readonly BillingAccount[] = []): BillingAccount[] =>
  accounts
    .filter((account) => !account.is_deleted)
    .toSorted(
      (a, b) =>
        Number(Boolean(accountBar(a))) - Number(Boolean(accountBar(b))) ||
        Number(b.is_default === true) - Number(a.is_default === true) ||
        accountTitle(a).localeCompare(accountTitle(b)),
    );

/** The account that stands chosen at first; undefined where none can be charged. */
export const firstAccount = (accounts: readonly BillingAccount[]): BillingAccount | undefined =>
  ownAccounts(accounts).find((account) => !accountBar(account));

/** The account of a form's value. */
export const accountOf = (accounts: readonly BillingAccount[], id: string): BillingAccount | undefined =>
  accounts.find((account) => String(account.id) === id);
