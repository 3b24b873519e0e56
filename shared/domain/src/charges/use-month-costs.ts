import { useCallback, useMemo } from 'react';
import { useQueries, useQuery, type Money } from '@console/api';
import { listBillingAccounts } from '@console/contract/billing-account';
import { listUsage } from '@console/contract/usage';
import { costsByOwner } from './costs-by-owner';

/** Accounts that are asked at most: each is a call of its own. */
const MOST_ACCOUNTS = 100;

export interface MonthCosts {
  /** Of one resource so far this month, in the site's currency, before tax; null: nothing yet, undefined: not known. */
  readonly of: (uuid: string) => Money | null | undefined;
  readonly isLoading: boolean;
}

interface MonthCostsOptions {
  /** False asks nothing: a column that nobody shows. */
  readonly enabled?: boolean;
}

/**
 * What resources have cost in the running month, joined from the usage of all billing accounts. The API has usage by
 * account only. (spec 2, section 3: usage)
 */
export function useMonthCosts({ enabled = true }: MonthCostsOptions = {}): MonthCosts {
  const accounts = useQuery(listBillingAccounts, enabled ? {} : null);
  const { data: list } = accounts;
  const requested = useMemo(
    () => (list ?? []).slice(0, MOST_ACCOUNTS).map(({ id }) => ({ billing_account_id: id })),
    [list],
  );
  const usage = useQueries(listUsage, requested);
  const costs = useMemo(() => costsByOwner(usage.data ?? []), [usage.data]);
  const isLoading = accounts.isLoading || usage.isLoading;
  // Where there are more accounts than were requested, or one of them did not answer, a cost that is not there may not be zero.
  const isComplete = list?.length === requested.length && usage.data?.includes(undefined) !== true && !isLoading;
  const of = useCallback((uuid: string) => costs.get(uuid) ?? (isComplete ? null : undefined), [costs, isComplete]);
  return useMemo(() => ({ of, isLoading }), [of, isLoading]);
}
