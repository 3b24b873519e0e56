import { accountTitle, type BillingAccount } from '@console/contract/billing-account';
import { orderText, type OrderId } from './messages';

type Account = Pick<
  BillingAccount,
  'restriction_level' | 'status' | 'is_active' | 'is_deleted' | 'suspend_reason' | 'can_pay'
>;

/** Why nothing can be charged to an account, as a text of the order forms. */
export interface AccountBlock {
  readonly id: OrderId;
  readonly values?: Readonly<Record<string, string>>;
}

/** Why nothing can be charged to an account; undefined when something can. (spec 2, sections 3 and 4) */
export function accountBlock(account: Account): AccountBlock | undefined {
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

/** The same as a text in the language of the page. */
export function accountBlockText(account: Account): string | undefined {
  const block = accountBlock(account);
  return block && orderText(block.id, block.values);
}

/** What a form says of the chosen account where nothing can be charged to it; the list of accounts has the reason. */
export const payerProblem = (account: Account): { readonly id: OrderId } | undefined =>
  accountBlock(account) && { id: 'account.cannotPay' };

/** Accounts that a person has: the usable ones first, of these the default one. */
export const ownAccounts = (accounts: readonly BillingAccount[] = []): BillingAccount[] =>
  accounts
    .filter((account) => !account.is_deleted)
    .toSorted(
      (a, b) =>
        Number(Boolean(accountBlock(a))) - Number(Boolean(accountBlock(b))) ||
        Number(b.is_default === true) - Number(a.is_default === true) ||
        accountTitle(a).localeCompare(accountTitle(b)),
    );

/** The account that stands chosen at first; undefined where none can be charged. */
export const firstAccount = (accounts: readonly BillingAccount[]): BillingAccount | undefined =>
  ownAccounts(accounts).find((account) => !accountBlock(account));

/** The account of a form's value. */
export const accountOf = (accounts: readonly BillingAccount[], id: string): BillingAccount | undefined =>
  accounts.find((account) => String(account.id) === id);

/** The account of a token that is bound to one: the only one that it reaches, where it may read it. */
export const tokenAccount = (accounts: readonly BillingAccount[]): BillingAccount | undefined =>
  accounts.length === 1 ? accounts[0] : undefined;

/** Who may pay for what a form creates. */
interface Payers {
  readonly accounts: readonly BillingAccount[];
  /** The API token decides: the form names no account. */
  readonly isTokenBound: boolean;
}

/** The account that is charged for what a form creates, where it is known. */
export const payerOf = ({ accounts, isTokenBound }: Payers, id: string): BillingAccount | undefined =>
  isTokenBound ? tokenAccount(accounts) : accountOf(accounts, id);

/** The account that a form begins with; '' where the API token decides, or none can be charged. */
export function firstPayer({ accounts, isTokenBound }: Payers): string {
  const account = isTokenBound ? undefined : firstAccount(accounts);
  return account ? String(account.id) : '';
}

/**
 * What a form has to change so that its account is one of those; nothing where it is. It may be gone, or not there yet: the
 * page may have made one meanwhile.
 */
export function payerRepair(payers: Payers, id: string): { account?: string } {
  const isThere = !payers.isTokenBound && accountOf(ownAccounts(payers.accounts), id) !== undefined;
  const account = isThere ? id : firstPayer(payers);
  return account === id ? {} : { account };
}

/** Why nothing can be ordered at all: there is no account, or none of them can be charged. Undefined when one can. */
export function payerReason(accounts: readonly BillingAccount[]): string | undefined {
  if (ownAccounts(accounts).length === 0) return orderText('account.noneReason');
  return firstAccount(accounts) ? undefined : orderText('account.allBlocked');
}
