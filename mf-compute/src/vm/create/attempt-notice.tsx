import { Notice } from '@console/ui';
import { useText } from './texts';

/** The form shows what was sent before and did not come to be; one may begin anew. */
export function AttemptNotice({ onStartAgain }: { onStartAgain: () => void }) {
  const t = useText();
  return (
    <Notice
      action={
        <button type="button" className="ui-txtbtn" onClick={onStartAgain}>
          {t('attempt.startAgain')}
        </button>
      }
    >
      {t('attempt.kept')}
    </Notice>
  );
}
