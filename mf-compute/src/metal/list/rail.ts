import { ALL } from '@console/domain/list';
import type { RailItem } from '@console/ui';
import type { LeaseRow } from '../lease/rows';
import { metalStatus } from '../lease/status';
import type { MetalId } from '../lease/texts';

/** Leased servers are pending or in use; the others only ever appear when something is wrong. (spec 3, section 4) */
const usual = ['in_use', 'pending'];

interface WholeList {
  /** `loading` while nobody has answered, `failed` where nobody will. */
  readonly state: NonNullable<RailItem['state']>;
  /** Rows that could not be read, in whatever status they are. */
  readonly missing: number;
  /** Rows of other locations may be missing. */
  readonly isAtLeast: boolean;
}

/**
 * One cell for all servers and one for each status that there is.
 * @param t reads texts
 */
export function leaseRail(
  rows: readonly Pick<LeaseRow, 'status'>[],
  { state, missing, isAtLeast }: WholeList,
  t: (id: MetalId) => string,
): RailItem[] {
  const counts = new Map<string, number>(usual.map((status) => [status, 0]));
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1);
  const mix: NonNullable<RailItem['mix']> = missing > 0 ? { unknown: missing } : {};
  const cells = [...counts].map(([status, count]): RailItem => {
    const { state: shape, text } = metalStatus(status);
    mix[shape] = (mix[shape] ?? 0) + count;
    return {
      id: status,
      name: text ? t(text) : status,
      shape,
      count,
      isAtLeast: isAtLeast || missing > 0,
      mix: { [shape]: count },
      state,
    };
  });
  const all = {
    id: ALL,
    icon: 'server',
    name: t('list.all'),
    count: rows.length + missing,
    isAtLeast,
    mix,
    state,
  } as const;
  return [all, ...cells];
}
