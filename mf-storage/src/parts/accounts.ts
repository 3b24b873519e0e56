import { useMemo } from 'react';
import { useQuery } from '@console/api';
import { accountTitle, listBillingAccounts } from '@console/contract/billing-account';

/** The name of a billing account by its id; the id itself while or where the account is not known, '' for none. */
export type AccountName = (id: number | null | undefined) => string;

/** Names of the customer's billing accounts. */
export function useAccountNames(): AccountName {
  const { data } = useQuery(listBillingAccounts, {});
  return useMemo(() => {
    const names = new Map(data?.map((account) => [account.id, accountTitle(account)]));
    return (id) => (id === null || id === undefined ? '' : (names.get(id) ?? String(id)));
  }, [data]);
}
