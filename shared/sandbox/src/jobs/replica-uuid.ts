import type { DiskRow } from '../model/compute';
import { utc } from '../time/formats';

/** A snapshot or backup is named by its disk's uuid and its second, YYYY-MM-DD-HH-MM-SS: 55 characters in all. */
export const replicaUuid = (disk: string, at: number): string => `${disk}${utc(at).replace(/[ :]/g, '-')}`;

/** The same for a new one; the next second where that name is taken. */
export function freeReplicaUuid(disk: Pick<DiskRow, 'uuid' | 'replicas'>, at: number): string {
  const taken = new Set(disk.replicas.map((replica) => replica.uuid));
  let second = at;
  while (taken.has(replicaUuid(disk.uuid, second))) second += 1;
  return replicaUuid(disk.uuid, second);
}
