import { useMemo } from 'react';
import { useQuery } from '@console/api';
import { accountNames, listBillingAccounts, type AccountName } from '@console/contract/billing-account';

/** Names of the customer's billing accounts; a number that is not known (yet) stands for itself. */
export function useAccountNames(): AccountName {
  const { data } = useQuery(listBillingAccounts, {});
  return useMemo(() => accountNames(data), [data]);
}
