import { call, isPartlyRead, lookUp, unreadError } from '@console/api';
import { listVms, type Vm } from '@console/contract/vm';
import { toggleVmBackup } from '@console/contract/vm-backup';

/** What is known of a machine's nightly backups. */
type Known = Pick<Vm, 'backup'>;

/**
 * What a list says of a machine's backups: undefined where it has no such machine.
 * @throws ApiError where that could not be read: the switch would be turned over blindly
 */
export function backupsIn(vms: readonly Vm[], uuid: string): Known | undefined {
  const vm = lookUp(vms, 'uuid', uuid);
  if (vm === 'unread' || (vm && isPartlyRead(vm) && typeof vm.backup !== 'boolean')) throw unreadError();
  return vm;
}

/**
 * Switches nightly backups of a machine on or off. The call only turns the switch over: it is not sent where that would
 * undo what another tab or person has just done. (spec 3, section 7)
 * @param known the machine as it is now; read from the list where it is not given
 * @throws ApiError
 */
export async function setBackup(
  { location, uuid }: Pick<Vm, 'uuid'> & { readonly location: string },
  on: boolean,
  known?: Known,
): Promise<void> {
  const vm = known ?? backupsIn(await call(listVms, { location }), uuid);
  if (vm && Boolean(vm.backup) === on) return;
  await call(toggleVmBackup, { location, uuid }, { before: { isOn: !on } });
}
