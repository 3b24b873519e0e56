import { serverNow } from '@console/api';
import type { BillingAccount } from '@console/contract/billing-account';
import type { UsageEntry } from '@console/contract/usage';
import { monthSoFar, perDayNow } from '@console/domain/credit';
import type { RunwayFacts } from './runway';
import { runwayOf } from './runway';

/** What an account has, spends and how long that lasts. */
export interface CreditFacts extends RunwayFacts {
  readonly monthSpent: ReturnType<typeof monthSoFar>;
}

/** Reads them from an account and what it has used in this month. Follows the server's clock. */
export function creditFacts(
  account: BillingAccount,
  usage: readonly (Pick<UsageEntry, 'cost' | 'hours'> & Partial<UsageEntry>)[] | undefined,
): CreditFacts {
  const now = serverNow();
  return {
    ...runwayOf(account, perDayNow(account, usage, now), now),
    monthSpent: monthSoFar(account, usage),
  };
}
