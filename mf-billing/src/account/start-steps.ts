import type { BillingAccount } from '@console/contract/billing-account';
import { creditLeft } from '@console/domain/credit';
import type { Money } from '@console/api';
import { accountStatus, mainAccount, restriction } from './state';

/** What of an account says whether it can pay. */
type Account = Pick<
  BillingAccount,
  | 'status'
  | 'is_active'
  | 'restriction_level'
  | 'is_default'
  | 'is_deleted'
  | 'can_pay'
  | 'credit_amount'
  | 'running_totals'
>;

/** How far somebody is who has nothing yet: with an account, and with the credit that it needs. */
export interface StartState<A extends Account = BillingAccount> {
  /** The account that would pay; undefined where there is none. */
  readonly account: A | undefined;
  readonly accountState: 'none' | 'checking' | 'blocked' | 'ready';
  /** `unneeded`: what is used is charged later. */
  readonly credit: 'open' | 'unneeded' | Money;
}

type Terms = {
  readonly allowDebt?: boolean | null | undefined;
  readonly firstAccountCredit?: number | null | undefined;
};

function stateOf(account: Account): StartState['accountState'] {
  const status = accountStatus(account).id;
  if (status === 'status.pending') return 'checking';
  const level = restriction(account).id;
  const isStopped = level === 'restriction.frozen' || level === 'restriction.terminated';
  return status === 'status.suspended' || isStopped || account.is_active === false ? 'blocked' : 'ready';
}

/** Reads it from the accounts and the terms of the site. */
export function startState<A extends Account>(
  accounts: readonly A[],
  { allowDebt, firstAccountCredit }: Terms,
): StartState<A> {
  const account = mainAccount(accounts);
  if (!account) {
    const isGiven = (firstAccountCredit ?? 0) > 0;
    return { account, accountState: 'none', credit: isGiven || !allowDebt ? 'open' : 'unneeded' };
  }
  const left = creditLeft(account);
  const credit = left.gt(0) ? left : account.can_pay === false ? 'open' : 'unneeded';
  return { account, accountState: stateOf(account), credit };
}
