import type { UsageEntry } from '@console/contract/usage';

const HOUR_MS = 3_600_000;
/** Usage counts whole hours: what has gained fewer than have gone by, less these, has ended. */
const SLACK_HOURS = 1.5;
const LOOK_HOURS = 2;

/** A part of the usage that did not run for all of the month, as it was seen last. */
export interface SeenPart {
  readonly hours: number;
  /** When it had so many: epoch milliseconds by the server's clock. */
  readonly at: number;
  /** Undefined as long as nobody can tell. */
  readonly runs?: boolean | undefined;
}

/** What was seen of an account's usage in a month: usage says what has cost, and not whether it goes on. */
export interface SeenUsage {
  readonly at: number;
  readonly parts: Readonly<Record<string, SeenPart>>;
}

type Entry = Pick<UsageEntry, 'uuid' | 'hours' | 'cost' | 'price'>;

const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);

/** Hours in which anything ran. */
const span = (usage: readonly Entry[]): number => Math.max(1, ...usage.map(({ hours }) => hours ?? 0));

const isLate = ({ hours }: Entry, longest: number): boolean => (hours ?? 0) < longest - 1;

function seePart(hours: number, seen: SeenPart | undefined, before: SeenUsage, now: number): SeenPart {
  // Not among what was late: it has begun since, or it had run for all of the month and has ended.
  if (!seen) return { hours, at: now, runs: hours <= (now - before.at) / HOUR_MS + SLACK_HOURS };
  const passed = (now - seen.at) / HOUR_MS;
  if (passed < LOOK_HOURS) return hours > seen.hours ? { hours, at: now, runs: true } : seen;
  return { hours, at: now, runs: hours - seen.hours >= passed - SLACK_HOURS };
}

/**
 * What is known after another look at the usage of a month: parts that gain hours run, parts that gain none have ended.
 * @param now epoch milliseconds by the server's clock
 */
export function seeUsage(before: SeenUsage | undefined, usage: readonly Entry[], now: number): SeenUsage {
  const last = before && monthOf(before.at) === monthOf(now) ? before : undefined;
  const longest = span(usage);
  const parts = usage.flatMap((entry): [string, SeenPart][] => {
    const { uuid, hours } = entry;
    if (!uuid || !isLate(entry, longest)) return [];
    return [[uuid, last ? seePart(hours ?? 0, last.parts[uuid], last, now) : { hours: hours ?? 0, at: now }]];
  });
  return { at: now, parts: Object.fromEntries(parts) };
}

/**
 * By how much what runs now costs more an hour than the month did on average; 1 where that is the same, or not known. What has
 * begun late counts with its whole rate and what has ended not at all; of what nobody can tell, its average.
 */
export function paceFactor(usage: readonly Entry[], seen: SeenUsage): number {
  const longest = span(usage);
  let average = 0;
  let present = 0;
  for (const entry of usage) {
    const { uuid, hours, cost, price } = entry;
    const mean = cost / longest;
    average += mean;
    const part = uuid && isLate(entry, longest) ? seen.parts[uuid] : undefined;
    if (part?.runs === undefined) present += mean;
    else if (part.runs) present += hours ? cost / hours : (price ?? 0);
  }
  return average > 0 ? present / average : 1;
}
