import type { LocationState, UnreadRow } from '@console/api';
import { locationName } from '@console/area';
import type { RailItem, StatusState } from '@console/ui';

/** The rail's first cell: the sum of all. */
export const ALL = 'all';

type Mix = NonNullable<RailItem['mix']>;

/** What a cell stands for: how many rows, in which states. */
class Cell {
  count = 0;
  readonly mix: Mix = {};

  add(state: keyof Mix | undefined, count = 1): void {
    this.count += count;
    if (state) this.mix[state] = (this.mix[state] ?? 0) + count;
  }
}

export interface RailOptions<Row> {
  /** All that the list shows, also of places that have not answered since. */
  readonly rows: readonly Row[];
  readonly locations: readonly Pick<LocationState, 'slug' | 'state' | 'unread' | 'asOf'>[];
  /** Rows that could not be read, of a list that is not asked by location: nobody knows where they are. */
  readonly unread?: readonly UnreadRow[] | undefined;
  /** The state that a row counts for in the bars; without it there are no bars. */
  readonly statusOf?: ((row: Row) => StatusState) | undefined;
  /** Name of the first cell. */
  readonly allName: string;
}

/** Whether there may be rows of a place that are not shown: it has not answered, and nothing is left of its last response. */
export const lacksRows = ({ state, asOf }: Pick<LocationState, 'state' | 'asOf'>): boolean =>
  state !== 'ready' && asOf === undefined;

const missingRows = (unread: readonly UnreadRow[] | undefined): number =>
  unread?.filter(({ isMissing }) => isMissing).length ?? 0;

/**
 * The cells of the location rail: the sum, then each location with its count and states, or its silence. What could not be
 * read counts, too: it is there. The rows are walked once: there may be thousands.
 */
export function railItems<Row extends { readonly location: string }>(options: RailOptions<Row>): RailItem[] {
  const { rows, locations, unread, statusOf, allName } = options;
  const sum = new Cell();
  const cells = new Map(locations.map(({ slug }) => [slug, new Cell()]));
  for (const row of rows) {
    const state = statusOf?.(row);
    sum.add(state);
    cells.get(row.location)?.add(state);
  }
  const ofNoPlace = missingRows(unread);
  const unknown = statusOf && 'unknown';
  if (ofNoPlace > 0) sum.add(unknown, ofNoPlace);
  for (const location of locations) {
    const count = missingRows(location.unread);
    if (count === 0) continue;
    sum.add(unknown, count);
    cells.get(location.slug)?.add(unknown, count);
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
      // What is shown of before counts as what it is shown as; of other places nobody knows how many there are.
      isAtLeast: locations.some(lacksRows),
      ...item(sum),
    },
    ...locations.map(({ slug, state }) => ({
      id: slug,
      code: slug,
      name: locationName(slug),
      state,
      isAtLeast: ofNoPlace > 0,
      ...item(cells.get(slug) ?? new Cell()),
    })),
  ];
}
