import { useState, type ReactNode } from 'react';
import { ConfirmDialog, type MenuItem } from '@console/ui';
import type { JournalEntry } from './entry';
import { forgetEntries } from './keep-journal';
import { useText } from './texts';

/** The item of a menu that clears these entries from this browser, and the dialog that asks first. */
export function useClearEntries(entries: readonly JournalEntry[]): { item: MenuItem; dialog: ReactNode } {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  return {
    item: { id: 'clear', label: t('clear'), icon: 'trash-2', divider: true, onSelect: () => setAsking(true) },
    dialog: (
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('clear.title')}
        confirmLabel={t('clear')}
        onConfirm={() => forgetEntries(entries.map(({ id }) => id))}
      >
        {t('clear.text', { n: entries.length })}
      </ConfirmDialog>
    ),
  };
}
