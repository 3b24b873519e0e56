import { startAction } from '@console/area';
import { text } from '../../texts';
import { onMachine } from '../machine/pending';
import { start, stop, switchPower, type Machine } from './power';
import { startFollowUp } from './start-after';

/** Of a restart, once the machine is stopped. */
const HALF = 0.5;

/**
 * Stops a machine and starts it again, and says how far it is: the API has no call for both. A start that fails leaves
 * it stopped, and then only the start is tried again. Never throws.
 */
export async function restartVm(vm: Machine): Promise<void> {
  const { uuid, location, name } = vm;
  const id = `vm.restart ${uuid}`;
  const note = (isStopped: boolean): void =>
    startFollowUp.queue(id, { of: 'restart', ran: true, isStopped }, { uuid, location, name });
  let isStopped = false;
  const action = startAction(id, {
    work: () =>
      onMachine(vm, 'restart', async () => {
        note(false);
        await stop(vm);
        isStopped = true;
        note(true);
        await start(vm);
      }),
    running: {
      text: text('power.restarting', { name }),
      progress: () => (isStopped ? HALF : 0),
      note: () => text(isStopped ? 'power.restartStarts' : 'power.restartStops'),
      delayMs: 0,
    },
    tell: {
      done: () => [text('power.restarted', { name })],
      failed: { retry: () => void (isStopped ? switchPower(vm, 'start') : restartVm(vm)) },
    },
  });
  await action.catch(() => undefined); // told by its toast
  // Not where the page is being left: then it does not come so far.
  startFollowUp.queue(id, undefined);
}
