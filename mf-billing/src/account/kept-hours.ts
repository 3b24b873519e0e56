import * as v from 'valibot';
import { serverNow } from '@console/api';
import { sessionState } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import type { UsageEntry } from '@console/contract/usage';
import { longestHours } from '@console/domain/credit';

const HOUR_MS = 3_600_000;
/** Usage counts begun hours: of fewer than these, part of one makes days of credit. */
const FEW_HOURS = 24;
/** Parts of the usage that are soon asked for. */
const FEW_PARTS = 500;

/** Of an account: the hours of this month in which something ran, as its usage said at a time. */
const kept = sessionState({
  key: 'draft.billing-hours',
  schema: v.object({ account: v.number(), at: v.number(), hours: v.number() }),
  empty: { account: 0, at: 0, hours: 0 },
});

/**
 * Keeps for an hour, in this tab and for whoever is signed in, what the pace of an account needs of its usage: that of a large
 * account is megabytes. Nothing is kept of one that nothing has run for yet: its first machine changes all. Nor of one with
 * little usage that began less than a day ago.
 */
export function keepHours(account: number, usage: readonly Pick<UsageEntry, 'hours'>[]): void {
  const hours = longestHours(usage);
  const isTold = hours >= FEW_HOURS || usage.length > FEW_PARTS;
  if (hours > 0 && isTold) kept.set({ account, at: serverNow().getTime(), hours });
}

/** Whether an account says itself what the month has cost; where it does not, its usage has to be added up. */
const statesItsMonth = ({ running_totals: totals }: Pick<BillingAccount, 'running_totals'>): boolean =>
  totals?.total_before_tax != null && totals.total != null;

/** The hours that are kept of an account, with those that have gone by since; undefined where its usage has to be asked for. */
export function useKeptHours(account: Pick<BillingAccount, 'id' | 'running_totals'> | undefined): number | undefined {
  const { account: id, at, hours } = kept.use();
  if (!account || account.id !== id || !statesItsMonth(account)) return undefined;
  const age = serverNow().getTime() - at;
  return age >= 0 && age < HOUR_MS ? hours + age / HOUR_MS : undefined;
}
