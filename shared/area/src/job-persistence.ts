import * as v from 'valibot';
import { credentialId, storage } from '@console/api';
import { resourceKinds, type ResourceKind } from '@console/contract/kinds';
import { jobStore, type Job } from './job-store';

const KEY = 'consoleJobs';

const isKind = (value: string): value is ResourceKind => Object.hasOwn(resourceKinds, value);

const StoredJob = v.object({
  id: v.string(),
  kind: v.pipe(v.string(), v.check(isKind)),
  name: v.string(),
  location: v.optional(v.string()),
  area: v.string(),
  startedAt: v.number(),
  expectedMs: v.number(),
  state: v.picklist(['running', 'done', 'failed', 'lost']),
  path: v.optional(v.string()),
  endedAt: v.optional(v.number()),
  another: v.optional(v.string()),
  details: v.optional(v.array(v.object({ label: v.string(), value: v.string() }))),
  match: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.array(v.string())]))),
});
/** `owner`: the fingerprint of a credential, which tells two people in one tab apart; no part of the credential is stored. */
const Stored = v.object({ owner: v.string(), jobs: v.array(StoredJob) });

function readStored(): unknown {
  try {
    return JSON.parse(storage.session.get(KEY) ?? 'null');
  } catch {
    return null;
  }
}

function withKind(stored: v.InferOutput<typeof StoredJob>): Job[] {
  const { kind, ...rest } = stored;
  return isKind(kind) ? [{ ...rest, kind }] : [];
}

/** The jobs that were there before a reload; none of somebody else. */
export function restoreJobs(): readonly Job[] {
  const stored = v.safeParse(Stored, readStored());
  const jobs = stored.success && stored.output.owner === credentialId() ? stored.output.jobs.flatMap(withKind) : [];
  jobStore.setState({ jobs });
  return jobs;
}

/** Keeps the jobs in the session's storage from now on. */
export function persistJobs(): void {
  jobStore.subscribe(({ jobs }) => {
    const stored = jobs.map((job) => ({ ...job, error: undefined }));
    storage.session.set(KEY, JSON.stringify({ owner: credentialId(), jobs: stored }));
  });
}
