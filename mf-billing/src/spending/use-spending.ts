import { useMemo } from 'react';
import { big, serverNow, type Money, type Query } from '@console/api';
import { useFeature } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import type { Invoice } from '@console/contract/invoice';
import type { UsageEntry } from '@console/contract/usage';
import { monthSoFar } from '@console/domain/credit';
import { changesOf, lastMonthOf, type Changes, type LastMonth } from './model/changes';
import { chargesOf, type Charge } from './model/charges';
import { forecastOf, type Forecast } from './model/forecast';
import { monthOf, type Month } from './model/month';
import { savingsOf, type Saving } from './model/savings';
import { spendRows, type SpendRow } from './model/rows';
import { useResources, type Resources } from './use-resources';

/** What an account spends in the running month, and why. Money before tax, after discount. */
export interface Spending {
  readonly month: Month;
  readonly spent: Money;
  readonly charges: readonly Charge[];
  readonly rows: readonly SpendRow[];
  readonly forecast: Forecast;
  readonly last: LastMonth | undefined;
  readonly changes: Changes | undefined;
  readonly savings: readonly Saving[];
  readonly resources: Resources;
}

/** Where the invoice of the running month says that things are, by their description; two places are none. */
function placesOf(invoices: readonly Invoice[]): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const { name, location_slug: slug } of invoices.find(({ id }) => id === 'current')?.records_list ?? []) {
    if (!name || !slug) continue;
    const known = places.get(name);
    places.set(name, known === undefined || known === slug ? slug : '');
  }
  return places;
}

export interface SpendingSources {
  readonly account: BillingAccount;
  readonly usage: Pick<Query<UsageEntry[]>, 'data'>;
  readonly invoices: Pick<Query<Invoice[]>, 'data'>;
}

/** Joins usage, invoices and what is there; undefined until usage has come. */
export function useSpending({
  account,
  usage: { data: usage },
  invoices: { data: invoices },
}: SpendingSources): Spending | undefined {
  const resources = useResources();
  const { index, isComplete } = resources;
  const offersVms = useFeature('vmsEnabled');
  const joined = useMemo(() => {
    if (!usage) return undefined;
    const month = monthOf(serverNow());
    const known = { index, isComplete };
    const charges = chargesOf(usage, known, account.discount_percentage, month.elapsed);
    const rows = spendRows(charges, known, month, placesOf(invoices ?? []));
    const spent = big(monthSoFar(account, usage));
    const last = invoices && lastMonthOf(invoices, month);
    return {
      month,
      spent,
      charges,
      rows,
      forecast: forecastOf(charges, spent, month),
      last,
      changes: last && changesOf(rows, last, month),
      savings: savingsOf(rows, { index, offersVms, now: month.now }),
    };
  }, [usage, invoices, account, index, isComplete, offersVms]);
  return joined && { ...joined, resources };
}
