import type { Query } from '@console/api';
import { useQuery } from '@console/api';
import type { BillingAccount } from '@console/contract/billing-account';
import type { UsageEntry } from '@console/contract/usage';
import { listUsage } from '@console/contract/usage';
import { useNotedUsage } from '@console/domain/credit';
import { mainAccount } from '../account/state';
import { useAccounts } from '../account/use-account';

interface MainAccount {
  readonly accounts: Query<BillingAccount[]>;
  readonly account: BillingAccount | undefined;
  readonly usage: Query<UsageEntry[]>;
}

/** The account that home and header speak of, for home with what it has used in this month. */
export function useMainAccount(): MainAccount {
  const accounts = useAccounts();
  const account = mainAccount(accounts.data ?? []);
  const usage = useQuery(listUsage, account ? { billing_account_id: account.id } : null);
  useNotedUsage(account?.id, usage);
  return { accounts, account, usage };
}
