import { call } from '@console/api';
import { startAction } from '@console/area';
import { startVm, stopVm } from '@console/contract/vm-change';
import { text } from '../../texts';
import type { JoinedVm } from '../machine/rows';
import { onMachine } from '../machine/pending';

export type Power = 'start' | 'stop' | 'forceStop';

type Machine = Pick<JoinedVm, 'uuid' | 'location' | 'name'>;

/** Of a restart, once the machine is stopped. */
const HALF = 0.5;

const start = ({ uuid, location }: Machine) => call(startVm, { location, uuid });

const stop = ({ uuid, location }: Machine, force = false) =>
  call(stopVm, { location, uuid, ...(force ? { force } : {}) });

/** Starts or stops a machine. `run`: how it is marked and shown, `onOneOfMany` where it is one of many. @throws ApiError */
export const sendPower = (vm: Machine, power: Power, run = onMachine): Promise<void> =>
  power === 'start' ? run(vm, 'start', () => start(vm)) : run(vm, 'stop', () => stop(vm, power === 'forceStop'));

const done = {
  start: 'power.started',
  stop: 'power.stopped',
  forceStop: 'power.stopped',
} as const;

/** What its toast tells, or the page. */
const shownElsewhere = (): void => undefined;

/** Starts or stops a machine and says how it went; several may run at once. Never throws. */
export async function switchPower(vm: Machine, power: Power): Promise<void> {
  const action = startAction(`vm.${power} ${vm.uuid}`, {
    work: () => sendPower(vm, power),
    tell: {
      done: () => [text(done[power], { name: vm.name })],
      failed: { retry: () => void switchPower(vm, power) },
    },
  });
  await action.catch(shownElsewhere);
}

/**
 * Stops a machine and starts it again, and says how far it is: the API has no call for both. A start that fails leaves
 * it stopped, and then only the start is tried again. Never throws.
 */
export async function restartVm(vm: Machine): Promise<void> {
  let isStopped = false;
  const action = startAction(`vm.restart ${vm.uuid}`, {
    work: () =>
      onMachine(vm, 'restart', async () => {
        await stop(vm);
        isStopped = true;
        await start(vm);
      }),
    running: {
      text: text('power.restarting', { name: vm.name }),
      progress: () => (isStopped ? HALF : 0),
      note: () => text(isStopped ? 'power.restartStarts' : 'power.restartStops'),
      delayMs: 0,
    },
    tell: {
      done: () => [text('power.restarted', { name: vm.name })],
      failed: { retry: () => void (isStopped ? switchPower(vm, 'start') : restartVm(vm)) },
    },
  });
  await action.catch(shownElsewhere);
}
