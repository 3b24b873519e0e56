import { useState } from 'react';
import { Card, Delayed, SidebarBlock, SkeletonText, useOnDemand } from '@console/ui';
import { useText } from '../messages';
import { hasEntries } from './keys';
import { journalPart } from './load-journal';
import type { JournalEntry } from './entry';
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

export interface JournalFeedProps {
  /** So many at most. */
  readonly most: number;
  /** Names of what is told of elsewhere already, such as jobs that run: attempts to make it are left out. */
  readonly without: readonly string[];
}

const isAttemptAt = ({ outcome, details }: JournalEntry, names: readonly string[]): boolean =>
  outcome !== 'ok' && Object.values(details).some((value) => typeof value === 'string' && names.includes(value));

/** The newest of it as lines of the home page's feed; nothing where there is none, and no code for it either. */
export function JournalFeed({ most, without }: JournalFeedProps) {
  const [hadSome] = useState(hasEntries);
  const entries = useEntries(undefined, hadSome);
  const journal = useOnDemand(journalPart, entries.length > 0);
  if (!journal || entries.length === 0) return null;
  const shown = entries.filter((entry) => !isAttemptAt(entry, without)).slice(0, most);
  return <journal.FeedEntries entries={shown} />;
}
