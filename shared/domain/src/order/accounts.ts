import { accountTitle, type BillingAccount } from '@console/contract/billing-account';
import { accountBlock } from '../account-block';
import { orderText, type OrderId } from './messages';

/** What a form says of the chosen account where nothing can be charged to it; the list of accounts has the reason. */
export const payerProblem = (account: BillingAccount): { readonly id: OrderId } | undefined =>
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
