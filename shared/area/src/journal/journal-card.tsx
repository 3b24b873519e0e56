import { useState } from 'react';
import { Card, Delayed, SidebarBlock, SkeletonText, useOnDemand } from '@console/ui';
import { useText } from '../messages';
import { hasEntries } from './keys';
import { journalPart } from './load-journal';
import { useEntries, useJournal, type JournalSubject } from './use-journal';

export interface JournalProps {
  /** Only what was about it, as in useJournal. */
  readonly subject?: JournalSubject;
}

const loading = (
  <Delayed>
    <SkeletonText />
  </Delayed>
);

/** 'Activity': what was done in this browser, newest first, with what became of it. */
export function JournalCard({ subject }: JournalProps) {
  const t = useText();
  const journal = useOnDemand(journalPart);
  const entries = useJournal(subject);
  if (!journal) return <Card title={t('journal.title')}>{loading}</Card>;
  return <journal.JournalTable entries={entries} hasSubject={subject !== undefined} />;
}

/** The newest of it, for a sidebar; nothing where there is none, and no code for it either. */
export function JournalBlock({ subject }: JournalProps) {
  const t = useText();
  const [hadSome] = useState(hasEntries);
  const entries = useEntries(subject, hadSome);
  const journal = useOnDemand(journalPart, entries.length > 0);
  if (!journal || entries.length === 0) return null;
  return (
    <SidebarBlock title={t('journal.title')}>
      <journal.NewestEntries entries={entries} />
    </SidebarBlock>
  );
}
