import { DateTime, Skeleton } from '@console/ui';
import { useNow } from '../use-now';
import { useWordings } from './wordings';
import { RELATIVE_MS, type JournalEntry } from './entry';
import { useText, type JournalTextId } from './texts';
import { messageOf } from './entry-message';

const SHOWN = 3;

/** The newest entries in two short lines each. */
export function NewestEntries({ entries }: { readonly entries: readonly JournalEntry[] }) {
  const t = useText();
  useNow(RELATIVE_MS);
  const newest = entries.slice(0, SHOWN);
  useWordings(newest);
  return (
    <ul className="area-journal-newest" aria-label={t('list')}>
      {newest.map((entry) => (
        <li key={entry.id} data-outcome={entry.outcome}>
          {messageOf(entry) ?? <Skeleton width={120} />}
          <p className="ui-small ui-mut">
            {entry.outcome === 'ok' ? null : `${t(`newest.${entry.outcome}` satisfies JournalTextId)}, `}
            <DateTime value={entry.at} as="relative" />
          </p>
        </li>
      ))}
    </ul>
  );
}
