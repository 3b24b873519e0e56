import { call, isAborted, toApiError } from '@console/api';
import { reportError, toastError } from '@console/area';
import { startVm, stopVm } from '@console/contract/vm';
import { toast } from '@console/ui';
import { text } from '../../texts';
import type { VmRow } from '../machine/rows';
import { onMachine } from '../machine/pending';

export type Power = 'start' | 'stop' | 'forceStop';

type Machine = Pick<VmRow, 'uuid' | 'location' | 'name'>;

/** Of a restart, once the machine is stopped. */
const HALF = 0.5;

const start = ({ uuid, location }: Machine) => call(startVm, { location, uuid });

const stop = ({ uuid, location }: Machine, force = false) =>
  call(stopVm, { location, uuid, ...(force ? { force } : {}) });

/** Starts or stops one machine. @throws ApiError */
export const sendPower = (vm: Machine, power: Power): Promise<void> =>
  power === 'start'
    ? onMachine(vm, 'start', () => start(vm))
    : onMachine(vm, 'stop', () => stop(vm, power === 'forceStop'));

const done = {
  start: 'power.started',
  stop: 'power.stopped',
  forceStop: 'power.stopped',
} as const;

/** Starts or stops a machine and says how it went; several may run at once. Never throws. */
export async function switchPower(vm: Machine, power: Power): Promise<void> {
  try {
    await sendPower(vm, power);
    toast.success(text(done[power], { name: vm.name }));
  } catch (error) {
    toastError(error, { retry: () => void switchPower(vm, power) });
  }
}

/**
 * Stops a machine and starts it again, and says how far it is: the API has no call for both. A start that fails leaves
 * it stopped, and then only the start is tried again. Never throws.
 */
export async function restartVm(vm: Machine): Promise<void> {
  let isStopped = false;
  const steps = toast.progress(text('power.restarting', { name: vm.name }), {
    progress: () => (isStopped ? HALF : 0),
    note: () => text(isStopped ? 'power.restartStarts' : 'power.restartStops'),
  });
  try {
    await onMachine(vm, 'restart', async () => {
      await stop(vm);
      isStopped = true;
      await start(vm);
    });
    steps.success(text('power.restarted', { name: vm.name }));
  } catch (error) {
    if (isAborted(error)) return steps.dismiss();
    reportError(error);
    steps.error(toApiError(error), { retry: () => void (isStopped ? switchPower(vm, 'start') : restartVm(vm)) });
  }
}
