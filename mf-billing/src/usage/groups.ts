import type { Money } from '@console/api';
import { sum } from '@console/api';
import type { UsageEntry } from '@console/contract/usage';

export const usageGroups = ['vm', 'metal', 'services', 'network', 'storage', 'other'] as const;
export type UsageGroup = (typeof usageGroups)[number];

type Described = Pick<UsageEntry, 'description' | 'uptime_types' | 'configurations'>;

/** Words of a description that tell a kind; entries carry no kind of their own. The first that fits counts. */
const signs: readonly (readonly [RegExp, UsageGroup])[] = [
  [/^virtual machine/i, 'vm'],
  [/bare[\s_-]?metal|lease/i, 'metal'],
  [/managed|service|database|postgres|mysql|mariadb|kubernetes/i, 'services'],
  [/load[\s_-]?balancer|floating|public ip|\bipv?[46]?\b|\bvpc\b|network/i, 'network'],
  [/object|bucket|\bs3\b/i, 'storage'],
  [/virtual machine|\bvm\b|server|disk|volume|snapshot|backup|windows/i, 'vm'],
];

/** The kind of resource that an entry charges for. */
export function usageGroup({ description, uptime_types: uptimes, configurations }: Described): UsageGroup {
  const known = signs.find(([sign]) => sign.test(description ?? ''))?.[1];
  if (known) return known;
  const isMachine =
    uptimes.some((type) => /^(VM_|MAIN|BLOCK|SNAPSHOT|BACKUP|WINDOWS)/i.test(type)) ||
    configurations.some(({ cpus }) => cpus);
  return isMachine ? 'vm' : 'other';
}

/** Cost by kind, the largest first; kinds that cost nothing are left out. */
export function costByGroup(
  entries: readonly (Described & Pick<UsageEntry, 'cost'>)[],
): { group: UsageGroup; cost: Money }[] {
  return usageGroups
    .map((group) => ({
      group,
      cost: sum(entries.filter((entry) => usageGroup(entry) === group).map(({ cost }) => cost)),
    }))
    .filter(({ cost }) => cost.gt(0))
    .sort((a, b) => b.cost.cmp(a.cost));
}
