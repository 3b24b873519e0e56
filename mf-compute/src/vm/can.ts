import type { Vm } from '@console/contract/vm';
import type { Id } from '../texts';

/** What may be done with a machine. */
export type VmAction = 'rename' | 'start' | 'stop' | 'forceStop' | 'delete';

/** An action of this browser whose answer is still on its way. */
export type PendingAction = 'start' | 'stop' | 'delete';

type Subject = Pick<Vm, 'status'>;

const pendingReasons = { start: 'can.starting', stop: 'can.stopping', delete: 'can.deleting' } as const;

function byStatus(action: VmAction, status: string): Id | undefined {
  if (status === 'deleted') return 'can.deleted';
  if (status === 'creating') return action === 'rename' ? undefined : 'can.creating';
  switch (action) {
    case 'rename':
      return undefined;
    case 'start':
      if (status === 'running') return 'can.alreadyRunning';
      return status === 'stopping' ? 'can.stopping' : undefined;
    case 'stop':
      if (status === 'stopped') return 'can.alreadyStopped';
      return status === 'stopping' ? 'can.stopping' : undefined;
    case 'forceStop':
      return status === 'stopped' ? 'can.alreadyStopped' : undefined;
    case 'delete':
      return status === 'stopping' ? 'can.stopping' : undefined;
  }
}

/**
 * Why an action is not possible now, as a message id; undefined when it is. A name may change at any time; a stop that
 * hangs may be forced. (spec 3, section 4; statuses creating, running, stopping, stopped, deleted)
 */
export function whyNot(action: VmAction, vm: Subject, pending?: PendingAction): Id | undefined {
  if (pending && !(action === 'forceStop' && pending === 'stop') && action !== 'rename') return pendingReasons[pending];
  if (pending === 'delete') return pendingReasons.delete;
  return byStatus(action, vm.status);
}
