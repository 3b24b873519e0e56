import { ActivityItem, JournalFeed, locationName, Slot, useJobs, type Job } from '@console/area';
import { Link } from '@console/area/router';
import { paths } from '@console/contract/paths';
import { Button, Card, plainMessage } from '@console/ui';
import { jobShape } from '../layout/job-shape';
import { useText } from '../texts';
import { isMadeSince } from './made-since';

function useJobMessage(): (job: Job) => string {
  const t = useText();
  return ({ state, name, location, error, isChecked }) => {
    const place = location === undefined ? undefined : locationName(location);
    // After a reload the reason is not known any more.
    if (state === 'failed')
      return error
        ? t('home.jobFailed', { name, reason: plainMessage(error.message) })
        : t('home.jobNotCreated', { name });
    if (state === 'lost') return t('home.jobLost', { name });
    if (isChecked) return t('jobs.checking', { name });
    return place === undefined ? t('home.jobRunning', { name }) : t('home.jobRunningIn', { name, place });
  };
}

/** So many of what was done are shown; the page of activity has them all. */
const SHOWN = 6;

/**
 * What this tab has running or has failed to make, what was done in this browser, and what the areas have to tell. Absent
 * as long as that is nothing (`home.css`).
 */
export function Activity() {
  const t = useText();
  // What was made is in the journal, which outlives a reload.
  const all = useJobs();
  const jobs = all.filter((job) => job.state === 'running' || (job.state !== 'done' && !isMadeSince(job, all)));
  const textOf = useJobMessage();
  return (
    <Card flush title={t('home.activity')} actions={<Link to={paths.activity()}>{t('jobs.all')}</Link>}>
      <ul className="shell-feed">
        {jobs.map((job) => (
          <ActivityItem
            key={job.id}
            state={jobShape[job.state]}
            label={textOf(job)}
            at={new Date(job.endedAt ?? job.startedAt)}
            {...(job.path === undefined ? {} : { to: job.path })}
          />
        ))}
        <JournalFeed most={SHOWN} without={jobs.map(({ name }) => name)} />
        <Slot
          name="home.activity"
          failure={(retry) => (
            <li className="ui-row">
              {t('home.partFailed')}
              <Button size="sm" onClick={retry}>
                {t('home.retry')}
              </Button>
            </li>
          )}
        />
      </ul>
    </Card>
  );
}
