import type { LocationState } from '@console/api';
import { locationName } from '@console/area';
import type { RailItem, StatusState } from '@console/ui';

/** The rail's first cell: the sum of all. */
export const ALL = 'all';

type Mix = Partial<Record<StatusState, number>>;

/** What a cell stands for: how many rows, in which states. */
class Cell {
  count = 0;
  readonly mix: Mix = {};

  add(state: StatusState | undefined): void {
    this.count += 1;
    if (state) this.mix[state] = (this.mix[state] ?? 0) + 1;
  }
}

export interface RailOptions<Row> {
  readonly rows: readonly Row[];
  readonly locations: readonly Pick<LocationState, 'slug' | 'state'>[];
  /** The state that a row counts for in the bars; without it there are no bars. */
  readonly statusOf?: ((row: Row) => StatusState) | undefined;
  /** Name of the first cell. */
  readonly allName: string;
}

/**
 * The cells of the location rail: the sum, then each location with its count and states, or its silence. The rows are
 * walked once: there may be thousands.
 */
export function railItems<Row extends { readonly location: string }>(options: RailOptions<Row>): RailItem[] {
  const { rows, locations, statusOf, allName } = options;
  const sum = new Cell();
  const cells = new Map(locations.map(({ slug }) => [slug, new Cell()]));
  for (const row of rows) {
    const state = statusOf?.(row);
    sum.add(state);
    cells.get(row.location)?.add(state);
  }
  const item = ({ count, mix }: Cell) => ({ count, ...(statusOf ? { mix } : {}) });
  const areAll = (state: LocationState['state']): boolean =>
    locations.length > 0 && locations.every((location) => location.state === state);
  return [
    {
      id: ALL,
      name: allName,
      // Of what nobody has told there is no sum, not one of 0.
      state: areAll('loading') ? 'loading' : areAll('failed') ? 'failed' : 'ready',
      ...item(sum),
    },
    ...locations.map(({ slug, state }) => ({
      id: slug,
      code: slug,
      name: locationName(slug),
      state,
      ...item(cells.get(slug) ?? new Cell()),
    })),
  ];
}
