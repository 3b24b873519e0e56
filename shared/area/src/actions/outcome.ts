import type { ApiError } from '@console/api';

/** What became of a write. Unknown: nobody could find out whether the server has carried it out. */
export type Outcome = 'done' | 'refused' | 'unknown';

/** What a failure says of the write that it ended. */
export const outcomeOf = ({ outcome, isRead }: Pick<ApiError, 'outcome' | 'isRead'>): Outcome =>
  isRead ? 'refused' : outcome;
