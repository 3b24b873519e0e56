import { big, type Money } from '@console/api';
import type { UsageEntry } from '@console/contract/usage';

type Entry = Pick<UsageEntry, 'owner_uuid' | 'cost'>;

/** What each resource has cost in the running month, before tax: the exact sum of its parts, by its uuid. */
export function costsByOwner(usage: Iterable<readonly Entry[] | undefined>): ReadonlyMap<string, Money> {
  const costs = new Map<string, Money>();
  for (const entries of usage) {
    for (const { owner_uuid: owner, cost } of entries ?? []) {
      if (owner) costs.set(owner, (costs.get(owner) ?? big(0)).plus(big(cost)));
    }
  }
  return costs;
}
