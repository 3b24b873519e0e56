import { useMemo } from 'react';
import { serverNow, type LocationState } from '@console/api';
import { useFormat } from '@console/ui';
import type { DataTableProps } from '@console/ui/data';
import { useText } from './messages';

interface KeptRowsOptions<Row> {
  readonly rows: readonly Row[];
  readonly kept: readonly Row[];
  readonly locations: readonly LocationState[];
}

export interface KeptRows<Row> {
  /** What is shown: the rows that were read, then those of the last visit. */
  readonly all: readonly Row[];
  /** Which of them are old, and since when; for the table. */
  readonly old: DataTableProps<Row>['old'];
  /** Of a location that does not answer: what is shown of it. */
  readonly missesKept: string;
}

const dayOf = (at: Date): string => at.toDateString();

/** Puts rows of the last visit beside those that were read, and says from when they are. */
export function useKeptRows<Row extends { readonly uuid: string }>(options: KeptRowsOptions<Row>): KeptRows<Row> {
  const { rows, kept, locations } = options;
  const t = useText();
  const { date } = useFormat();
  const all = useMemo(() => {
    if (kept.length === 0) return rows;
    const read = new Set(rows.map(({ uuid }) => uuid));
    return [...rows, ...kept.filter(({ uuid }) => !read.has(uuid))];
  }, [rows, kept]);
  const isOld = useMemo(() => {
    const old = new Set(kept);
    return (row: Row) => old.has(row);
  }, [kept]);
  const moments = locations.flatMap(({ asOf }) => asOf ?? []);
  if (kept.length === 0 || moments.length === 0) return { all, old: undefined, missesKept: '' };
  const oldest = new Date(Math.min(...moments));
  const time = date(oldest, dayOf(oldest) === dayOf(serverNow()) ? 'time' : 'datetime');
  const isUpdating = locations.some(
    ({ asOf, state, retryAt }) => asOf !== undefined && (state === 'loading' || retryAt !== undefined),
  );
  return {
    all,
    old: { isOld, note: t(isUpdating ? 'asOf.updating' : 'asOf', { time }) },
    missesKept: t('asOf.failed', { time }),
  };
}
