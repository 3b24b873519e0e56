import type { UsageEntry } from '@console/contract/usage';
import { longestHours } from './credit';

const HOUR_MS = 3_600_000;
/** Usage counts whole hours: what has gained fewer than have gone by, less these, has ended. */
const SLACK_HOURS = 1.5;
const LOOK_HOURS = 2;
/** Usage that has counted nothing for so long does not come late: nothing runs. Some count once a day. */
const SILENT_HOURS = 26;

/** A part of the usage that did not run for all of the month, as it was seen. */
export interface SeenPart {
  /** Its hours at the last look. */
  readonly hours: number;
  /** Its hours, and the clock, when it was decided last whether it runs. */
  readonly hoursThen: number;
  readonly clock: number;
  /** Undefined as long as nobody can tell. */
  readonly runs?: boolean | undefined;
}

/** What was seen of an account's usage in a month: usage says what has cost, and not whether it goes on. */
export interface SeenUsage {
  /** Epoch milliseconds by the server's clock. */
  readonly at: number;
  /** Hours that usage has counted from look to look: it may come late, but comes late for all parts. */
  readonly clock: number;
  /** When it has counted last: epoch milliseconds. */
  readonly countedAt: number;
  /** Hours of the part that had run longest. */
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

/**
 * Hours that usage has counted since the last look: the most that any part has gained, whichever has ended meanwhile. Hours are
 * whole, and those of parts begin at other minutes: often looked at, they come to no more than have gone by.
 */
function counted(before: SeenUsage, usage: readonly Entry[], now: number): number {
  const gains = usage.map(({ uuid, hours }) => {
    const seen = uuid ? before.parts[uuid]?.hours : undefined;
    return (hours ?? 0) - (seen ?? before.longest);
  });
  const silent = (now - before.countedAt) / HOUR_MS;
  const gained = Math.min(Math.max(0, ...gains), Math.max(0, (now - before.at) / HOUR_MS));
  return gained === 0 && silent >= SILENT_HOURS ? silent : gained;
}

/** A part that was not among the late ones: it has begun since, or it had run for all of the month until then. */
function seeNewPart(hours: number, before: SeenUsage, clock: number, longest: number): SeenPart {
  const couldHaveRun = hours >= before.longest - 1;
  const part = { hours, hoursThen: hours, clock };
  if (!couldHaveRun || hours <= clock - before.clock + SLACK_HOURS) return { ...part, runs: true };
  return longest - hours > 1 + SLACK_HOURS ? { ...part, runs: false } : part;
}

function seePart(hours: number, seen: SeenPart, clock: number): SeenPart {
  const [gained, passed] = [hours - seen.hoursThen, clock - seen.clock];
  if (passed >= LOOK_HOURS) return { hours, hoursThen: hours, clock, runs: gained >= passed - SLACK_HOURS };
  return gained > 0 ? { hours, hoursThen: hours, clock, runs: true } : { ...seen, hours };
}

/**
 * What is known after another look at the usage of a month: parts that gain hours run, parts that gain none while others do
 * have ended.
 * @param now epoch milliseconds by the server's clock
 */
export function seeUsage(before: SeenUsage | undefined, usage: readonly Entry[], now: number): SeenUsage {
  const last = ofMonth(before, now);
  const longest = span(usage);
  const hours = last ? counted(last, usage, now) : 0;
  const clock = (last?.clock ?? 0) + hours;
  const parts = usage.flatMap((entry): [string, SeenPart][] => {
    const { uuid } = entry;
    if (!uuid || !isLate(entry, longest)) return [];
    const had = entry.hours ?? 0;
    if (!last) return [[uuid, { hours: had, hoursThen: had, clock }]];
    const seen = last.parts[uuid];
    return [[uuid, seen ? seePart(had, seen, clock) : seeNewPart(had, last, clock, longest)]];
  });
  const countedAt = last && hours === 0 ? last.countedAt : now;
  return { at: now, clock, countedAt, longest, parts: Object.fromEntries(parts) };
}

/** Whether nobody can tell yet of some part whether it still runs. */
export const isUndecided = (usage: readonly Entry[], seen: SeenUsage): boolean =>
  usage.some((entry) => isLate(entry, span(usage)) && seen.parts[entry.uuid ?? '']?.runs === undefined);

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
