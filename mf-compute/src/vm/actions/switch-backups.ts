import { invalidate } from '@console/api';
import { startAction } from '@console/area';
import { listVms } from '@console/contract/vm';
import { vmMarks } from '../machine/pending';
import type { JoinedVm } from '../machine/rows';
import { setBackup } from '../machine/set-backup';
import { machineText } from '../machine/texts';

type Machine = Pick<JoinedVm, 'uuid' | 'location' | 'name'>;

/** Switches nightly backups on or off. @throws ApiError */
async function send(vm: Machine, on: boolean): Promise<void> {
  try {
    await vmMarks.during(vm.uuid, 'change', () => setBackup(vm, on));
  } finally {
    await invalidate(listVms);
  }
}

/** The same, and says how it went. Never throws. */
export async function switchBackups(vm: Machine, on: boolean): Promise<void> {
  const action = startAction(`vm.backups ${vm.uuid}`, {
    work: () => send(vm, on),
    tell: {
      done: () => [machineText(on ? 'backups.switchedOn' : 'backups.switchedOff', { name: vm.name })],
      failed: { retry: () => void switchBackups(vm, on) },
    },
  });
  await action.catch(() => undefined); // told by its toast
}
