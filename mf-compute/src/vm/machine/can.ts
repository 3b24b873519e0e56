import type { Vm } from '@console/contract/vm';
import type { Id } from '../../texts';

/** What may be done with a machine. */
export const vmActions = [
  'rename',
  'start',
  'stop',
  'forceStop',
  'restart',
  'resize',
  'password',
  'clone',
  'rescue',
  'reinstall',
  'restore',
  'snapshot',
  'replicaDelete',
  'backup',
  'diskAdd',
  'diskGrow',
  'diskRemove',
  'network',
  'moveAccount',
  'delete',
] as const;
export type VmAction = (typeof vmActions)[number];

/** An action of this browser whose answer is still on its way; 'change' is any that leaves the status as it is. */
export const pendingActions = ['start', 'stop', 'restart', 'restore', 'reinstall', 'change', 'delete'] as const;
export type PendingAction = (typeof pendingActions)[number];

type Subject = Pick<Vm, 'status'>;

const pendingReasons = {
  start: 'can.starting',
  stop: 'can.stopping',
  restart: 'can.restarting',
  restore: 'can.restoring',
  reinstall: 'can.reinstalling',
  change: 'can.changing',
  delete: 'can.deleting',
} as const satisfies Readonly<Record<PendingAction, Id>>;

/** Why not, in a status in which machines stay: running, stopped, or one that the specification does not know. */
function whenSettled(action: VmAction, status: string): Id | undefined {
  switch (action) {
    case 'start':
      return status === 'running' ? 'can.alreadyRunning' : undefined;
    case 'stop':
    case 'forceStop':
      return status === 'stopped' ? 'can.alreadyStopped' : undefined;
    case 'restart':
      return status === 'stopped' ? 'can.notRunning' : undefined;
    case 'password':
      return status === 'running' ? undefined : 'can.startFirst';
    case 'resize':
    case 'rescue':
      return status === 'stopped' ? undefined : 'can.stopFirst';
    default:
      return undefined;
  }
}

/** Names and who pays do not touch the machine itself. */
const isPaperwork = (action: VmAction): boolean => action === 'rename' || action === 'moveAccount';

function byStatus(action: VmAction, status: string): Id | undefined {
  switch (status) {
    case 'deleted':
      return 'can.deleted';
    case 'creating':
      return action === 'rename' ? undefined : 'can.creating';
    case 'stopping':
      return isPaperwork(action) || action === 'forceStop' ? undefined : 'can.stopping';
    default:
      return whenSettled(action, status);
  }
}

/**
 * Why an action is not possible now, as a message id; undefined when it is. A name may change at any time; a stop that
 * hangs may be forced; size changes only while stopped, a password only while running. (spec 3, section 4; statuses
 * creating, running, stopping, stopped, deleted)
 */
export function whyNot(action: VmAction, vm: Subject, pending?: PendingAction): Id | undefined {
  if (pending === 'delete') return pendingReasons.delete;
  const mayMeanwhile = isPaperwork(action) || (action === 'forceStop' && pending === 'stop');
  if (pending && !mayMeanwhile) return pendingReasons[pending];
  return byStatus(action, vm.status);
}
