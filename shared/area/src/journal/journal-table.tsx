import { useState } from 'react';
import { Button, Card, ConfirmDialog, EmptyState, Menu } from '@console/ui';
import { useShownEmail } from '../use-shown-email';
import { useNow } from '../use-now';
import { useWords } from './declared';
import { RELATIVE_MS, type JournalEntry } from './entry';
import { exportCsv, exportJson } from './export';
import { JournalRow } from './journal-row';
import { forgetEntries } from './keep-journal';
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
  useWords(entries);
  // Only whoever acts for somebody else sees an address here: nobody need be asked who they are.
  const shown = useShownEmail({ checksAdministrator: false });
  const [isWhole, setWhole] = useState(false);
  const [isForgetting, setForgetting] = useState(false);
  if (entries.length === 0)
    return (
      <Card title={t('title')} footer={t('scope')}>
        <EmptyState text={t('empty')} />
      </Card>
    );
  const more = [
    { id: 'json', label: t('export.json'), icon: 'download' as const, onSelect: () => void exportJson(entries, shown) },
    { id: 'csv', label: t('export.csv'), icon: 'download' as const, onSelect: () => void exportCsv(entries, shown) },
    { id: 'forget', label: t('forget'), icon: 'trash-2' as const, divider: true, onSelect: () => setForgetting(true) },
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
      <ConfirmDialog
        open={isForgetting}
        onClose={() => setForgetting(false)}
        title={t('forget.title')}
        confirmLabel={t('forget.confirm')}
        onConfirm={() => forgetEntries(entries.map(({ id }) => id))}
      >
        {t('forget.text', { n: entries.length })}
      </ConfirmDialog>
    </Card>
  );
}
