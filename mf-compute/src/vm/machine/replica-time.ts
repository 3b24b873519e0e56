import type { VmReplica, VmStorage } from '@console/contract/vm';

const minuteOf = (at: Date | null | undefined): number | undefined =>
  at ? Math.floor(at.getTime() / 60_000) : undefined;

/** How the time of a snapshot or backup is written: to the second where its disk has another one of that minute. */
export function timeStyle(
  { created_at: at }: Pick<VmReplica, 'created_at'>,
  disk: Pick<VmStorage, 'replica'>,
): 'datetime' | 'exact' {
  const sameMinute = disk.replica.filter((one) => minuteOf(one.created_at) === minuteOf(at));
  return sameMinute.length > 1 ? 'exact' : 'datetime';
}
