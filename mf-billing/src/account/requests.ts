import { call, codeRequest, invalidate, type CodeRequest } from '@console/api';
import { listBillingAccounts, type BillingAccount } from '@console/contract/billing-account';
import { deleteBillingAccount, setDefaultBillingAccount } from '@console/contract/billing-account-change';

type Numbered = Pick<BillingAccount, 'id'>;

const byId = ({ id }: Numbered) => ({ billing_account_id: id });

/** Sends one write about an account. What shows accounts is asked for again, failed or not; nobody waits for that. */
async function send(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } finally {
    void invalidate(listBillingAccounts);
  }
}

/** @throws ApiError */
export const makeDefault = (account: Numbered): Promise<void> =>
  send(() => call(setDefaultBillingAccount, byId(account)));

/** Closes an account for good. @throws ApiError where it is refused, in the server's words */
export const removeAccount = (account: Numbered): Promise<void> =>
  send(() => call(deleteBillingAccount, byId(account)));

export const deleteCode = (account: Numbered): CodeRequest => codeRequest(deleteBillingAccount, byId(account));
