import type { UsageEntry } from '@console/contract/usage';
import { longestHours } from './credit';

/** Usage counts whole hours: what has gained fewer than have gone by, less these, has ended. */
const SLACK_HOURS = 1.5;
const LOOK_HOURS = 2;

/** A part of the usage that did not run for all of the month, as it was seen last. */
export interface SeenPart {
  readonly hours: number;
  /** How many hours the longest part had then: the clock, for usage may come late, but comes late for all parts. */
  readonly longest: number;
  /** Undefined as long as nobody can tell. */
  readonly runs?: boolean | undefined;
}

/** What was seen of an account's usage in a month: usage says what has cost, and not whether it goes on. */
export interface SeenUsage {
  /** Epoch milliseconds by the server's clock. */
  readonly at: number;
  readonly longest: number;
  readonly parts: Readonly<Record<string, SeenPart>>;
}

type Entry = Pick<UsageEntry, 'uuid' | 'hours' | 'cost' | 'price'>;

const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);

/** What was seen, where that was in the month of a time; `now` in epoch milliseconds. */
export const ofMonth = <Seen extends Pick<SeenUsage, 'at'>>(seen: Seen | undefined, now: number): Seen | undefined =>
  seen && monthOf(seen.at) === monthOf(now) ? seen : undefined;

/** Hours in which anything ran. */
const span = (usage: readonly Entry[]): number => Math.max(1, longestHours(usage));

const isLate = ({ hours }: Entry, longest: number): boolean => (hours ?? 0) < longest - 1;

/** A part that was not among the late ones: it has begun since, or it had run for all of the month until then. */
function seeNewPart(hours: number, before: SeenUsage, longest: number): SeenPart {
  const couldHaveRun = hours >= before.longest - 1;
  if (!couldHaveRun || hours <= longest - before.longest + SLACK_HOURS) return { hours, longest, runs: true };
  return { hours, longest, ...(longest - hours > 1 + SLACK_HOURS ? { runs: false } : {}) };
}

function seePart(hours: number, seen: SeenPart, longest: number): SeenPart {
  const passed = longest - seen.longest;
  if (passed < LOOK_HOURS) return hours > seen.hours ? { hours, longest, runs: true } : seen;
  return { hours, longest, runs: hours - seen.hours >= passed - SLACK_HOURS };
}

/**
 * What is known after another look at the usage of a month: parts that gain hours run, parts that gain none while others do
 * have ended.
 * @param now epoch milliseconds by the server's clock
 */
export function seeUsage(before: SeenUsage | undefined, usage: readonly Entry[], now: number): SeenUsage {
  const last = ofMonth(before, now);
  const longest = span(usage);
  const parts = usage.flatMap((entry): [string, SeenPart][] => {
    const { uuid, hours } = entry;
    if (!uuid || !isLate(entry, longest)) return [];
    const had = hours ?? 0;
    if (!last) return [[uuid, { hours: had, longest }]];
    const seen = last.parts[uuid];
    return [[uuid, seen ? seePart(had, seen, longest) : seeNewPart(had, last, longest)]];
  });
  return { at: now, longest, parts: Object.fromEntries(parts) };
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
