import type { MeterRow } from '../model/billing';
import type { SiteRuntime } from '../site';
import type { SiteStore } from '../store/store';
import type { Metered } from './meter';
import { hourEnd, hourStart, nanoOf } from './usage';

/** What writing meters needs of a site. */
export type MeteredSite = Pick<SiteRuntime, 'store' | 'rates'>;

type Counted = Omit<MeterRow, 'id' | 'since' | 'from' | 'until'>;

const costs = ({ account_id, place, line }: Counted): string => JSON.stringify([account_id, place, line]);

const isShownAs = (row: MeterRow, { description, configuration }: Counted): boolean =>
  row.description === description && JSON.stringify(row.configuration) === JSON.stringify(configuration);

/** The meter in whose billed hour a second is; undefined where none has run, or its last hour is over. */
const meterAt = (rows: readonly MeterRow[], at: number): MeterRow | undefined =>
  rows.find((row) => row.from <= at && (row.until === null || at < hourEnd(row, row.until)));

/** Counts another size, or for another account, from a second of a meter's hour on. */
function change({ store, rates }: MeteredSite, current: MeterRow, next: Counted, id: string, at: number): void {
  const isDearer = current.account_id === next.account_id && nanoOf(next, rates) >= nanoOf(current, rates);
  const begun = hourStart(current, at);
  const isForThisHour = begun === at || isDearer;
  const from = isForThisHour ? begun : hourEnd(current, at + 1);
  const until = isForThisHour ? from : Math.min(current.until ?? at, at);
  if (current.from >= until) store.meters.delete(current.id);
  else store.meters.update(current.id, { until });
  store.meters.put({ ...next, id, since: current.since, from, until: null });
}

/**
 * Counts a part from a second on. An hour that has begun is billed once, to the account on which it began, at the most
 * that the part cost in it: what costs more counts for that hour, what costs less and another account from the next.
 */
function count(site: MeteredSite, next: Counted, id: string, at: number): void {
  const { store } = site;
  const rows = store.meters
    .by('owner', next.owner)
    .filter((row) => row.line.part === next.line.part && row.user_id === next.user_id);
  const planned = rows.find((row) => row.from > at);
  if (planned) store.meters.delete(planned.id);
  const current = meterAt(rows, at);
  if (!current) store.meters.put({ ...next, id, since: planned?.since ?? at, from: planned?.from ?? at, until: null });
  else if (costs(current) !== costs(next)) change(site, current, next, id, at);
  else if (current.until !== null || !isShownAs(current, next)) store.meters.put({ ...current, ...next, until: null });
}

/**
 * Counts a resource as it is from a second on, in epoch seconds: each of its parts, and none that it no longer has. Only
 * inside a transaction. `id`: of the meters that begin now.
 */
export function meter(site: MeteredSite, metered: Metered, at: number, id: string = crypto.randomUUID()): void {
  const { lines, ...shared } = metered;
  const parts = new Set(lines.map(({ part }) => part));
  stopParts(site.store, shared.owner, at, (part) => !parts.has(part));
  for (const { configuration = shared.configuration, ...line } of lines)
    count(site, { ...shared, configuration, line }, `${id}-${line.part}`, at);
}

/** Stops to count a resource; the hours that have begun are billed. Only inside a transaction. */
export const stopMeter = (store: SiteStore, owner: string, at: number): void => stopParts(store, owner, at, () => true);

function stopParts(store: SiteStore, owner: string, at: number, isOver: (part: string) => boolean): void {
  for (const row of store.meters.by('owner', owner)) {
    if (!isOver(row.line.part)) continue;
    if (row.from >= at) store.meters.delete(row.id);
    else if (row.until === null) store.meters.update(row.id, { until: at });
  }
}

/** Takes away whatever was counted of a resource: of one that never came to be. Only inside a transaction. */
export function forgetMeter(store: SiteStore, owner: string): void {
  for (const row of store.meters.by('owner', owner)) store.meters.delete(row.id);
}
