import { big, type Money } from '@console/api';
import type { BulkRow } from '@console/ui';
import type { ChargeChange } from '../credit-change';

/** What a bulk action will do to one resource. */
export interface PlanEntry {
  readonly id: string;
  readonly name: string;
  /** Display name of its location. */
  readonly place: string;
  /** What will happen to it. */
  readonly effect: string;
  /** By how much its price of a month changes, before tax; undefined: no change, or not known. */
  readonly spend?: Money | undefined;
  /** Why it is left out; undefined or empty: it is not. */
  readonly blocked?: string | undefined;
}

/** The row of a plan, as the dialog shows it: what is not known is not there. */
export const planRow = ({ spend, blocked, ...row }: PlanEntry): BulkRow => ({
  ...row,
  ...(spend ? { spend } : {}),
  ...(blocked ? { blocked } : {}),
});

/**
 * By how much the spend of a month changes in all, before tax; undefined where one price is not known. Blocked rows count
 * for nothing: neither their price, nor that it is not known.
 */
export function spendOfPlan(plan: readonly BulkRow[]): Money | undefined {
  let total = big(0);
  for (const { spend, blocked } of plan) {
    if (blocked !== undefined) continue;
    if (spend === undefined) return undefined;
    total = total.plus(big(String(spend)));
  }
  return total;
}

/** The same for each resource that is not blocked, with the id of the account that is charged for it. */
export function chargesOfPlan<T extends { readonly uuid: string }>(
  plan: readonly BulkRow[],
  resources: readonly T[],
  payerOf: (resource: T) => number | null | undefined,
): ChargeChange[] {
  const payers = new Map(resources.map((resource) => [resource.uuid, payerOf(resource)]));
  return plan
    .filter(({ blocked }) => blocked === undefined)
    .map(({ id, spend }) => ({
      account: payers.get(id),
      amount: spend === undefined ? undefined : big(String(spend)),
    }));
}

/** The resources that a plan does something to: all but the blocked ones. */
export function plannedOf<T extends { readonly uuid: string }>(plan: readonly BulkRow[], resources: readonly T[]): T[] {
  const planned = new Set(plan.filter(({ blocked }) => blocked === undefined).map(({ id }) => id));
  return resources.filter(({ uuid }) => planned.has(uuid));
}
