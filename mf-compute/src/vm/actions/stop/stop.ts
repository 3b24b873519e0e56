import { defineAction } from '@console/area';
import { text } from '../../../texts';
import { sendPower } from '../power';
import type { JoinedVm } from '../../machine/rows';
import { actionsText } from '../texts';

type NoValues = Record<string, never>;

/** Stops that something else waits for, by machine: their failure belongs to the dialog that waits, where one is open. */
export const stopAction = defineAction<NoValues>('vm.stop');

/** Stops a machine; the dialog that needs it stopped shows how that goes. Never throws. */
export function stopMachine(vm: JoinedVm): void {
  const stop = stopAction.start(vm.uuid, {
    values: {},
    work: () => sendPower(vm, 'stop'),
    running: actionsText('stopFirst.running', { name: vm.name }),
    done: text('power.stopped', { name: vm.name }),
  });
  stop.catch(() => undefined); // told by the dialog, or by a toast
}
