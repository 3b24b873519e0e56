import { Button, LinkButton, Notice } from '@console/ui';
import { backupFollowUp } from './follow-ups';
import { useText } from './texts';

export interface BackupNoteProps {
  readonly jobId: string;
  /** Of the machine, once it is there. */
  readonly path: string | undefined;
}

/** How the backup call of a new machine went; a failed one is tried again from here. */
export function BackupNote({ jobId, path }: BackupNoteProps) {
  const t = useText();
  const backup = backupFollowUp.use(jobId);
  if (backup?.state !== 'failed') {
    return <p className="ui-mut">{t(backup?.state === 'done' ? 'backup.isOn' : 'backup.follows')}</p>;
  }
  return (
    <Notice
      tone="danger"
      action={
        <span className="ui-row">
          <Button size="sm" onClick={() => void backupFollowUp.retry(jobId)}>
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
      {t('backup.failedReady', { name: backup.subject?.name ?? '', message: backup.error?.message ?? '' })}
    </Notice>
  );
}
