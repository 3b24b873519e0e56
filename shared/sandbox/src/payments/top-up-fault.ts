import { type ApiFault, invalid } from '../api/errors';
import { topUpFault as accountFault } from '../billing/restrictions';
import type { AccountRow } from '../model/billing';
import type { SiteRuntime } from '../site';

/** Why credit cannot be bought for an account now; undefined where it can. (spec 2, sections 3 and 5) */
export function topUpFault({ config }: SiteRuntime, account: AccountRow, amount: number): ApiFault | undefined {
  const fault = accountFault(account);
  if (fault !== undefined) return invalid({ billing_account_id: fault });
  const minimum = config.minimumTopupAmount ?? 0;
  if (amount < minimum) return invalid({ amount: `The minimum top-up amount is ${minimum} ${config.siteCurrency}` });
  return undefined;
}
