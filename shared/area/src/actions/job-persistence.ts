import * as v from 'valibot';
import { credentialId, storage } from '@console/api';
import { StoredTime } from '../stored-time';
import { actionStore, jobsOf, type Job } from './action-store';
import { readStored } from './session-state';

const KEY = 'consoleJobs';

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
/** `owner`: the fingerprint of a credential, which tells two people in one tab apart; no part of the credential is stored. */
const Stored = v.object({ owner: v.string(), jobs: v.array(StoredJob) });

/** The jobs that were there before a reload; none of somebody else. */
export function restoreJobs(): readonly Job[] {
  const stored = readStored(KEY, Stored);
  const jobs = stored?.owner === credentialId() ? stored.jobs : [];
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
    storage.session.set(KEY, JSON.stringify({ owner: credentialId(), jobs: stored }));
  });
}
