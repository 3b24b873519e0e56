import { answerLeave, pendingLeave } from '@console/area';
import { ConfirmDialog } from '@console/ui';
import { useText } from '../texts';

/** Asks before something typed is lost by a navigation. */
export function LeaveDialog() {
  const t = useText();
  const { proceed } = pendingLeave();
  return (
    <ConfirmDialog
      open={proceed !== undefined}
      onClose={() => answerLeave(false)}
      onConfirm={() => answerLeave(true)}
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}
