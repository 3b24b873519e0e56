import { jobPercent, useJobs, useNow, type Job } from '@console/area';
import { Link } from '@console/area/router';
import { Icon, Popover, StatusShape, type StatusState } from '@console/ui';
import { useText } from '../texts';

const REFRESH_MS = 1000;

export const jobShape: Readonly<Record<Job['state'], StatusState>> = {
  running: 'working',
  done: 'good',
  failed: 'broken',
  lost: 'notice',
};

function JobLine({ job, now, onClose }: { job: Job; now: number; onClose: () => void }) {
  const t = useText();
  const words =
    job.state === 'running'
      ? t('jobs.running', { name: job.name, percent: jobPercent(job, now) })
      : t(`jobs.${job.state}`, { name: job.name });
  return (
    <li>
      <StatusShape state={jobShape[job.state]} />
      <span>
        {job.path === undefined ? (
          words
        ) : (
          <Link to={job.path} onClick={onClose}>
            {words}
          </Link>
        )}
        {job.error ? <small>{job.error.message}</small> : null}
      </span>
    </li>
  );
}

/** The jobs of this tab; how many are running stands in the header. Absent as long as there was none. */
export function JobsMenu() {
  const t = useText();
  const jobs = useJobs();
  const running = jobs.filter(({ state }) => state === 'running');
  const [only] = running;
  const now = useNow(REFRESH_MS, running.length > 0);
  if (jobs.length === 0) return null;
  const label = t('jobs.label', { n: running.length });
  return (
    <Popover
      label={t('jobs.title')}
      width={320}
      align="end"
      trigger={(props, ref) => (
        <button type="button" className="shell-button shell-jobs" aria-label={label} ref={ref} {...props}>
          <Icon {...(only ? { name: 'loader', className: 'ui-spin' } : { name: 'activity' })} />
          {only ? (
            <span>{running.length === 1 ? t('jobs.percent', { percent: jobPercent(only, now) }) : running.length}</span>
          ) : null}
        </button>
      )}
    >
      {(close) => (
        <ul className="shell-joblist">
          {jobs.map((job) => (
            <JobLine key={job.id} job={job} now={now} onClose={close} />
          ))}
        </ul>
      )}
    </Popover>
  );
}
