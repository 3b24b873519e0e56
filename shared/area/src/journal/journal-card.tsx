import { Card, EmptyState } from '@console/ui';
import { useText } from '../messages';
import { useJournal } from './use-journal';

export interface JournalCardProps {
  /** Only what was about it, as in useJournal. */
  readonly subject?: string;
}

/** 'Activity': what was done in this browser, newest first. */
export function JournalCard({ subject }: JournalCardProps) {
  const t = useText();
  const entries = useJournal(subject);
  return (
    <Card title={t('journal.title')}>{entries.length === 0 ? <EmptyState text={t('journal.scope')} /> : null}</Card>
  );
}
