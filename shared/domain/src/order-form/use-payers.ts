import { useMemo } from 'react';
import { isCredentialRejected, toApiError, useQuery } from '@console/api';
import { listBillingAccounts, type BillingAccount } from '@console/contract/billing-account';
import { useIsTokenBound } from '../binding';

export interface Payers {
  /** The accounts in reach; undefined until they are known. Empty where a bound token may not list them. */
  readonly accounts: readonly BillingAccount[] | undefined;
  /** The API token decides who pays: the request names no account. */
  readonly isTokenBound: boolean;
  /** Why the accounts are not known. */
  readonly error: Error | undefined;
  readonly retry: () => Promise<void>;
}

const NONE: readonly BillingAccount[] = [];

/** Who may pay for what a form creates. */
export function usePayers(): Payers {
  const { data, error, reload } = useQuery(listBillingAccounts, {});
  // Only where no more than one account is in reach.
  const isTokenBound = useIsTokenBound(error !== undefined || (data?.length ?? 2) <= 1) === true;
  // A key that may not list them is bound to one, which the server knows.
  const isForbidden = error !== undefined && toApiError(error).kind === 'forbidden' && !isCredentialRejected(error);
  const isBound = isTokenBound || (isForbidden && data === undefined);
  return useMemo(
    () => ({ accounts: data ?? (isBound ? NONE : undefined), isTokenBound: isBound, error, retry: reload }),
    [data, isBound, error, reload],
  );
}
