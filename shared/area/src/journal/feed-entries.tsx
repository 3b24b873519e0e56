import { useMemo } from 'react';
import { Skeleton } from '@console/ui';
import { ActivityItem } from '../home-items';
import { Slot } from '../slot';
import { useNow } from '../use-now';
import { useActivityRows, type ActivityRow } from './activity-rows';
import { RELATIVE_MS, type JournalEntry } from './entry';
import { outcomeShapes } from './outcome-shapes';
import { useText } from './texts';

/** What was done, to what, and what became of it where it was not done; undefined while its words are on their way. */
function useSentence(): (row: ActivityRow) => string | undefined {
  const t = useText();
  return ({ entry: { outcome, message }, what, resource, called }) => {
    if (what === undefined) return undefined;
    const end = outcome === 'ok' || (outcome === 'failed' && message !== undefined) ? message : t(`newest.${outcome}`);
    const text = end === undefined ? what : `${what}: ${end}`;
    const name = resource?.name ?? called;
    return name === undefined || what.includes(name) ? text : `${name}: ${text}`;
  };
}

/**
 * Entries as lines of the home page's feed: what was done to what, which they lead to as long as it is there. Only the areas
 * that they are of are asked for names.
 */
export function FeedEntries({ entries }: { readonly entries: readonly JournalEntry[] }) {
  useNow(RELATIVE_MS);
  const rows = useActivityRows(entries);
  const sentence = useSentence();
  const areas = useMemo(() => entries.flatMap(({ area = [] }) => area), [entries]);
  return (
    <>
      {rows.map((row) => (
        <ActivityItem
          key={row.entry.id}
          state={outcomeShapes[row.entry.outcome]}
          label={sentence(row) ?? <Skeleton width={160} />}
          at={row.entry.at}
          {...(row.resource ? { to: row.resource.to } : {})}
        />
      ))}
      <Slot name="shell.search" areas={areas} failure={() => null} />
    </>
  );
}
