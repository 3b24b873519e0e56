import { big, sum, type Money } from '@console/api';
import { HOURS_PER_MONTH } from '@console/contract/pricing';
import type { UsageGroup } from '../../usage/groups';
import { isDiskAlone, type Charge, type KnownResources } from './charges';
import { dearestFirst } from './dearest-first';
import type { Month } from './month';

/** One resource with all that is charged for it in the running month. */
export interface SpendRow {
  readonly uuid: string;
  readonly name: string;
  readonly group: UsageGroup;
  /** Slug; '' for what has no place, or where it is not known. */
  readonly location: string;
  /** Its page; undefined where it has none, or is gone. */
  readonly path: string | undefined;
  /** What it costs an hour now; null once it is no longer charged. */
  readonly hourly: Money | null;
  readonly monthly: Money | null;
  readonly soFar: Money;
  readonly charges: readonly Charge[];
  /** Not of a disk without a machine: no list has those. */
  readonly isGone: boolean;
  /** It began in this month. */
  readonly isNew: boolean;
}

/**
 * The resources of the month's charges, the dearest first.
 * @param placeOf where the invoice of the running month says that something is, by its description
 */
export function spendRows(
  charges: readonly Charge[],
  { index, isComplete }: KnownResources,
  month: Month,
  placeOf: ReadonlyMap<string, string>,
): SpendRow[] {
  const byOwner = new Map<string, Charge[]>();
  for (const charge of charges) {
    const known = byOwner.get(charge.owner);
    if (known) known.push(charge);
    else byOwner.set(charge.owner, [charge]);
  }
  const rows = [...byOwner].flatMap(([uuid, own]): SpendRow[] => {
    const [first] = own;
    if (!first) return [];
    const resource = index.get(uuid);
    const on = own.filter(({ isOn }) => isOn);
    const hourly = on.length > 0 ? sum(on.map((charge) => charge.hourly)) : null;
    return [
      {
        uuid,
        name: first.name,
        group: first.group,
        location: resource ? (resource.location ?? '') : (placeOf.get(first.description) ?? ''),
        path: resource?.path,
        hourly,
        monthly: hourly && hourly.times(HOURS_PER_MONTH),
        soFar: sum(own.map(({ cost }) => cost)),
        charges: own,
        isGone: isComplete && !resource && on.length === 0 && !isDiskAlone(own),
        isNew: resource?.created !== undefined && resource.created >= month.start,
      },
    ];
  });
  return dearestFirst(rows, ({ soFar }) => soFar);
}

/** What a row is expected to come to at the end of the month, as it is now. */
export const expectedOf = ({ soFar, hourly }: SpendRow, { remaining }: Month): Money =>
  soFar.plus(big(hourly).times(remaining.toFixed(4)));
