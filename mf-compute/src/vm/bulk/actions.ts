import { whyNot, type VmAction } from '../can';
import type { VmRow } from '../rows';

/** What can be done to many machines at once; the dialog of each has it in its address. */
export const bulkActions = ['start', 'stop', 'delete'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** The bulk action that an address names. */
export const readBulk = (text: string | null): BulkAction | undefined => bulkActions.find((action) => action === text);

/** The machines of a selection that an action is possible for now; creations of this browser are none yet. */
export const allowed = (action: VmAction, rows: readonly VmRow[]): VmRow[] =>
  rows.filter((row) => row.jobId === undefined && whyNot(action, row, row.pending) === undefined);
