import type { VmReplica, VmStorage } from '@console/contract/vm';
import type { VmRow } from './rows';
import type { CopyType } from './disk-prices';

/** A snapshot or backup with the disk that it is of. */
export interface Copy extends VmReplica {
  readonly disk: VmStorage;
}

const timeOf = (copy: Copy): number => copy.created_at?.getTime() ?? 0;

/** The snapshots and backups of all disks of a machine, newest first. */
export const copiesOf = (vm: Pick<VmRow, 'storage'>): Copy[] =>
  vm.storage
    .flatMap((disk) => disk.replica.map((replica): Copy => ({ ...replica, disk })))
    .toSorted((a, b) => timeOf(b) - timeOf(a));

/** How many of a kind there are. */
export const countOf = (copies: readonly Pick<VmReplica, 'type'>[], type: CopyType): number =>
  copies.filter((copy) => copy.type === type).length;

/** What a kind of copy costs as: one that the specification does not know is charged as a snapshot. */
export const copyType = ({ type }: Pick<VmReplica, 'type'>): CopyType => (type === 'backup' ? 'backup' : 'snapshot');

/** What people call a disk. */
export const diskName = (disk: Pick<VmStorage, 'name' | 'uuid'>): string => disk.name || disk.uuid;
