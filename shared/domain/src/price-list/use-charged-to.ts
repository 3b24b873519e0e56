import { useCallback } from 'react';
import { useQuery, type Money } from '@console/api';
import { listBillingAccounts } from '@console/contract/billing-account';
import type { Rate } from '../price/quote';
import { afterDiscount, chargedTo } from '../price/tax';

/** The discount of the account that pays, in percent; 0 where it has none, or nothing is known of it. */
export function useDiscount(accountId: number | null | undefined): number {
  const { data } = useQuery(listBillingAccounts, {});
  return data?.find(({ id }) => id === accountId)?.discount_percentage ?? 0;
}

/** What the account that pays for a thing is charged at a price of the list: with its discount, before tax. */
export function useChargedTo(accountId: number | null | undefined): (rate: Rate) => Rate {
  const { data } = useQuery(listBillingAccounts, {});
  const account = data?.find(({ id }) => id === accountId);
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
