import type { LocationState } from '@console/api';
import { locationName } from '@console/area';
import { LocationRail, type StatusState } from '@console/ui';
import { useText } from './texts';

/** The rail's first cell. */
export const ALL = 'all';

export interface PlaceRailProps<Row> {
  readonly locations: readonly Pick<LocationState, 'slug' | 'state' | 'count'>[];
  readonly rows: readonly Row[];
  readonly value: string;
  readonly onChange: (slug: string) => void;
  /** The status that a row counts for in the bar; without it there are no bars. */
  readonly statusOf?: (row: Row) => StatusState;
}

function mixOf<Row>(rows: readonly Row[], statusOf: (row: Row) => StatusState): Partial<Record<StatusState, number>> {
  const mix: Partial<Record<StatusState, number>> = {};
  for (const row of rows) {
    const state = statusOf(row);
    mix[state] = (mix[state] ?? 0) + 1;
  }
  return mix;
}

/** The location rail over rows that know their location: the sum first, then each place with its count and states. */
export function PlaceRail<Row extends { location: string }>({
  locations,
  rows,
  value,
  onChange,
  statusOf,
}: PlaceRailProps<Row>) {
  const t = useText();
  if (locations.length < 2) return null;
  const bar = (own: readonly Row[]) => (statusOf ? { mix: mixOf(own, statusOf) } : {});
  const allFailed = locations.every(({ state }) => state === 'failed');
  const isLoading = locations.every(({ state }) => state === 'loading');
  const items = [
    {
      id: ALL,
      name: t('rail.all'),
      count: rows.length,
      state: allFailed ? 'failed' : isLoading ? 'loading' : 'ready',
      ...bar(rows),
    } as const,
    ...locations.map(({ slug, state, count }) => ({
      id: slug,
      name: locationName(slug),
      code: slug,
      count,
      state,
      ...bar(rows.filter((row) => row.location === slug)),
    })),
  ];
  return (
    <LocationRail
      label={t('rail.label')}
      items={items}
      value={value}
      onChange={onChange}
      failedLabel={t('rail.failed')}
    />
  );
}
