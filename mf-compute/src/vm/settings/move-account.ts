import { accountTitle, type BillingAccount } from '@console/contract/billing-account';
import { accountBar, ownAccounts } from '../../order/accounts';
import { orderText } from '../../order/texts';
import type { VmRow } from '../rows';
import { settingsText } from './texts';

export interface AccountOption {
  readonly account: BillingAccount;
  readonly title: string;
  /** Why it cannot pay for this machine. */
  readonly reason?: string;
}

type Machine = Pick<VmRow, 'billing_account' | 'vcpu' | 'memory'>;

/** Why an account cannot take a machine over: it cannot pay, or it is limited to less. (spec 2, section 4; 3, section 9) */
function reasonOf(
  account: BillingAccount,
  vm: Machine,
  limit: { readonly vcpu: number; readonly ram_mb: number } | undefined,
): string | undefined {
  const bar = accountBar(account);
  if (bar) return orderText(bar.id, bar.values);
  const isLimited = account.restriction_level === 'LIMITED' && limit !== undefined;
  return isLimited && (vm.vcpu > limit.vcpu || vm.memory > limit.ram_mb)
    ? settingsText('account.limited', { vcpu: limit.vcpu, memory: limit.ram_mb / 1024 })
    : undefined;
}

/** The accounts that could pay for a machine in the place of the one that does; those that cannot stay, and say why. */
export function accountOptions(
  accounts: readonly BillingAccount[],
  vm: Machine,
  limit?: { readonly vcpu: number; readonly ram_mb: number },
): AccountOption[] {
  return ownAccounts(accounts)
    .filter(({ id }) => id !== vm.billing_account)
    .map((account) => {
      const reason = reasonOf(account, vm, limit);
      return { account, title: accountTitle(account), ...(reason ? { reason } : {}) };
    });
}
