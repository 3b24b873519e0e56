import * as v from 'valibot';
import { session, storage } from '@console/api';
import { StoredTime } from '../stored-time';
import { actionStore, jobsOf, type Job } from './action-store';
import { readStored } from './session-state';

/** Beside the drafts of forms: with them it is put aside while its person acts for somebody else, and forgotten. */
const KEY = 'draft.jobs';

const StoredJob = v.object({
  id: v.string(),
  kind: v.string(),
  name: v.string(),
  location: v.optional(v.string()),
  area: v.string(),
  startedAt: StoredTime,
  expectedMs: v.number(),
  state: v.picklist(['running', 'done', 'failed', 'lost']),
  path: v.optional(v.string()),
  endedAt: v.optional(StoredTime),
  another: v.optional(v.string()),
  details: v.optional(v.array(v.object({ label: v.string(), value: v.string() }))),
  match: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.array(v.string())]))),
});

/** The jobs that were there before a reload, or before a session that ended; none of somebody else. */
export function restoreJobs(): readonly Job[] {
  // While nobody is signed in they wait in the storage.
  const isSignedIn = session.getState().credential !== undefined;
  const jobs = (isSignedIn ? readStored(KEY, v.array(StoredJob)) : undefined) ?? [];
  actionStore.setState({ actions: jobs });
  return jobs;
}

/** Keeps the jobs in the session's storage from now on. */
export function persistJobs(): void {
  actionStore.subscribe((now, before) => {
    const jobs = jobsOf(now);
    const known = jobsOf(before);
    if (jobs.length === known.length && jobs.every((job, index) => job === known[index])) return;
    const stored = jobs.map((job) => ({ ...job, error: undefined }));
    storage.session.set(KEY, JSON.stringify(stored));
  });
}
