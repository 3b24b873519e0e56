import { serverNow } from '@console/api';
import type { BillingAccount } from '@console/contract/billing-account';
import type { UsageEntry } from '@console/contract/usage';
import { paceNow, type Pace } from '@console/domain/credit';
import type { RunwayFacts } from './runway';
import { runwayOf } from './runway';

export interface CreditFacts extends RunwayFacts, Pick<Pace, 'rate'> {}

/** What an account has, spends and how long that lasts, by what it has used in this month. Follows the server's clock. */
export function creditFacts(
  account: BillingAccount,
  usage: readonly (Pick<UsageEntry, 'cost' | 'hours'> & Partial<UsageEntry>)[] | undefined,
): CreditFacts {
  const now = serverNow();
  const { perDay, rate } = paceNow(account, usage, now);
  return { ...runwayOf(account, perDay, now), rate };
}
