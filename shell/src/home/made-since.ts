import type { Job } from '@console/area';

/** Whether two jobs are to make the same: a network may have the name of a machine. */
export const isSameOrder = (one: Job, other: Job): boolean => one.kind === other.kind && one.name === other.name;

/** Whether a later try has made, or is making, what a job has not, or may not have. */
export const isMadeSince = (job: Job, jobs: readonly Job[]): boolean =>
  jobs.some((other) => isSameOrder(other, job) && other.state !== 'failed' && other.startedAt > job.startedAt);
