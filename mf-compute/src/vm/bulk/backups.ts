import { call } from '@console/api';
import { listVms, type Vm } from '@console/contract/vm';
import { onOneOfMany } from '../machine/pending';
import type { JoinedVm } from '../machine/rows';
import { setBackup } from '../machine/set-backup';

type Machine = Pick<JoinedVm, 'uuid' | 'location'>;

const byUuid = async (location: string): Promise<ReadonlyMap<string, Vm>> =>
  new Map((await call(listVms, { location })).map((vm) => [vm.uuid, vm]));

/**
 * Switches nightly backups of machines on. The machines of a location are read once, before the first of them: the call
 * only turns the switch over. After a failure they are read again, for its outcome may not be known.
 */
export function createBackups(): (vm: Machine) => Promise<void> {
  const lists = new Map<string, Promise<ReadonlyMap<string, Vm>>>();
  const listOf = (location: string): Promise<ReadonlyMap<string, Vm>> => {
    const list = lists.get(location) ?? byUuid(location);
    lists.set(location, list);
    return list;
  };
  return async (vm) => {
    try {
      await onOneOfMany(vm, 'change', async () => {
        const known = (await listOf(vm.location)).get(vm.uuid);
        await setBackup(vm, true, known ?? { backup: false });
      });
    } catch (error) {
      lists.delete(vm.location);
      throw error;
    }
  };
}
