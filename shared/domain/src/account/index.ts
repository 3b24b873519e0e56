import { useMemo } from 'react';
import { useQuery } from '@console/api';
import {
  accountNames,
  listBillingAccounts,
  type AccountName,
  type BillingAccount,
} from '@console/contract/billing-account';
import { namesOf } from '../list/source-state';

const NONE: BillingAccount[] = [];

/** The customer's billing accounts, for their names: undefined while they are on their way, none where they did not come. */
export const useNamedAccounts = (): readonly BillingAccount[] | undefined =>
  namesOf(useQuery(listBillingAccounts, {}), NONE);

/** Names of the customer's billing accounts; a number that is not among them stands for itself, '…' while they load. */
export function useAccountNames(): AccountName {
  const accounts = useNamedAccounts();
  return useMemo(() => accountNames(accounts), [accounts]);
}
