import { accountTitle, type BillingAccount } from '@console/contract/billing-account';

/** A billing account as the list shows it. */
export interface AccountRow {
  readonly uuid: string;
  readonly name: string;
  readonly created: Date | null | undefined;
}

/** The accounts that are in use; a deleted one stays in the response of the API. */
export const accountRows = (accounts: readonly BillingAccount[]): AccountRow[] =>
  accounts
    .filter(({ is_deleted }) => !is_deleted)
    .map((account) => ({ uuid: String(account.id), name: accountTitle(account), created: account.created }));
