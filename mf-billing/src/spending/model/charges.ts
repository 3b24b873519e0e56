import { big, type Money } from '@console/api';
import type { UsageEntry } from '@console/contract/usage';
import { keptOf, usageGroup, type UsageGroup } from '../../usage/groups';
import type { Resource } from './resources';

/** A part of a resource that is priced by itself, in the running month. Money before tax and after the account's discount. */
export interface Charge {
  readonly id: string;
  /** The resource, as usage knows it. */
  readonly owner: string;
  readonly name: string;
  readonly description: string;
  readonly group: UsageGroup;
  /** 'main', 'block', 'snapshot', 'backup', 'windows', or a word that a server has of its own; '' without one. */
  readonly uptime: string;
  readonly hours: number;
  readonly hourly: Money;
  readonly cost: Money;
  /** GB; undefined where it is not about a size. */
  readonly disk: number | undefined;
  /** It goes on being charged. */
  readonly isOn: boolean;
  /** Hours of later charges that followed it: it ended so many hours ago. Undefined where that cannot be told. */
  readonly endedAgo: number | undefined;
}

/** What is known of the resources that are there now. */
export interface KnownResources {
  readonly index: ReadonlyMap<string, Resource>;
  /** Every list has come whole: what is not in it is not there. */
  readonly isComplete: boolean;
}

const isMain = (uptime: string): boolean => /^$|main|compute|running|cpu|ram/i.test(uptime);

const ownerOf = (entry: UsageEntry, at: number): string => entry.owner_uuid ?? entry.uuid ?? `entry ${at}`;

/** How an entry is called: as its configuration says, by its description, else by its id. */
export const nameOf = (entry: UsageEntry): string =>
  entry.configurations.find(({ vm_name: name }) => name)?.vm_name ||
  entry.description ||
  entry.owner_uuid ||
  entry.uuid ||
  '';

/** Copies and disks of a machine that are there, as `type size`, each as often as there is one. */
function presentParts({ vm }: Resource): string[] | undefined {
  return vm?.storage.flatMap((disk) => [
    `block ${disk.size}`,
    ...disk.replica.map(({ type, size }) => `${type} ${size ?? 0}`),
  ]);
}

/** Takes the first of a list's values away; false where it is not among them. */
function take(values: string[], value: string): boolean {
  const at = values.indexOf(value);
  if (at >= 0) values.splice(at, 1);
  return at >= 0;
}

/** Whether all that is charged are disks: of one without a machine no list tells whether it is there. */
export const isDiskAlone = (charges: readonly Pick<Charge, 'uptime'>[]): boolean =>
  charges.every(({ uptime }) => /^block/i.test(uptime));

type Draft = Omit<Charge, 'isOn' | 'endedAgo'>;

/**
 * Which charges of one resource go on. It has one main charge at a time, the last that the API lists: earlier ones, from
 * before it was resized, ended where the next began. Disks and copies go on while they are there.
 */
function settle(drafts: readonly Draft[], resource: Resource | undefined, isThere: boolean): Charge[] {
  const present = resource && presentParts(resource);
  const settled: Charge[] = [];
  let laterHours = 0;
  let hasMain = false;
  for (const draft of drafts.toReversed()) {
    if (isMain(draft.uptime)) {
      settled.push({ ...draft, isOn: isThere && !hasMain, endedAgo: isThere ? laterHours : undefined });
      laterHours += draft.hours;
      hasMain = true;
    } else {
      const isOn = isThere && (present === undefined || draft.disk === undefined || isAmong(present, draft));
      settled.push({ ...draft, isOn, endedAgo: isOn ? 0 : undefined });
    }
  }
  return settled.reverse();
}

const isAmong = (present: string[], { uptime, disk }: Draft): boolean =>
  !/block|snapshot|backup/i.test(uptime) || take(present, `${uptime.toLowerCase()} ${disk}`);

/**
 * The month's usage as charges, each with whether it goes on.
 * @param discount of the account, in percent
 * @param elapsed hours of the month so far: what ran for all of them runs now, also where no list has it
 */
export function chargesOf(
  usage: readonly UsageEntry[],
  { index, isComplete }: KnownResources,
  discount: number | null | undefined,
  elapsed: number,
): Charge[] {
  const kept = keptOf(discount);
  const net = kept.eq(1) ? big : (amount: number | null | undefined): Money => big(amount).times(kept);
  const byOwner = new Map<string, Draft[]>();
  usage.forEach((entry, at) => {
    const owner = ownerOf(entry, at);
    const draft: Draft = {
      id: `${entry.uuid ?? owner} ${at}`,
      owner,
      name: index.get(owner)?.name ?? nameOf(entry),
      description: entry.description ?? '',
      group: usageGroup(entry),
      uptime: entry.uptime_types.join(' '),
      hours: entry.hours ?? 0,
      hourly: net(entry.price),
      cost: net(entry.cost),
      disk: entry.configurations.at(-1)?.disk_size_GB ?? undefined,
    };
    const known = byOwner.get(owner);
    if (known) known.push(draft);
    else byOwner.set(owner, [draft]);
  });
  return [...byOwner].flatMap(([owner, drafts]) => {
    const resource = index.get(owner);
    const ranAll = drafts.some(({ hours }) => hours >= elapsed - 1);
    return settle(drafts, resource, resource !== undefined || !isComplete || ranAll);
  });
}
