import { serverNow } from '@console/api';
import type { BillingAccount } from '@console/contract/billing-account';
import type { UsageEntry } from '@console/contract/usage';
import { perDayNow } from '@console/domain/credit';
import type { RunwayFacts } from './runway';
import { runwayOf } from './runway';

/** What an account has, spends and how long that lasts, by what it has used in this month. Follows the server's clock. */
export function creditFacts(
  account: BillingAccount,
  usage: readonly (Pick<UsageEntry, 'cost' | 'hours'> & Partial<UsageEntry>)[] | undefined,
): RunwayFacts {
  const now = serverNow();
  return runwayOf(account, perDayNow(account, usage, now), now);
}
