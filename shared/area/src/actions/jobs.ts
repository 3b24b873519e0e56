import { randomId } from '@console/api';
import { toast } from '@console/ui';
import { flashTitle } from '../document-title';
import { journalPart } from '../journal/load-journal';
import { kindName } from '../kinds';
import { text } from '../messages';
import { reportError } from '../report';
import { actionOf, changeAction, isJob, jobPercent, type Job } from './action-store';
import { resumeFollowUps } from './follow-up-queue';
import { persistJobs, restoreJobs } from './job-persistence';
import { endDone, startAction, type Tell } from './run-action';
import { followAction, takeToast, type RunningToast } from './running-toasts';

export interface NewJob extends Pick<
  Job,
  'kind' | 'name' | 'location' | 'area' | 'expectedMs' | 'another' | 'details' | 'match'
> {
  /** Where something is written down under it before the call is sent; by default a new one. */
  readonly id?: string;
  /** Whoever starts the job tells of its end: several that belong together are told of once. */
  readonly isShownElsewhere?: boolean;
  /** The one long call. Called once, never again. @returns the path of the new thing */
  readonly run: () => Promise<{ path: string }>;
}

/** Looks for what a job makes, after a reload: its path, and whether it is ready. */
export type JobFinder = (job: Job) => Promise<{ path: string; isReady: boolean } | undefined>;

const finders = new Map<string, JobFinder>();

/** Says how a job of a kind is found again by reading the list; areas do it at the top of their app module. */
export function registerJobFinder(kind: string, find: JobFinder): void {
  finders.set(kind, find);
}

const details = (job: Pick<Job, 'kind' | 'name'>) => ({ kind: kindName(job.kind), name: job.name });

/** A job that takes longer makes room: the toast lies over what can be pressed, and the header goes on to tell of it. */
const FOLD_MS = 5000;

function runningToast(id: string, name: string): RunningToast {
  const percent = (): number => {
    const job = actionOf(id);
    return job && isJob(job) ? jobPercent(job) : 0;
  };
  return {
    text: text('job.creating', { name }),
    progress: () => percent() / 100,
    note: () => text('job.percent', { percent: percent() }),
    foldMs: FOLD_MS,
  };
}

const tellOf = (job: Pick<Job, 'kind' | 'name'>): Tell => ({
  done: ({ path, isOwned }) => {
    const ready = text('job.ready', details(job));
    flashTitle(ready);
    return [ready, path === undefined || isOwned ? {} : { view: { to: path } }];
  },
});

/**
 * Starts a job: an action that takes long and makes something. A call that breaks because the page is being left has not
 * failed: the job stays running, and after the reload its finder looks for it.
 * @returns its id, for CreationProgress
 */
export function startJob({ run, id = randomId(), isShownElsewhere = false, ...facts }: NewJob): string {
  const job = startAction(id, {
    facts,
    work: run,
    running: runningToast(id, facts.name),
    tell: isShownElsewhere ? undefined : tellOf(facts),
    report: { job: facts.kind },
  });
  job.catch(() => undefined); // told by the screen that shows it, or by a toast
  return id;
}

const SEARCH_MS = 5000;
/** Of what takes longer than it should. */
const SELDOM_MS = 60_000;
/** After this many times the expected duration nothing will come any more. */
const PATIENCE = 4;
/** A list that cannot be read for so long is not waited for any more. */
const UNREAD_MS = 900_000;

/** The name that was sent, where the job is called by other words: what has none needs some. */
const sentName = ({ name, match }: Job): string => (typeof match?.['given'] === 'string' ? match['given'] : name);

/** How a job stands: unread, where the list that tells it cannot be read. */
async function lookFor(job: Job): Promise<'ready' | 'made' | 'absent' | 'unread'> {
  const find = finders.get(job.kind);
  if (!find) return 'unread';
  try {
    const found = await find(job);
    if (found?.isReady) {
      endDone(job.id, { path: found.path, tell: tellOf(job) });
      const { path } = found;
      const name = sentName(job);
      journalPart.load().then(({ enterFound }) => enterFound({ ...job, name, path }), reportError);
    }
    if (found) return found.isReady ? 'ready' : 'made';
    return 'absent';
  } catch (error) {
    reportError(error, { job: job.kind });
    return 'unread';
  }
}

async function search(job: Job): Promise<void> {
  const sight = await lookFor(job);
  // Done, or of somebody who is not signed in any more.
  if (sight === 'ready' || actionOf(job.id)?.state !== 'running') return;
  const patience = Math.max(job.expectedMs * PATIENCE, 60_000);
  const waited = Date.now() - job.startedAt;
  const isLost = sight === 'unread' ? waited > Math.max(patience, UNREAD_MS) : sight === 'absent' && waited > patience;
  if (isLost) {
    changeAction(job.id, { state: 'lost', outcome: 'unknown', endedAt: Date.now() });
    takeToast(job.id)?.dismiss();
    toast.warning(text(sight === 'unread' ? 'job.unread' : 'job.lost', details(job)));
    return;
  }
  setTimeout(() => void search(job), waited > patience ? SELDOM_MS : SEARCH_MS);
}

/**
 * Takes up the jobs of before a reload: nothing is sent again, the new thing is looked for in its list.
 * @param loadArea loads the app module of an area, which registers the finders of its kinds
 */
export function resumeJobs(loadArea: (area: string) => Promise<unknown>): void {
  persistJobs();
  resumeFollowUps(loadArea);
  for (const job of restoreJobs()) {
    if (job.state !== 'running') continue;
    followAction(job.id, runningToast(job.id, job.name));
    void loadArea(job.area)
      .catch((error: unknown) => reportError(error, { job: job.kind }))
      .finally(() => void search(job));
  }
}
