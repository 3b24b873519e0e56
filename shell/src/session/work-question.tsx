import { useSyncExternalStore } from 'react';
import { answerEnd, pendingEnd, type NamedBulk } from '@console/area';
import { ConfirmDialog, useBackCloses } from '@console/ui';
import { useText } from '../texts';
import { useEndingText } from './ending-texts';

function RunLine({ bulk: { label, run } }: { bulk: NamedBulk }) {
  const t = useEndingText();
  useSyncExternalStore(run.subscribe, run.version);
  const { count, ended } = run.counts();
  const left = run.note?.() ?? t('left', { n: count - ended, count });
  return (
    <li>
      {label} ({run.isRunning() ? left : t('finished')})
    </li>
  );
}

/** Names what would end, before somebody logs out or changes for whom they work. */
export function WorkQuestion() {
  const shell = useText();
  const t = useEndingText();
  const { question, isOpen } = pendingEnd();
  useBackCloses(isOpen, () => answerEnd(false));
  if (!question) return null;
  const { by, runs, isUnsaved, losesDrafts } = question;
  const isTypingAlone = runs.length === 0 && (isUnsaved || losesDrafts);
  return (
    <ConfirmDialog
      open={isOpen}
      onClose={() => answerEnd(false)}
      onConfirm={() => answerEnd(true)}
      title={t(`${by}.title`)}
      confirmLabel={t(`${by}.confirm`)}
    >
      {runs.length > 0 ? (
        <>
          <p>{t('running')}</p>
          <ul className="ui-stack tight">
            {runs.map((bulk) => (
              <RunLine key={bulk.id} bulk={bulk} />
            ))}
          </ul>
        </>
      ) : null}
      {isTypingAlone ? null : <p>{t('ends')}</p>}
      {isUnsaved ? <p>{shell('leave.text')}</p> : null}
      {losesDrafts ? <p>{t('drafts')}</p> : null}
    </ConfirmDialog>
  );
}
