import { useEffect } from 'react';
import * as v from 'valibot';
import { accountId, big, serverNow, storage, type Money, type Query } from '@console/api';
import type { BillingAccount } from '@console/contract/billing-account';
import type { UsageEntry } from '@console/contract/usage';
import { monthFromCredit, spendPerDay } from './credit';
import { isUndecided, ofMonth, paceFactor, seeUsage, type SeenUsage } from './running';

/** What this browser has seen of the usage of each account, by the person; forgotten as their journal is (shared/area, journal/keys). */
const PREFIX = 'usage.';
/** Of so many accounts. */
const MOST = 5;
/** Usage with more parts that began or ended within the month is told by its average: it would fill the storage. */
const MOST_PARTS = 500;

const Seen = v.object({
  at: v.number(),
  factor: v.number(),
  clock: v.number(),
  countedAt: v.number(),
  longest: v.number(),
  parts: v.record(
    v.string(),
    v.object({ hours: v.number(), hoursThen: v.number(), clock: v.number(), runs: v.optional(v.boolean()) }),
  ),
});

type Usage = readonly (Pick<UsageEntry, 'cost' | 'hours'> & Partial<Pick<UsageEntry, 'uuid' | 'price'>>)[];
type Entries = readonly Pick<UsageEntry, 'uuid' | 'cost' | 'hours' | 'price'>[];
type Account = Pick<
  BillingAccount,
  'id' | 'credit_amount' | 'running_totals' | 'vat_percentage' | 'discount_percentage'
>;

const keyOf = (account: number): string => `${PREFIX}${accountId()}|${account}`;

function stored(key: string): v.InferOutput<typeof Seen> | undefined {
  try {
    const read = v.safeParse(Seen, JSON.parse(storage.persistent.get(key) ?? 'null'));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

const entriesOf = (usage: Usage): Entries => usage.map((entry) => ({ uuid: undefined, price: undefined, ...entry }));

function look(before: SeenUsage | undefined, usage: Entries, now: number): SeenUsage & { readonly factor: number } {
  const seen = seeUsage(before, usage, now);
  return { ...seen, factor: paceFactor(usage, seen) };
}

/** Remembers what runs, to tell at the next look what has begun and what has ended since. */
function noteUsage(account: number, usage: Entries): void {
  const own = keyOf(account);
  const seen = look(stored(own), usage, serverNow().getTime());
  if (Object.keys(seen.parts).length > MOST_PARTS) return storage.persistent.remove(own);
  storage.persistent.set(own, JSON.stringify(seen));
  const others = storage.persistent.keys().filter((key) => key.startsWith(PREFIX) && key !== own);
  const byAge = others.toSorted((one, other) => (stored(other)?.at ?? 0) - (stored(one)?.at ?? 0));
  for (const key of byAge.slice(MOST - 1)) storage.persistent.remove(key);
}

/** Notes the usage of an account once it is read, and whole. */
export function useNotedUsage(
  account: number | undefined,
  { data, unread }: Pick<Query<UsageEntry[]>, 'data' | 'unread'>,
): void {
  const isWhole = unread.length === 0;
  useEffect(() => {
    if (account !== undefined && data && isWhole) noteUsage(account, data);
  }, [account, data, isWhole]);
}

export interface Pace {
  readonly perDay: Money;
  /** What it goes by: what runs now, or the month's average, as far as nobody can tell yet what still runs. */
  readonly rate: 'now' | 'average';
}

/**
 * What a day costs an account from now on, as its credit pays it: the month's average, corrected by what runs now as far as this
 * browser has seen it begin and end. The API tells what has cost, and not what goes on. (decision 75)
 * @param usage the month's entries; without ids what was seen last counts
 * @param now by the server's clock
 */
export function paceNow(account: Account, usage: Usage | undefined, now: Date): Pace {
  const average = spendPerDay(monthFromCredit(account, usage), now, usage);
  const isRead = usage?.some(({ uuid }) => uuid) ?? false;
  const last = ofMonth(stored(keyOf(account.id)), now.getTime());
  const entries = usage && isRead ? entriesOf(usage) : undefined;
  const seen = entries ? look(last, entries, now.getTime()) : last;
  const isOpen =
    !seen || (entries ? isUndecided(entries, seen) : Object.values(seen.parts).some(({ runs }) => runs === undefined));
  return { perDay: average.times(big((seen?.factor ?? 1).toFixed(6))).round(4), rate: isOpen ? 'average' : 'now' };
}

/** The same without what it goes by. */
export const perDayNow = (account: Account, usage: Usage | undefined, now: Date): Money =>
  paceNow(account, usage, now).perDay;
