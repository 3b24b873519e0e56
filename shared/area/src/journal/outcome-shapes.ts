import type { StatusState } from '@console/ui';
import type { JournalOutcome } from './entry';

/** The shape of each outcome. */
export const outcomeShapes: Readonly<Record<JournalOutcome, StatusState>> = {
  ok: 'good',
  pending: 'working',
  failed: 'broken',
  unknown: 'notice',
};
