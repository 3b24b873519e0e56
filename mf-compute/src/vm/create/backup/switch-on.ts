import { call, invalidate } from '@console/api';
import { listVms } from '@console/contract/vm';
import { toggleVmBackup } from '@console/contract/vm-backup';

export interface BackupTarget {
  readonly location: string;
  readonly uuid: string;
  readonly name: string;
}

/**
 * Switches nightly backups of a machine on. The call toggles, so it is only sent where they are off.
 * @param isOn what is known of it; undefined looks into the list first, as after a failure whose outcome is not known
 * @throws ApiError
 */
export async function switchBackupOn({ location, uuid }: BackupTarget, isOn?: boolean | null): Promise<void> {
  const known = isOn ?? (await call(listVms, { location })).find((vm) => vm.uuid === uuid)?.backup;
  if (known) return;
  await call(toggleVmBackup, { location, uuid });
  void invalidate(listVms);
}
