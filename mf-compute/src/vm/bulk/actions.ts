import type { Id } from '../../texts';
import { whyNot, type VmAction } from '../machine/can';
import type { JoinedVm } from '../machine/rows';

/** What can be done to many machines at once; the dialog of each has it in its address. */
export const bulkActions = ['start', 'stop', 'backup', 'moveAccount', 'delete'] as const satisfies readonly VmAction[];
export type BulkAction = (typeof bulkActions)[number];

/** Why an action leaves a machine out; of backups also where they are on already. */
export const leftOut = (action: VmAction, vm: JoinedVm): Id | undefined =>
  whyNot(action, vm, vm.pending) ?? (action === 'backup' && vm.backup ? 'can.backedUp' : undefined);

/** The machines of a selection that an action is possible for now; creations of this browser are none yet. */
export const allowed = (action: VmAction, rows: readonly JoinedVm[]): JoinedVm[] =>
  rows.filter((row) => row.jobId === undefined && leftOut(action, row) === undefined);
