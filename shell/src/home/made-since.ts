import type { Job } from '@console/area';

/** Whether a later try has made, or is making, what a job has not, or may not have. */
export const isMadeSince = ({ name, startedAt }: Job, jobs: readonly Job[]): boolean =>
  jobs.some((job) => job.name === name && job.state !== 'failed' && job.startedAt > startedAt);
