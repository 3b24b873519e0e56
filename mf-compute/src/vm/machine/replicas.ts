import type { VmReplica, VmStorage } from '@console/contract/vm';
import type { JoinedVm } from './rows';
import type { ReplicaType } from './disk-prices';
import { machineText } from './texts';

/** A snapshot or backup with the disk that it is of. */
export interface Replica extends VmReplica {
  readonly disk: VmStorage;
}

const timeOf = (replica: Replica): number => replica.created_at?.getTime() ?? 0;

/** The snapshots and backups of all disks of a machine, newest first. */
export const replicasOf = (vm: Pick<JoinedVm, 'storage'>): Replica[] =>
  vm.storage
    .flatMap((disk) => disk.replica.map((replica): Replica => ({ ...replica, disk })))
    .toSorted((a, b) => timeOf(b) - timeOf(a));

/** What a kind of copy is called and costs as: one that the specification does not know is a snapshot. */
export const replicaType = ({ type }: Pick<VmReplica, 'type'>): ReplicaType =>
  type === 'backup' ? 'backup' : 'snapshot';

/** How many of a kind there are. */
export const countOf = (replicas: readonly Pick<VmReplica, 'type'>[], type: ReplicaType): number =>
  replicas.filter((replica) => replicaType(replica) === type).length;

/** What people call a disk. */
export const diskName = (disk: Pick<VmStorage, 'name' | 'uuid'>): string => disk.name || disk.uuid;

/** '3 snapshots, 7 backups'; empty where there are none. */
export function replicasText(replicas: readonly Pick<VmReplica, 'type'>[]): string {
  const snapshots = countOf(replicas, 'snapshot');
  const backups = countOf(replicas, 'backup');
  const parts = [
    snapshots > 0 && machineText('copies.snapshots', { n: snapshots }),
    backups > 0 && machineText('copies.backups', { n: backups }),
  ];
  return parts.filter(Boolean).join(', ');
}

/** '3 snapshots and 7 backups are erased' */
export function erasedReplicasText(replicas: readonly Pick<VmReplica, 'type'>[]): string {
  const snapshots = countOf(replicas, 'snapshot');
  const backups = countOf(replicas, 'backup');
  if (backups === 0) return machineText('copies.snapshotsErased', { n: snapshots });
  if (snapshots === 0) return machineText('copies.backupsErased', { n: backups });
  return machineText('copies.bothErased', {
    snapshots: machineText('copies.snapshots', { n: snapshots }),
    backups: machineText('copies.backups', { n: backups }),
  });
}
