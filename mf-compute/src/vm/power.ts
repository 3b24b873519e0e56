import { call, invalidate, toApiError } from '@console/api';
import { reportError, toastError } from '@console/area';
import { listVms, startVm, stopVm } from '@console/contract/vm';
import { toast } from '@console/ui';
import { text } from '../texts';
import { whilePending } from './pending-actions';
import type { VmRow } from './rows';

export type Power = 'start' | 'stop' | 'forceStop';

type Machine = Pick<VmRow, 'uuid' | 'location' | 'name'>;

/** How long after the request the list is asked for the status that the server shows meanwhile. */
const PEEK_MS = 400;

async function send({ uuid, location }: Machine, power: Power): Promise<void> {
  const peek = setTimeout(() => void invalidate(listVms), PEEK_MS);
  try {
    await whilePending(uuid, power === 'start' ? 'start' : 'stop', async () => {
      if (power === 'start') await call(startVm, { location, uuid });
      else await call(stopVm, { location, uuid, ...(power === 'forceStop' ? { force: true } : {}) });
    });
  } finally {
    clearTimeout(peek);
    await invalidate(listVms);
  }
}

const done = { start: 'power.started', stop: 'power.stopped', forceStop: 'power.stopped' } as const;
const failed = {
  start: 'bulk.startFailed',
  stop: 'bulk.stopFailed',
  forceStop: 'bulk.stopFailed',
  delete: 'bulk.deleteFailed',
} as const;

/** Starts or stops a machine and says how it went; several may run at once. Never throws. */
export async function switchPower(vm: Machine, power: Power): Promise<void> {
  try {
    await send(vm, power);
    toast.success(text(done[power], { name: vm.name }));
  } catch (error) {
    toastError(error, { retry: () => void switchPower(vm, power) });
  }
}

/** The same for one of many: throws instead of telling. @throws ApiError */
export const sendPower = send;

/** One sentence for the failures of a bulk action. */
export function bulkFailure(action: Power | 'delete', failures: readonly { name: string; error: unknown }[]): string {
  for (const { error } of failures) reportError(error);
  const reasons = failures.map(({ name, error }) => `${name}: ${toApiError(error).message}`).join('; ');
  return text(failed[action], { n: failures.length, reasons });
}
