import { jobPercent, outcomeOf, useJobs, useNow } from '@console/area';
import { Button, failureText, Link, LocationCode, plainMessage, Status, type StatusState } from '@console/ui';
import { backupFollowUp } from '../follow-ups';
import { useText, type Id } from '../texts';
import { isLeft, type BatchRow, type RowState } from './batch';

const shapes: Readonly<Record<RowState, StatusState>> = {
  waiting: 'idle',
  creating: 'working',
  done: 'good',
  failed: 'broken',
  held: 'notice',
  unsent: 'notice',
  lost: 'notice',
};

const messages: Readonly<Record<RowState, Id>> = {
  waiting: 'row.waiting',
  creating: 'row.creating',
  done: 'row.done',
  failed: 'row.failed',
  held: 'row.held',
  unsent: 'row.unsent',
  lost: 'row.lost',
};

const REFRESH_MS = 200;

/** What became of the backups of a machine that is there. */
function BackupOfRow({ jobId }: { jobId: string }) {
  const t = useText();
  const backup = backupFollowUp.use(jobId);
  if (backup?.state === 'done') return <small>{t('backup.isOn')}</small>;
  if (backup?.state !== 'failed') return null;
  return (
    <span className="ui-row wrap">
      <small className="compute-bad">
        {t(backup.error && outcomeOf(backup.error) === 'refused' ? 'backup.rowRefused' : 'backup.rowFailed', {
          message: backup.error ? failureText(backup.error) : '',
        })}
      </small>
      <Button size="sm" onClick={() => void backupFollowUp.retry(jobId)}>
        {t('backup.retry')}
      </Button>
    </span>
  );
}

/** Each machine with its place, how far it is, and what can be done about it. */
export function BatchRows({ rows, onRetry }: { rows: readonly BatchRow[]; onRetry?: (index: number) => void }) {
  const t = useText();
  const jobs = useJobs();
  const now = useNow(
    REFRESH_MS,
    rows.some(({ state }) => state === 'creating'),
  );
  return (
    <ul className="compute-batch" aria-label={t('many.rows')}>
      {rows.map((row, index) => {
        const job = jobs.find(({ id }) => id === row.jobId);
        const percent = job && row.state === 'creating' ? t('row.percent', { percent: jobPercent(job, now) }) : '';
        return (
          <li key={row.name}>
            <LocationCode slug={row.location} />
            <span className="compute-batch-name">
              {row.path === undefined ? <b>{row.name}</b> : <Link to={row.path}>{row.name}</Link>}
              {row.error ? <small className="compute-bad">{plainMessage(row.error.message)}</small> : null}
              {row.jobId !== undefined && row.state === 'done' ? <BackupOfRow jobId={row.jobId} /> : null}
            </span>
            <Status state={shapes[row.state]} label={`${t(messages[row.state])} ${percent}`.trim()} />
            {onRetry && (isLeft(row) || row.state === 'lost') ? (
              <Button
                size="sm"
                onClick={() => onRetry(index)}
                aria-label={t(row.state === 'lost' ? 'row.sendAgainOf' : 'row.retryOf', { name: row.name })}
              >
                {t(row.state === 'lost' ? 'row.sendAgain' : 'row.retry')}
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
