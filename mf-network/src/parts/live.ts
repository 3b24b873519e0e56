import type { Located, LocationsQuery } from '@console/api';

/** A query without the rows that are deleted on the server but still in its list, and with counts that agree. */
export function withoutDeleted<Row extends { is_deleted?: boolean | null | undefined }>(
  query: LocationsQuery<Row>,
): LocationsQuery<Row> {
  const isLive = (row: Located<Row>): boolean => row.is_deleted !== true;
  const rows = query.rows.filter(isLive);
  const counts = new Map<string, number>();
  for (const { location } of rows) counts.set(location, (counts.get(location) ?? 0) + 1);
  return {
    ...query,
    rows,
    ...(query.kept ? { kept: query.kept.filter(isLive) } : {}),
    locations: query.locations.map((state) => ({
      ...state,
      count: (counts.get(state.slug) ?? 0) + (state.unread ?? []).filter(({ isMissing }) => isMissing).length,
    })),
  };
}
