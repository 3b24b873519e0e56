import { sum, type Money } from '@console/api';
import type { UsageEntry } from '@console/contract/usage';

/** Parts of what a thing has cost this month. */
export type CostPart = 'machine' | 'disks' | 'backups' | 'snapshots' | 'licence' | 'addresses';

type Entry = Pick<UsageEntry, 'uuid' | 'owner_uuid' | 'cost' | 'uptime_types'>;

const byUptime: readonly (readonly [RegExp, CostPart])[] = [
  [/backup/i, 'backups'],
  [/snapshot/i, 'snapshots'],
  [/windows|licen[cs]e/i, 'licence'],
  [/main|compute|running|cpu|ram/i, 'machine'],
  [/block|storage|disk/i, 'disks'],
];

function partOf(entry: Entry): CostPart {
  const words = entry.uptime_types.join(' ');
  return byUptime.find(([pattern]) => pattern.test(words))?.[1] ?? 'machine';
}

const ownerOf = (entry: Entry): string | null | undefined => entry.owner_uuid ?? entry.uuid;

/** A month's cost by part, the parts without cost left out, the largest first. */
export interface MonthCost {
  readonly total: Money;
  readonly parts: readonly { readonly id: CostPart; readonly amount: Money }[];
}

/**
 * What one thing and the addresses assigned to it have cost in the running month, before tax and discount.
 * (spec 2, section 3: usage; spec 3, section 9: uptime names main, block, snapshot, backup, windows)
 */
export function monthCost(usage: readonly Entry[], uuid: string, addressUuids: readonly string[]): MonthCost {
  const costs = new Map<CostPart, number[]>();
  for (const entry of usage) {
    const owner = ownerOf(entry);
    const part = owner === uuid ? partOf(entry) : owner && addressUuids.includes(owner) ? 'addresses' : undefined;
    if (part) costs.set(part, [...(costs.get(part) ?? []), entry.cost]);
  }
  const parts = [...costs].map(([id, amounts]) => ({ id, amount: sum(amounts) })).filter(({ amount }) => amount.gt(0));
  return { total: sum(parts.map(({ amount }) => amount)), parts: parts.toSorted((a, b) => b.amount.cmp(a.amount)) };
}
