import { big, sum, type Money } from '@console/api';
import type { Invoice, InvoiceRecord } from '@console/contract/invoice';
import { keptOf, usageGroup, usageGroups, type UsageGroup } from '../../usage/groups';
import { dearestFirst } from './dearest-first';
import type { Month } from './month';
import { expectedOf, type SpendRow } from './rows';

/** What has become of something since the month before. Money before tax, after discount, of whole months. */
export interface Change {
  readonly id: string;
  readonly kind: 'new' | 'gone' | 'more' | 'less';
  /** The resource, or undefined where it is about a kind or about what is gone. */
  readonly row: SpendRow | undefined;
  readonly name: string;
  readonly group: UsageGroup;
  readonly before: Money;
  /** What it is expected to come to this month. */
  readonly after: Money;
  readonly difference: Money;
}

/** What the month before came to. */
export interface LastMonth {
  readonly start: Date;
  readonly days: number;
  readonly total: Money;
  readonly records: readonly InvoiceRecord[];
  readonly kept: Money;
}

const DAY_MS = 86_400_000;

/** The invoices of the month before the running one (UTC), together; undefined where there is none. */
export function lastMonthOf(invoices: readonly Invoice[], { start }: Month): LastMonth | undefined {
  const before = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() - 1, 1);
  const found = invoices.filter(
    ({ id, type, period_start: from }) =>
      id !== 'current' && type === 'cloud_services' && from && from.getTime() >= before && from < start,
  );
  const [first] = found;
  if (!first) return undefined;
  return {
    start: new Date(before),
    days: Math.round((start.getTime() - before) / DAY_MS),
    total: sum(found.map(({ totals }) => big(totals?.subtotal).minus(big(totals?.discount_amount)))),
    records: found.flatMap(({ records_list: records }) => records.filter((record) => !record.is_technical)),
    kept: keptOf(first.discount_percentage),
  };
}

/** A description without what changes of it: 'Floating IP 203.0.113.4, assigned' is the same address unassigned. */
const stem = (text: string): string => text.split(',')[0] ?? text;

/** Differences below half a coin are none to anybody. */
const LEAST = 0.005;

const kindOf = (before: Money, after: Money): Change['kind'] =>
  before.eq(0) ? 'new' : after.eq(0) ? 'gone' : after.gt(before) ? 'more' : 'less';

type Side = Omit<Change, 'kind' | 'difference'>;

/** Those that differ, the largest difference first. */
const differing = (sides: readonly Side[]): Change[] =>
  dearestFirst(
    sides
      .map((side) => ({ ...side, kind: kindOf(side.before, side.after), difference: side.after.minus(side.before) }))
      .filter(({ difference }) => difference.abs().gte(LEAST)),
    ({ difference }) => difference.abs(),
  );

const groupOf = ({ name, descr }: InvoiceRecord): UsageGroup =>
  usageGroup({ description: name, uptime_types: descr ? [descr] : [], configurations: [] });

function byResource(
  rows: readonly SpendRow[],
  costs: ReadonlyMap<string, Money>,
  last: LastMonth,
  month: Month,
): Side[] {
  const seen = new Set<string>();
  const now = rows.map((row): Side => {
    const key = stem(row.charges[0]?.description ?? row.name);
    // Two things of one name are told apart by nothing in an invoice: the first has the amount.
    const before = seen.has(key) ? big(0) : (costs.get(key) ?? big(0));
    seen.add(key);
    return { id: row.uuid, row, name: row.name, group: row.group, before, after: expectedOf(row, month) };
  });
  const groups = new Map(last.records.map((record) => [stem(record.name ?? ''), groupOf(record)]));
  const gone = [...costs].flatMap(([key, before]): Side[] =>
    seen.has(key)
      ? []
      : [{ id: key, row: undefined, name: key, group: groups.get(key) ?? 'other', before, after: big(0) }],
  );
  return [...now, ...gone];
}

function byKind(rows: readonly SpendRow[], last: LastMonth, month: Month): Side[] {
  const cost = (group: UsageGroup): Money =>
    sum(last.records.filter((record) => groupOf(record) === group).map(({ amount }) => amount)).times(last.kept);
  return usageGroups.map((group) => ({
    id: group,
    row: undefined,
    name: group,
    group,
    before: cost(group),
    after: sum(rows.filter((row) => row.group === group).map((row) => expectedOf(row, month))),
  }));
}

export interface Changes {
  /** Whether the last invoice names resources; where it has totals by kind, so has this. */
  readonly areByResource: boolean;
  readonly list: readonly Change[];
}

/** What is new, gone, more or less than in the month before; this month is taken to its end at the rates of now. */
export function changesOf(rows: readonly SpendRow[], last: LastMonth, month: Month): Changes {
  const costs = new Map<string, Money>();
  for (const { name, amount } of last.records) {
    const key = stem(name ?? '');
    costs.set(key, (costs.get(key) ?? big(0)).plus(big(amount).times(last.kept)));
  }
  const areByResource = rows.some((row) => costs.has(stem(row.charges[0]?.description ?? row.name)));
  return {
    areByResource,
    list: differing(areByResource ? byResource(rows, costs, last, month) : byKind(rows, last, month)),
  };
}
