import { useQuery } from '@console/api';
import type { Query } from '@console/api';
import type { BillingAccount } from '@console/contract/billing-account';
import { listBillingAccounts } from '@console/contract/billing-account';

/** All billing accounts of the user that are not deleted. */
export function useAccounts(): Query<BillingAccount[]> {
  const query = useQuery(listBillingAccounts, {});
  return { ...query, data: query.data?.filter((account) => !account.is_deleted) };
}
