import { lacksRows, unreadOf } from '@console/api';
import type { Vm, VmStorage } from '@console/contract/vm';

type Disks = Pick<Vm, 'storage'>;

/** The disk that a machine starts from; undefined where that may be one that could not be read. */
export const bootDisk = ({ storage }: Disks): VmStorage | undefined =>
  storage.find((disk) => disk.primary) ?? (unreadOf(storage).length > 0 ? undefined : storage[0]);

/** Whether no disk and no copy of a machine is missing because it could not be read. */
export const areDisksRead = ({ storage }: Disks): boolean =>
  ![storage, ...storage.map(({ replica }) => replica)].some(lacksRows);
