import { call } from '@console/api';
import { startAction } from '@console/area';
import { startVm, stopVm } from '@console/contract/vm-change';
import { text } from '../../texts';
import type { JoinedVm } from '../machine/rows';
import { onMachine } from '../machine/pending';

export type Power = 'start' | 'stop' | 'forceStop';

export type Machine = Pick<JoinedVm, 'uuid' | 'location' | 'name'>;

export const start = ({ uuid, location }: Machine) => call(startVm, { location, uuid });

export const stop = ({ uuid, location }: Machine, force = false) =>
  call(stopVm, { location, uuid, ...(force ? { force } : {}) });

/** Machines that somebody has stopped on this page. */
const stoppedHere = new Set<string>();

/** Whether somebody has stopped a machine on this page: what is left of a restart before it does not start it. */
export const wasStoppedHere = (uuid: string): boolean => stoppedHere.has(uuid);

/** Starts or stops a machine. `run`: how it is marked and shown, `onOneOfMany` where it is one of many. @throws ApiError */
export function sendPower(vm: Machine, power: Power, run = onMachine): Promise<void> {
  if (power === 'start') return run(vm, 'start', () => start(vm));
  stoppedHere.add(vm.uuid);
  return run(vm, 'stop', () => stop(vm, power === 'forceStop'));
}

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
