import { useCallback } from 'react';
import { useQuery, type Money } from '@console/api';
import { listBillingAccounts, type BillingAccount } from '@console/contract/billing-account';
import type { Rate } from '../price/quote';
import { afterDiscount, chargedTo } from '../price/tax';

function usePayer(accountId: number | null | undefined): BillingAccount | undefined {
  return useQuery(listBillingAccounts, {}).data?.find(({ id }) => id === accountId);
}

/** The discount of the account that pays, in percent; 0 where it has none, or nothing is known of it. */
export const useDiscount = (accountId: number | null | undefined): number =>
  usePayer(accountId)?.discount_percentage ?? 0;

/** What the account that pays for a thing is charged at a price of the list: with its discount, before tax. */
export function useChargedTo(accountId: number | null | undefined): (rate: Rate) => Rate {
  const account = usePayer(accountId);
  return useCallback((rate) => chargedTo(rate, account), [account]);
}

/** The same for one amount of the list, of things that several accounts pay for. */
export function useChargedAmount(): (accountId: number | null | undefined, amount: Money) => Money {
  const { data } = useQuery(listBillingAccounts, {});
  return useCallback(
    (accountId, amount) =>
      afterDiscount(
        amount,
        data?.find(({ id }) => id === accountId),
      ),
    [data],
  );
}
