import type { Job } from '@console/area';
import type { StatusState } from '@console/ui';

/** The mark of a job, wherever it is shown. */
export const jobShape: Readonly<Record<Job['state'], StatusState>> = {
  running: 'working',
  done: 'good',
  failed: 'broken',
  lost: 'notice',
};
