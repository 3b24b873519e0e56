import { useEffect } from 'react';
import { useQuery } from '@console/api';
import type { BillingAccount } from '@console/contract/billing-account';
import { listUsage } from '@console/contract/usage';
import { useNotedUsage } from '@console/domain/credit';
import { creditFacts } from '../account/credit-facts';
import { keepHours, useKeptHours } from '../account/kept-hours';
import type { RunwayFacts } from '../account/runway';
import { mainAccount } from '../account/state';
import { useAccounts } from '../account/use-account';

/** What the header says of the main account. */
export interface HeaderCredit {
  readonly account: BillingAccount;
  readonly facts: RunwayFacts;
}

/** Undefined while it is not known, null where there is no account to say it of. Its usage is asked for once an hour. */
export function useHeaderCredit(): HeaderCredit | null | undefined {
  const accounts = useAccounts();
  const account = mainAccount(accounts.data ?? []);
  const hours = useKeptHours(account);
  const usage = useQuery(listUsage, account && hours === undefined ? { billing_account_id: account.id } : null);
  const id = account?.id;
  useNotedUsage(id, usage);
  useEffect(() => {
    if (id !== undefined && usage.data) keepHours(id, usage.data);
  }, [id, usage.data]);
  if (!account) return accounts.isLoading && !accounts.error ? undefined : null;
  if (hours !== undefined) return { account, facts: creditFacts(account, [{ cost: 0, hours }]) };
  return usage.data || usage.error ? { account, facts: creditFacts(account, usage.data) } : undefined;
}
