import { isAborted, serverNow, toApiError, type ApiError } from '@console/api';
import type { ResourceKind } from '@console/contract/kinds';
import { toast } from '@console/ui';
import { flashTitle } from './document-title';
import { addJob, changeJob, jobStore, type Job } from './job-store';
import { persistJobs, restoreJobs } from './job-persistence';
import { followJob, takeJobToast } from './job-toasts';
import { kindName } from './kind-names';
import { text } from './messages';
import { watchLeaving, whenStaying } from './page-leaving';
import { reportError } from './report';

export interface NewJob extends Pick<
  Job,
  'kind' | 'name' | 'location' | 'area' | 'expectedMs' | 'another' | 'details' | 'match'
> {
  /** Whoever starts the job tells of its end: several that belong together are told of once. */
  readonly isToldElsewhere?: boolean;
  /** The one long call. Called once, never again; comes out with the path of the new thing. */
  readonly run: () => Promise<{ path: string }>;
}

/** Looks for what a job makes, after a reload: its path, and whether it is ready. */
export type JobFinder = (job: Job) => Promise<{ path: string; isReady: boolean } | undefined>;

const finders = new Map<ResourceKind, JobFinder>();
const watchers = new Map<string, Set<(error: ApiError) => void>>();

/** Says how a job of a kind is found again by reading the list; areas do it at the top of their app module. */
export function registerJobFinder(kind: ResourceKind, find: JobFinder): void {
  finders.set(kind, find);
}

/** Says that a screen shows a job: its failure belongs to the screen, and its success needs no way to it. */
export function watchJob(id: string, onFailed: (error: ApiError) => void): () => void {
  const set = watchers.get(id) ?? new Set();
  watchers.set(id, set.add(onFailed));
  return () => {
    set.delete(onFailed);
    if (set.size === 0) watchers.delete(id);
  };
}

const words = (job: Job) => ({ kind: kindName(job.kind), name: job.name });

function succeed(job: Job, path: string, isTold = true): void {
  changeJob(job.id, { state: 'done', path, endedAt: Date.now() });
  if (!isTold) {
    takeJobToast(job.id)?.dismiss();
    return;
  }
  const ready = text('job.ready', words(job));
  flashTitle(ready);
  const told = takeJobToast(job.id) ?? toast;
  told.success(ready, watchers.has(job.id) ? {} : { view: { to: path } });
}

function fail(job: Job, error: ApiError, isTold = true): void {
  changeJob(job.id, { state: 'failed', error, endedAt: Date.now() });
  reportError(error, { job: job.kind });
  const owners = watchers.get(job.id);
  const running = takeJobToast(job.id);
  if (owners || !isTold) {
    running?.dismiss();
    for (const tell of owners ?? []) tell(error);
  } else (running ?? toast).error(error);
}

/**
 * Starts a job that outlives the screen that started it. Its end is told once, wherever the person is. A call that breaks
 * because the page is being left has not failed: the job stays running, and after the reload its finder looks for it.
 * @returns its id, for CreationProgress
 */
export function startJob({ run, isToldElsewhere = false, ...facts }: NewJob): string {
  const job: Job = { ...facts, id: crypto.randomUUID(), startedAt: Date.now(), state: 'running' };
  addJob(job);
  followJob(job.id);
  watchLeaving();
  run()
    .then(
      ({ path }) => succeed(job, path, !isToldElsewhere),
      async (thrown: unknown) => {
        const error = toApiError(thrown);
        if (isAborted(error)) return;
        if (error.kind === 'connection') await whenStaying();
        fail(job, error, !isToldElsewhere);
      },
    )
    .catch(reportError);
  return job.id;
}

const SEARCH_MS = 5000;
/** After this many times the expected duration nothing will come any more. */
const PATIENCE = 4;

async function search(job: Job): Promise<void> {
  const find = finders.get(job.kind);
  const isOver = Date.now() - job.startedAt > Math.max(job.expectedMs * PATIENCE, 60_000);
  try {
    const found = await find?.(job);
    if (found?.isReady) {
      succeed(job, found.path);
      return;
    }
  } catch (error) {
    reportError(error, { job: job.kind });
  }
  if (isOver) {
    changeJob(job.id, { state: 'lost', endedAt: Date.now() });
    takeJobToast(job.id)?.dismiss();
    toast.warning(text('job.lost', words(job)));
    return;
  }
  setTimeout(() => void search(job), SEARCH_MS);
}

/**
 * Takes up the jobs of before a reload: nothing is sent again, the new thing is looked for in its list.
 * @param loadArea loads the app module of an area, which registers the finders of its kinds
 */
export function resumeJobs(loadArea: (area: string) => Promise<unknown>): void {
  persistJobs();
  for (const job of restoreJobs()) {
    if (job.state !== 'running') continue;
    followJob(job.id);
    void loadArea(job.area)
      .catch((error: unknown) => reportError(error, { job: job.kind }))
      .finally(() => void search(job));
  }
}

/** Whether some job is still running. */
export const hasRunningJobs = (): boolean => jobStore.getState().jobs.some(({ state }) => state === 'running');

/** When a job started, by the server's clock. */
export const jobStart = (job: Job): Date => new Date(serverNow().getTime() - (Date.now() - job.startedAt));
