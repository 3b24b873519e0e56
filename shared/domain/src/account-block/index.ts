import { useQuery } from '@console/api';
import { accountTitle, listBillingAccounts, type BillingAccount } from '@console/contract/billing-account';
import { text, type AccountBlockId } from './messages';

type Account = Pick<
  BillingAccount,
  'restriction_level' | 'status' | 'is_active' | 'is_deleted' | 'suspend_reason' | 'can_pay'
>;

/** Why nothing can be charged to an account, as one of the texts here. */
interface AccountBlock {
  readonly id: AccountBlockId;
  readonly values?: Readonly<Record<string, string>>;
}

/** Why an account is suspended, to be said in a sentence: whoever wrote it may have ended it with a full stop, or not. */
export const suspensionReason = ({ suspend_reason: reason }: Pick<Account, 'suspend_reason'>): string | undefined =>
  reason?.trim().replace(/\.$/, '');

/** Why nothing can be charged to an account; undefined when something can. (spec 2, sections 3 and 4) */
export function accountBlock(account: Account): AccountBlock | undefined {
  if (account.status === 'PENDING_VALIDATION') return { id: 'pendingValidation' };
  if (account.status === 'SUSPENDED') {
    const reason = suspensionReason(account);
    return reason ? { id: 'suspendedFor', values: { reason } } : { id: 'suspended' };
  }
  if (account.restriction_level === 'FROZEN') return { id: 'frozen' };
  if (account.restriction_level === 'TERMINATED') return { id: 'terminated' };
  if (account.is_active === false) return { id: 'inactive' };
  return account.can_pay === false ? { id: 'noCredit' } : undefined;
}

/** The same as a text in the language of the page. */
export function accountBlockText(account: Account): string | undefined {
  const block = accountBlock(account);
  return block && text(block.id, block.values);
}

/** That nothing can be charged to an account, for the reason that its block is as a text. */
export const cannotPay = (account: string, reason: string): string => text('cannotPay', { account, reason });

/**
 * Why the account that pays for a resource cannot be charged more, by the number of the account; undefined when it can, and
 * for an account that is not within reach.
 */
export function useBlockedPayer(): (payer: number | null | undefined) => string | undefined {
  const { data: accounts = [] } = useQuery(listBillingAccounts, {});
  return (payer) => {
    const account = accounts.find(({ id }) => id === payer);
    const reason = account && accountBlockText(account);
    return reason && cannotPay(accountTitle(account), reason);
  };
}
