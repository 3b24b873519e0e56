import { Button, LinkButton, Notice } from '@console/ui';
import { useText } from '../texts';
import { retryBackup, useBackupOutcomes } from './outcomes';

export interface BackupNoteProps {
  readonly jobId: string;
  /** Of the machine, once it is there. */
  readonly path: string | undefined;
}

/** How the backup call of a new machine went; a failed one is tried again from here. */
export function BackupNote({ jobId, path }: BackupNoteProps) {
  const t = useText();
  const outcome = useBackupOutcomes().get(jobId);
  if (outcome?.state !== 'failed') {
    return <p className="ui-mut">{t(outcome?.state === 'on' ? 'backup.isOn' : 'backup.follows')}</p>;
  }
  return (
    <Notice
      tone="danger"
      action={
        <span className="ui-row">
          <Button size="sm" onClick={() => void retryBackup(jobId)}>
            {t('backup.retry')}
          </Button>
          {path === undefined ? null : (
            <LinkButton size="sm" to={path}>
              {t('backup.open')}
            </LinkButton>
          )}
        </span>
      }
    >
      {t('backup.failedReady', { name: outcome.target.name, message: outcome.error?.message ?? '' })}
    </Notice>
  );
}
