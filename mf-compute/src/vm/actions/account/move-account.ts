import { accountTitle, type BillingAccount } from '@console/contract/billing-account';
import { accountBlockText, ownAccounts } from '@console/domain/order';
import type { JoinedVm } from '../../machine/rows';
import { actionsText } from '../texts';

export interface AccountOption {
  readonly account: BillingAccount;
  readonly title: string;
  /** Why it cannot pay for this machine. */
  readonly reason?: string;
}

type Machine = Pick<JoinedVm, 'billing_account' | 'vcpu' | 'memory'>;

type Limit = { readonly vcpu: number; readonly ram_mb: number } | undefined;

/** Why a machine is too large for an account: a limited one takes no more than its limits. (spec 3, section 9) */
export const limitReason = (account: BillingAccount, vm: Machine, limit: Limit): string | undefined =>
  account.restriction_level === 'LIMITED' && limit && (vm.vcpu > limit.vcpu || vm.memory > limit.ram_mb)
    ? actionsText('account.limited', { vcpu: limit.vcpu, memory: limit.ram_mb / 1024 })
    : undefined;

const optionOf = (account: BillingAccount, reason: string | undefined): AccountOption => ({
  account,
  title: accountTitle(account),
  ...(reason ? { reason } : {}),
});

/** The accounts that could pay for a machine in the place of the one that does; those that cannot stay, and say why. */
export const accountOptions = (accounts: readonly BillingAccount[], vm: Machine, limit?: Limit): AccountOption[] =>
  ownAccounts(accounts)
    .filter(({ id }) => id !== vm.billing_account)
    .map((account) => optionOf(account, accountBlockText(account) ?? limitReason(account, vm, limit)));

/** The accounts that could pay for some of many machines. */
export const payerOptions = (
  accounts: readonly BillingAccount[],
  vms: readonly Pick<JoinedVm, 'billing_account'>[],
): AccountOption[] =>
  ownAccounts(accounts)
    .filter(({ id }) => vms.some((vm) => vm.billing_account !== id))
    .map((account) => optionOf(account, accountBlockText(account)));
