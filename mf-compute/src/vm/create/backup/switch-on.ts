import { invalidate } from '@console/api';
import { listVms } from '@console/contract/vm';
import { setBackup } from '../../machine/set-backup';

export interface BackupTarget {
  readonly location: string;
  readonly uuid: string;
  readonly name: string;
}

/**
 * Switches nightly backups of a new machine on.
 * @param isOn what is known of it; undefined looks into the list first, as after a failure whose outcome is not known
 * @throws ApiError
 */
export async function switchBackupOn(target: BackupTarget, isOn?: boolean | null): Promise<void> {
  await setBackup(target, true, isOn == null ? undefined : { backup: isOn });
  void invalidate(listVms);
}
