import { call, toApiError, type ApiError } from '@console/api';
import { listBillingAccounts, type BillingAccount } from '@console/contract/billing-account';
import { getUser, type User } from '@console/contract/user';

/** What a token was found to be. What it may not read is not there. */
export interface Checked {
  readonly user: User | undefined;
  /** The billing accounts that it has access to. */
  readonly accounts: readonly BillingAccount[] | undefined;
}

const isRefused = ({ status }: ApiError): boolean => status === 401 || status === 403;

/**
 * Asks the API with a token who it belongs to and what it has access to. The token goes into the header of these calls and
 * nowhere else, and what becomes of them says nothing about the session.
 * @throws ApiError where the token is not accepted, or nobody answers
 */
export async function checkToken(credential: string): Promise<Checked> {
  const [user, accounts] = await Promise.allSettled([
    call(getUser, {}, { credential }),
    call(listBillingAccounts, {}, { credential }),
  ]);
  // A token of one account need not be allowed to read both; one that may read neither does not work.
  for (const result of [user, accounts]) {
    if (result.status === 'fulfilled') continue;
    const error = toApiError(result.reason);
    const isAlone = user.status === 'rejected' && accounts.status === 'rejected';
    if (isAlone || !isRefused(error)) throw error;
  }
  return {
    user: user.status === 'fulfilled' ? user.value : undefined,
    accounts: accounts.status === 'fulfilled' ? accounts.value.filter((one) => !one.is_deleted) : undefined,
  };
}
