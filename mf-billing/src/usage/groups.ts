import type { Money } from '@console/api';
import { big, sum } from '@console/api';
import type { BillingAccount } from '@console/contract/billing-account';
import type { UsageEntry } from '@console/contract/usage';
import type { ChartColour } from '@console/ui';

export const usageGroups = ['vm', 'metal', 'services', 'network', 'storage', 'other'] as const;
export type UsageGroup = (typeof usageGroups)[number];

/** A kind has one colour on every screen; storage, and what no kind is known of, are neutral. */
export const groupColour = {
  vm: 1,
  metal: 2,
  services: 3,
  network: 4,
  storage: 5,
  other: 5,
} as const satisfies Readonly<Record<UsageGroup, ChartColour>>;

type Described = Pick<UsageEntry, 'description' | 'uptime_types' | 'configurations'>;

/**
 * Words of a description that tell a kind; entries carry no kind of their own. The first that fits counts: how it begins,
 * for what follows may be a name ('Object storage backups-postgres').
 */
const signs: readonly (readonly [RegExp, UsageGroup])[] = [
  [/^(virtual machine|disk)\b/i, 'vm'],
  [/^bare metal\b/i, 'metal'],
  [/^managed service/i, 'services'],
  [/^(floating ip|load balancer|network)\b/i, 'network'],
  [/^(object storage|bucket)\b/i, 'storage'],
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

/** What is left of an amount after a discount in percent. */
export const keptOf = (discount: number | null | undefined): Money => big(100).minus(big(discount)).div(100);

/**
 * Cost by kind, the largest first; kinds that cost nothing are left out.
 * @param discount of the account, in percent: usage is told before it, and what a month comes to after it
 */
export function costByGroup(
  entries: readonly (Described & Pick<UsageEntry, 'cost'>)[],
  discount: number | null | undefined,
): { group: UsageGroup; cost: Money }[] {
  const kept = keptOf(discount);
  return usageGroups
    .map((group) => ({
      group,
      cost: sum(entries.filter((entry) => usageGroup(entry) === group).map(({ cost }) => cost)).times(kept),
    }))
    .filter(({ cost }) => cost.gt(0))
    .sort((a, b) => b.cost.cmp(a.cost));
}

/** What an account has spent this month by kind, before tax, as the parts of a bar. */
export const partsByGroup = (
  { discount_percentage }: Pick<BillingAccount, 'discount_percentage'>,
  usage: readonly UsageEntry[],
  labelOf: (group: UsageGroup) => string,
) =>
  costByGroup(usage, discount_percentage).map(({ group, cost }) => ({
    id: group,
    label: labelOf(group),
    amount: cost.toString(),
    colour: groupColour[group],
  }));
