import { ActivityItem, locationName, Slot, useJobs, type Job } from '@console/area';
import { Button, Card } from '@console/ui';
import { jobShape } from '../layout/jobs-menu';
import { useText } from '../texts';

function useJobWords(): (job: Job) => string {
  const t = useText();
  return ({ state, name, location, error }) => {
    const place = location === undefined ? undefined : locationName(location);
    // After a reload the reason is not known any more.
    if (state === 'failed')
      return error ? t('home.jobFailed', { name, reason: error.message }) : t('home.jobNotCreated', { name });
    if (state === 'lost') return t('home.jobLost', { name });
    if (state === 'running')
      return place === undefined ? t('home.jobRunning', { name }) : t('home.jobRunningIn', { name, place });
    return place === undefined ? t('home.jobDone', { name }) : t('home.jobDoneIn', { name, place });
  };
}

/** What this tab has started, and what the areas have to tell. */
export function Activity() {
  const t = useText();
  const jobs = useJobs();
  const words = useJobWords();
  return (
    <Card flush title={t('home.activity')}>
      <ul className="shell-feed">
        {jobs.map((job) => (
          <ActivityItem
            key={job.id}
            state={jobShape[job.state]}
            label={words(job)}
            at={new Date(job.endedAt ?? job.startedAt)}
            {...(job.path === undefined ? {} : { to: job.path })}
          />
        ))}
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
        {jobs.length === 0 ? <li className="shell-feed-empty">{t('home.noActivity')}</li> : null}
      </ul>
    </Card>
  );
}
