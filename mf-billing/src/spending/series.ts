import { locationName } from '@console/area';
import type { ChartSeries } from '@console/ui';
import { groupColour, usageGroups, type UsageGroup } from '../usage/groups';
import type { Charge } from './model/charges';
import type { SpendRow } from './model/rows';

/** What the columns of a day are made of; the choice stands in the address. */
export const stacks = ['kind', 'location', 'resource'] as const;
export type Stack = (typeof stacks)[number];

export const stackOf = (value: string | null): Stack => stacks.find((stack) => stack === value) ?? 'kind';

const MOST = 5;

interface SeriesNames {
  readonly group: (group: UsageGroup) => string;
  /** Of storage and what no kind is known of: both are neutral. */
  readonly storageAndOther: string;
  readonly other: string;
  readonly noPlace: string;
}

export interface Stacking {
  readonly series: readonly ChartSeries[];
  /** The series that a charge counts under, by its place in `series`. */
  readonly placeOf: (charge: Charge) => number;
}

/** The first four, and the rest together, where there are more than five. */
function ranked(
  names: readonly string[],
  labelOf: (name: string) => string,
  other: string,
): Omit<Stacking, 'placeOf'> & {
  readonly at: (name: string) => number;
} {
  const shown = names.length > MOST ? names.slice(0, MOST - 1) : names;
  const places = new Map(shown.map((name, at) => [name, at]));
  return {
    series: [...shown.map((name) => ({ name: labelOf(name) })), ...(names.length > MOST ? [{ name: other }] : [])],
    at: (name) => places.get(name) ?? shown.length,
  };
}

function byKind(rows: readonly SpendRow[], messages: SeriesNames): Stacking {
  const present = new Set(rows.map(({ group }) => group));
  const hasBoth = present.has('storage') && present.has('other');
  const groups = usageGroups.filter((group) => present.has(group) && !(hasBoth && group === 'other'));
  return {
    series: groups.map((group) => ({
      name: hasBoth && group === 'storage' ? messages.storageAndOther : messages.group(group),
      colour: groupColour[group],
    })),
    placeOf: ({ group }) => groups.indexOf(hasBoth && group === 'other' ? 'storage' : group),
  };
}

/** What the columns are stacked of: kinds in their order, locations in the site's, resources by what they cost. */
export function stackingOf(
  stack: Stack,
  rows: readonly SpendRow[],
  slugs: readonly string[],
  messages: SeriesNames,
): Stacking {
  if (stack === 'kind') return byKind(rows, messages);
  if (stack === 'resource') {
    const names = new Map(rows.map((row) => [row.uuid, row.name]));
    const { series, at } = ranked([...names.keys()], (uuid) => names.get(uuid) ?? uuid, messages.other);
    return { series, placeOf: ({ owner }) => at(owner) };
  }
  const places = new Map(rows.map((row) => [row.uuid, row.location]));
  const present = new Set(places.values());
  const order = [...slugs.filter((slug) => present.has(slug)), ...(present.has('') ? [''] : [])];
  const { series, at } = ranked(order, (slug) => (slug === '' ? messages.noPlace : locationName(slug)), messages.other);
  return { series, placeOf: ({ owner }) => at(places.get(owner) ?? '') };
}
