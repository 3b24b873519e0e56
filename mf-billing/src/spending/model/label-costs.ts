import { sum, type Money } from '@console/api';
import { dearestFirst } from './dearest-first';
import type { Month } from './month';
import { expectedOf, type SpendRow } from './rows';

/** What the resources with one label cost in the running month. */
export interface LabelCost {
  /** Undefined for those without a label of the key. */
  readonly label: string | undefined;
  readonly resources: number;
  readonly soFar: Money;
  readonly expected: Money;
}

/**
 * The month's cost by the labels of one key, the dearest first, what has none of them last. A resource has each key once, so
 * the parts add up to the month.
 */
export function labelCosts(
  rows: readonly SpendRow[],
  labelOf: (uuid: string) => string | undefined,
  month: Month,
): LabelCost[] {
  const groups = new Map<string | undefined, SpendRow[]>();
  for (const row of rows) {
    const label = labelOf(row.uuid);
    const known = groups.get(label);
    if (known) known.push(row);
    else groups.set(label, [row]);
  }
  const costs = [...groups].map(([label, own]) => ({
    label,
    resources: own.length,
    soFar: sum(own.map(({ soFar }) => soFar)),
    expected: sum(own.map((row) => expectedOf(row, month))),
  }));
  return [
    ...dearestFirst(
      costs.filter(({ label }) => label !== undefined),
      ({ soFar }) => soFar,
    ),
    ...costs.filter(({ label }) => label === undefined),
  ];
}
