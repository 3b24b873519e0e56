import { call } from '@console/api';
import { listVms, type Vm } from '@console/contract/vm';
import { onOneOfMany } from '../machine/pending';
import type { JoinedVm } from '../machine/rows';
import { backupsIn, setBackup } from '../machine/set-backup';

type Machine = Pick<JoinedVm, 'uuid' | 'location'>;

/**
 * Switches nightly backups of machines on. The machines of a location are read once, before the first of them: the call
 * only turns the switch over. After a failure they are read again, for its outcome may not be known.
 */
export function createBackups(): (vm: Machine) => Promise<void> {
  const lists = new Map<string, Promise<readonly Vm[]>>();
  const listOf = (location: string): Promise<readonly Vm[]> => {
    const list = lists.get(location) ?? call(listVms, { location });
    lists.set(location, list);
    return list;
  };
  return async (vm) => {
    try {
      await onOneOfMany(vm, 'change', async () => {
        const known = backupsIn(await listOf(vm.location), vm.uuid);
        await setBackup(vm, true, known ?? { backup: false });
      });
    } catch (error) {
      lists.delete(vm.location);
      throw error;
    }
  };
}
