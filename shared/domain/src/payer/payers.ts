import { accountTitle, type BillingAccount } from '@console/contract/billing-account';
import { accountBlockText } from '../account-block';
import { ownAccounts } from '../order';

/** Number of the account that pays for a resource; of one that nobody pays for, or that is not known, none. */
export type PayerId = number | null | undefined;

/** An account that could pay for resources in the place of the one that does. */
export interface PayerOption {
  readonly account: BillingAccount;
  readonly title: string;
  /** Why it cannot. */
  readonly reason?: string;
}

/**
 * The accounts that could pay for resources in the place of those that do; those that cannot stay, and say why. One that pays
 * for all of the resources already is left out. (spec 2, sections 3 and 4)
 * @param accounts all that the person has
 * @param payers who pays now, for each resource
 * @param moreReason why an account that can pay cannot take these over all the same
 */
export const payerOptions = (
  accounts: readonly BillingAccount[],
  payers: readonly PayerId[],
  moreReason: (account: BillingAccount) => string | undefined = () => undefined,
): PayerOption[] =>
  ownAccounts(accounts)
    .filter(({ id }) => payers.some((payer) => payer !== id))
    .map((account) => {
      const reason = accountBlockText(account) ?? moreReason(account);
      return { account, title: accountTitle(account), ...(reason ? { reason } : {}) };
    });

/** The title of the account that pays for a resource; its number where it is not within reach, nothing where nobody pays. */
export const payerTitle = (accounts: readonly BillingAccount[], payer: PayerId): string => {
  const account = accounts.find(({ id }) => id === payer);
  return account ? accountTitle(account) : String(payer ?? '');
};
