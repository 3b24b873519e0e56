import { ownValue } from '@console/contract/own-value';
import type { Vm } from '@console/contract/vm';
import type { StatusState } from '@console/ui';
import type { Id } from '../../texts';
import type { PendingAction } from './can';

const shapes: Readonly<Record<string, { state: StatusState; text: Id }>> = {
  creating: { state: 'working', text: 'status.creating' },
  running: { state: 'good', text: 'status.running' },
  stopping: { state: 'working', text: 'status.stopping' },
  stopped: { state: 'idle', text: 'status.stopped' },
  deleted: { state: 'gone', text: 'status.deleted' },
};

/** A change that leaves the status as it is has no word of its own. */
const pendingTexts: Readonly<Partial<Record<PendingAction, Id>>> = {
  start: 'status.starting',
  stop: 'status.stopping',
  restart: 'status.restarting',
  restore: 'status.restoring',
  reinstall: 'status.reinstalling',
  delete: 'status.deleting',
};

/** The shape of a status; one that the specification does not know asks for a look. (spec 3, section 4) */
export const shapeOf = (status: string): StatusState => ownValue(shapes, status)?.state ?? 'notice';

/** The shape of a machine's state: an action of this browser that is under way, or the status the server gives. */
export const stateOf = (vm: Pick<Vm, 'status'>, pending?: PendingAction): StatusState =>
  pending && pendingTexts[pending] ? 'working' : shapeOf(vm.status);

/** What is shown of a machine's state: an action of this browser that is under way, or the status the server gives. */
export function statusView(
  vm: Pick<Vm, 'status'>,
  pending?: PendingAction,
): { state: StatusState; text?: Id; word: string } {
  const doing = pending && pendingTexts[pending];
  if (doing) return { state: 'working', text: doing, word: vm.status };
  const known = ownValue(shapes, vm.status);
  return known ? { ...known, word: vm.status } : { state: 'notice', word: vm.status };
}

/** Whether the server is still changing it: then, and only then, the list is asked again and again. */
export const inTransition = (vm: Pick<Vm, 'status'>): boolean => vm.status === 'creating' || vm.status === 'stopping';
