import { useQuery } from '@console/api';
import type { Query } from '@console/api';
import { useSiteConfig } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import { listBillingAccounts } from '@console/contract/billing-account';

/** All billing accounts of the user that are not deleted. */
export function useAccounts(): Query<BillingAccount[]> {
  const query = useQuery(listBillingAccounts, {});
  return { ...query, data: query.data?.filter((account) => !account.is_deleted) };
}

/**
 * The credit that the user's next account starts with. A site gives it with the first one, and once: accounts that were
 * deleted count, and only whoever has none is asked about these. 0 also where that could not be found out: nothing is promised
 * then. (spec 2, section 9)
 * @param accounts those that are there
 * @returns undefined while it is being asked for
 */
export function useFirstCredit(accounts: readonly BillingAccount[] | undefined): number | undefined {
  const { firstAccountCredit } = useSiteConfig();
  const given = firstAccountCredit ?? 0;
  const hasToAsk = given > 0 && accounts?.length === 0;
  const ever = useQuery(listBillingAccounts, hasToAsk ? { show_shadow: true } : null);
  if (!hasToAsk) return accounts && 0;
  if (ever.data) return ever.data.length === 0 && ever.unread.length === 0 ? given : 0;
  return ever.error ? 0 : undefined;
}
