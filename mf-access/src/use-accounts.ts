import { useQuery } from '@console/api';
import { accountTitle, listBillingAccounts } from '@console/contract/billing-account';

/** Names billing accounts by their number; a number that is not known (yet) stands for itself, 0 and nothing for none. */
export function useAccountName(): (id: number | null | undefined) => string | undefined {
  const accounts = useQuery(listBillingAccounts, {});
  return (id) => {
    if (!id) return undefined;
    const account = accounts.data?.find((row) => row.id === id);
    return account ? accountTitle(account) : String(id);
  };
}
