import { useState } from 'react';
import { Button, Card, EmptyState, Menu } from '@console/ui';
import { useShownEmail } from '../use-shown-email';
import { useNow } from '../use-now';
import { useWordings } from './wordings';
import { useClearEntries } from './clear-entries';
import { RELATIVE_MS, type JournalEntry } from './entry';
import { exportCsv, exportJson } from './export';
import { JournalRow } from './journal-row';
import { useText } from './texts';

/** So many are drawn at first. */
const FIRST = 50;

export interface JournalTableProps {
  readonly entries: readonly JournalEntry[];
  /** Whether all of them are about one thing, which need not be said of each then. */
  readonly hasSubject: boolean;
}

/** What was done in this browser, newest first. */
export function JournalTable({ entries, hasSubject }: JournalTableProps) {
  const t = useText();
  useNow(RELATIVE_MS);
  useWordings(entries);
  // Only whoever acts for somebody else sees an address here: nobody need be asked who they are.
  const shown = useShownEmail({ checksAdministrator: false });
  const [isWhole, setWhole] = useState(false);
  const clear = useClearEntries(entries);
  if (entries.length === 0)
    return (
      <Card title={t('title')} footer={t('scope')}>
        <EmptyState icon="history" text={t('empty')} />
      </Card>
    );
  const more = [
    { id: 'json', label: t('export.json'), icon: 'download' as const, onSelect: () => void exportJson(entries, shown) },
    { id: 'csv', label: t('export.csv'), icon: 'download' as const, onSelect: () => void exportCsv(entries, shown) },
    clear.item,
  ];
  return (
    <Card
      flush
      title={t('title')}
      actions={<Menu trigger="icon" size="sm" label={t('more')} items={more} />}
      footer={t('scope')}
    >
      <ul className="area-journal" aria-label={t('list')}>
        {(isWhole ? entries : entries.slice(0, FIRST)).map((entry) => (
          <JournalRow key={entry.id} entry={entry} hasSubject={hasSubject} shown={shown} />
        ))}
      </ul>
      {!isWhole && entries.length > FIRST ? (
        <Button variant="bare" full onClick={() => setWhole(true)}>
          {t('all', { n: entries.length })}
        </Button>
      ) : null}
      {clear.dialog}
    </Card>
  );
}
