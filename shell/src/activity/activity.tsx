import { ActivityLog, jobPercent, Page, useBulkRuns, useJobs, useNow } from '@console/area';
import { Card, StatusShape } from '@console/ui';
import { BulkLine, JobLine, useRunning } from '../layout/jobs-menu';
import { useText } from '../texts';
import { useOtherTabs, type TabJob } from './tab-jobs';

const REFRESH_MS = 1000;
const ignore = (): void => undefined;

function OtherTab({ job: { name, startedAt, expectedMs, isChecked }, now }: { job: TabJob; now: number }) {
  const t = useText();
  const description = isChecked
    ? t('jobs.checking', { name })
    : startedAt === undefined || expectedMs === undefined
      ? name
      : t('jobs.running', { name, percent: jobPercent({ state: 'running', startedAt, expectedMs }, now) });
  return (
    <li>
      <StatusShape state="working" />
      <span>
        {description}
        <small>{t('activity.otherTab')}</small>
      </span>
    </li>
  );
}

/** What runs now, in this tab and in the others of this browser; nothing where nothing does. */
function Running() {
  const t = useText();
  const jobs = useJobs().filter(({ state }) => state === 'running');
  const runs = useBulkRuns();
  useRunning(runs);
  const bulks = runs.filter(({ run }) => run.isRunning());
  const others = useOtherTabs();
  const isIdle = jobs.length + bulks.length + others.length === 0;
  const now = useNow(REFRESH_MS, !isIdle);
  if (isIdle) return null;
  return (
    <Card flush title={t('activity.running')}>
      <ul className="shell-joblist" aria-label={t('activity.running')}>
        {bulks.map((bulk) => (
          <BulkLine key={bulk.id} bulk={bulk} onClose={ignore} />
        ))}
        {jobs.map((job) => (
          <JobLine key={job.id} job={job} now={now} onClose={ignore} />
        ))}
        {others.map((job) => (
          <OtherTab key={job.id} job={job} now={now} />
        ))}
      </ul>
    </Card>
  );
}

/** Every change made in this browser, in all areas, and what runs now. */
export default function Activity() {
  const t = useText();
  return (
    <Page title={t('activity.title')}>
      <ActivityLog>
        <Running />
      </ActivityLog>
    </Page>
  );
}
