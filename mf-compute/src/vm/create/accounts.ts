import { accountTitle, type BillingAccount } from '@console/contract/billing-account';
import type { Message } from '../../texts';

type Account = Pick<BillingAccount, 'restriction_level' | 'status' | 'is_active' | 'is_deleted' | 'suspend_reason'>;

/** Why nothing can be charged to an account; undefined when something can. (spec 2, sections 3 and 4) */
export function accountBar(account: Account): Message | undefined {
  if (account.status === 'PENDING_VALIDATION') return { id: 'account.pendingValidation' };
  if (account.status === 'SUSPENDED') {
    return account.suspend_reason
      ? { id: 'account.suspendedFor', values: { reason: account.suspend_reason } }
      : { id: 'account.suspended' };
  }
  if (account.restriction_level === 'FROZEN') return { id: 'account.frozen' };
  if (account.restriction_level === 'TERMINATED') return { id: 'account.terminated' };
  return account.is_active === false ? { id: 'account.inactive' } : undefined;
}

/** Accounts that a person has, the usable ones first, the default one in front. */
export const ownAccounts = (accounts: readonly BillingAccount[] = []): BillingAccount[] =>
  accounts
    .filter((account) => !account.is_deleted)
    .toSorted(
      (a, b) =>
        Number(Boolean(accountBar(a))) - Number(Boolean(accountBar(b))) ||
        Number(b.is_default === true) - Number(a.is_default === true) ||
        accountTitle(a).localeCompare(accountTitle(b)),
    );

/** The account that stands chosen at first. */
export const firstAccount = (accounts: readonly BillingAccount[]): BillingAccount | undefined =>
  ownAccounts(accounts).find((account) => !accountBar(account));
