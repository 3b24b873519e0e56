import { ownValue } from '@console/contract/own-value';
import type { Vm } from '@console/contract/vm';
import { machineState } from '@console/domain/machine-state';
import type { StatusState } from '@console/ui';
import type { Id } from '../../texts';
import type { PendingAction } from './can';

const texts: Readonly<Record<string, Id>> = {
  creating: 'status.creating',
  running: 'status.running',
  stopping: 'status.stopping',
  stopped: 'status.stopped',
  deleted: 'status.deleted',
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

/** Whether a person should have a look at a machine: its status is one that the specification does not know. */
export const isTroubled = ({ status }: Pick<Vm, 'status'>): boolean => machineState(status) === 'notice';

/** The shape of a machine's state: an action of this browser that is under way, or the status the server gives. */
export const stateOf = (vm: Pick<Vm, 'status'>, pending?: PendingAction): StatusState =>
  pending && pendingTexts[pending] ? 'working' : machineState(vm.status);

/** What is shown of a machine's state: an action of this browser that is under way, or the status the server gives. */
export function statusView(
  vm: Pick<Vm, 'status'>,
  pending?: PendingAction,
): { state: StatusState; text?: Id; word: string } {
  const doing = pending && pendingTexts[pending];
  if (doing) return { state: 'working', text: doing, word: vm.status };
  const text = ownValue(texts, vm.status);
  return { state: machineState(vm.status), word: vm.status, ...(text ? { text } : {}) };
}
