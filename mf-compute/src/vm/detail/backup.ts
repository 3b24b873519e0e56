import { call, invalidate } from '@console/api';
import { toastError } from '@console/area';
import { toggleVmBackup } from '@console/contract/vm-backup';
import { listVms } from '@console/contract/vm';
import { toast } from '@console/ui';
import { whilePending } from '../pending-actions';
import type { VmRow } from '../rows';
import { detailText } from './texts';

type Machine = Pick<VmRow, 'uuid' | 'location' | 'name'>;

/**
 * Switches nightly backups on or off. The call only turns the switch over: the machine is read first, so that what
 * another tab or person has just done is not undone. (spec 3, section 7)
 * @throws ApiError
 */
async function send({ uuid, location }: Machine, on: boolean): Promise<void> {
  try {
    await whilePending(uuid, 'change', async () => {
      const before = (await call(listVms, { location })).find((vm) => vm.uuid === uuid);
      if (before && Boolean(before.backup) === on) return;
      await call(toggleVmBackup, { location, uuid });
    });
  } finally {
    await invalidate(listVms);
  }
}

/** The same, and says how it went. Never throws. */
export async function switchBackups(vm: Machine, on: boolean): Promise<void> {
  try {
    await send(vm, on);
    toast.success(detailText(on ? 'backups.switchedOn' : 'backups.switchedOff', { name: vm.name }));
  } catch (error) {
    toastError(error, { retry: () => void switchBackups(vm, on) });
  }
}
