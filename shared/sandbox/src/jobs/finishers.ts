import type { Finishers } from './finish';
import type { JobKind } from './kinds';
import { serviceFinishers } from './service-jobs';
import { metalFinishers } from './metal-jobs';
import { networkFinishers } from './network-jobs';
import { vmDiskFinishers } from './vm-disk-jobs';
import { vmFinishers } from './vm-jobs';

/** Every kind of operation with what it leads to: a missing one is a type error. */
export const finishers: Finishers<JobKind> = {
  ...serviceFinishers,
  ...metalFinishers,
  ...networkFinishers,
  ...vmFinishers,
  ...vmDiskFinishers,
};
