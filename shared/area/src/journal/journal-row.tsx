import { CopyText, DateTime, Skeleton, StatusShape, useFormat } from '@console/ui';
import type { JournalEntry } from './entry';
import { outcomeShapes } from './outcome-shapes';
import { useText, type JournalTextId } from './texts';
import { messageOf } from './entry-message';

/** Why a call has failed, or cannot be said to have been done. */
function useReason({ outcome, message }: JournalEntry): string | undefined {
  const t = useText();
  // What could not be found out says what to do itself.
  return message ?? (outcome === 'unknown' ? t('noAnswer') : undefined);
}

export interface JournalRowProps {
  readonly entry: JournalEntry;
  /** Whether what it is about need not be said. */
  readonly hasSubject: boolean;
  /** What may be seen of an address. */
  readonly shown: (email: string) => string;
}

/** What was done, what became of it, when, and for whom. */
export function JournalRow({ entry, hasSubject, shown }: JournalRowProps) {
  const t = useText();
  const format = useFormat();
  const reason = useReason(entry);
  const { at, outcome, correlationId, actingFor, tookMs, subjects } = entry;
  const [subject] = subjects;
  return (
    <li data-outcome={outcome}>
      <StatusShape state={outcomeShapes[outcome]} />
      <div>
        <b>{messageOf(entry) ?? <Skeleton width={120} />}</b>{' '}
        {outcome === 'ok' ? null : (
          <span className="area-journal-outcome">{t(`state.${outcome}` satisfies JournalTextId)}</span>
        )}
        {reason === undefined ? null : <p className="ui-sec">{reason}</p>}
        {correlationId === undefined ? null : <CopyText mono value={correlationId} label={t('correlation')} />}
        {hasSubject || subject === undefined ? null : <p className="ui-small ui-mut ui-mono">{subject}</p>}
        <p className="ui-small ui-mut">
          <DateTime value={at} />
          {tookMs !== undefined && tookMs >= 1000 ? `, ${t('took', { duration: format.duration(tookMs / 1000) })}` : ''}
          {actingFor === undefined ? '' : `, ${t('actingFor', { owner: shown(actingFor) })}`}
        </p>
      </div>
      <DateTime value={at} as="relative" />
    </li>
  );
}
