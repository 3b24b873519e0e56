import { useSyncExternalStore } from 'react';
import { jobPercent, useBulkRuns, useJobs, useNow, type Job, type NamedBulk } from '@console/area';
import { Link } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { Button, Icon, plainMessage, Popover, StatusShape } from '@console/ui';
import { useTellTabs } from '../activity/tab-jobs';
import { useText } from '../texts';
import { jobShape } from './job-shape';

const REFRESH_MS = 1000;

export function JobLine({ job, now, onClose }: { job: Job; now: number; onClose: () => void }) {
  const t = useText();
  const description =
    job.state !== 'running'
      ? t(`jobs.${job.state}`, { name: job.name })
      : job.isChecked
        ? t('jobs.checking', { name: job.name })
        : t('jobs.running', { name: job.name, percent: jobPercent(job, now) });
  return (
    <li>
      <StatusShape state={jobShape[job.state]} />
      <span>
        {job.path === undefined ? (
          description
        ) : (
          <Link to={job.path} onClick={onClose}>
            {description}
          </Link>
        )}
        {job.error ? <small>{plainMessage(job.error.message)}</small> : null}
      </span>
    </li>
  );
}

/** A bulk action: how far it is, and the way out for what has not begun. */
export function BulkLine({ bulk: { label, run, path }, onClose }: { bulk: NamedBulk; onClose: () => void }) {
  const t = useText();
  useSyncExternalStore(run.subscribe, run.version);
  const { count, done, failed, unknown, skipped, waiting } = run.counts();
  const facts = [
    run.isRunning() && run.note ? run.note() : t('jobs.bulk', { done, count }),
    ...(failed > 0 ? [t('jobs.bulkFailed', { n: failed })] : []),
    ...(unknown > 0 ? [t('jobs.bulkUnknown', { n: unknown })] : []),
    ...(skipped > 0 ? [t('jobs.bulkSkipped', { n: skipped })] : []),
  ];
  const shape = run.isRunning() ? 'working' : failed > 0 ? 'broken' : unknown + skipped > 0 ? 'notice' : 'good';
  return (
    <li>
      <StatusShape state={shape} />
      <span>
        {path === undefined ? (
          label
        ) : (
          <Link to={path} onClick={onClose}>
            {label}
          </Link>
        )}
        <small>{facts.join(', ')}</small>
      </span>
      {run.cancel && run.isRunning() ? (
        <Button size="sm" onClick={run.cancel}>
          {t('jobs.cancel')}
        </Button>
      ) : waiting > 0 ? (
        <Button size="sm" onClick={run.cancelRest}>
          {t('jobs.cancelRest')}
        </Button>
      ) : null}
    </li>
  );
}

/** How many of the bulk actions are under way. */
export function useRunning(bulks: readonly NamedBulk[]): number {
  return useSyncExternalStore(
    (notify) => {
      const ends = bulks.map(({ run }) => run.subscribe(notify));
      return () => ends.forEach((end) => end());
    },
    () => bulks.filter(({ run }) => run.isRunning()).length,
  );
}

/** The jobs of this tab; how many are running stands in the header. Absent as long as there was none. */
export function JobsMenu() {
  const t = useText();
  const jobs = useJobs();
  const running = jobs.filter(({ state }) => state === 'running');
  const bulks = useBulkRuns();
  const count = running.length + useRunning(bulks);
  const [only] = running;
  const now = useNow(REFRESH_MS, running.length > 0);
  useTellTabs([
    ...bulks.filter(({ run }) => run.isRunning()).map(({ id, label: name }) => ({ id: `bulk ${id}`, name })),
    ...running.map(({ id, name, startedAt, expectedMs, isChecked }) => ({
      id,
      name,
      startedAt,
      expectedMs,
      isChecked,
    })),
  ]);
  if (jobs.length === 0 && bulks.length === 0) return null;
  const label = t('jobs.label', { n: count });
  return (
    <Popover
      label={t('jobs.title')}
      width={320}
      align="end"
      trigger={(props, ref) => (
        <button type="button" data-jobs className="shell-button shell-jobs" aria-label={label} ref={ref} {...props}>
          <Icon {...(count > 0 ? { name: 'loader', className: 'ui-spin' } : { name: 'activity' })} />
          {count > 0 ? (
            <span>
              {only && count === 1 && !only.isChecked ? t('jobs.percent', { percent: jobPercent(only, now) }) : count}
            </span>
          ) : null}
        </button>
      )}
    >
      {(close) => (
        <>
          <ul className="shell-joblist">
            {bulks.map((bulk) => (
              <BulkLine key={bulk.id} bulk={bulk} onClose={close} />
            ))}
            {jobs.map((job) => (
              <JobLine key={job.id} job={job} now={now} onClose={close} />
            ))}
          </ul>
          <p className="shell-joblist-all">
            <Link to={paths.activity()} onClick={close}>
              {t('jobs.all')}
            </Link>
          </p>
        </>
      )}
    </Popover>
  );
}
