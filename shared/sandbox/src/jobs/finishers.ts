import type { Finishers } from './finish';
import type { JobKind } from './kinds';
import { vmFinishers } from './vm-jobs';

/** Every kind of operation with what it leads to: a missing one is a type error. */
export const finishers: Finishers<JobKind> = {
  ...vmFinishers,
};
