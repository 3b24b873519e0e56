import type { ReplicaRow } from '../../model/compute';
import type { ServiceNodeRow } from '../../model/services';

const DAY = 86_400;
const KEPT = 7;

/** Seconds after midnight of a time written 'HH:MM'. */
function secondsOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60;
}

const stampOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 19).replace(/[T:]/g, '-');

/**
 * The daily snapshots of a node's disk that are kept, newest first. They need no rows: every node has one of each day
 * since it was made, taken at the site's time for backups (UTC, 'HH:MM').
 */
export function snapshotsOf(
  node: ServiceNodeRow,
  { created, now, time }: { created: number; now: number; time: string },
): ReplicaRow[] {
  const offset = secondsOf(time);
  const latest = Math.floor((now - offset) / DAY) * DAY + offset;
  return Array.from({ length: KEPT }, (_, days) => latest - days * DAY)
    .filter((taken) => taken > created)
    .map((taken) => ({
      uuid: `${node.disk_uuid}${stampOf(taken)}`,
      type: 'snapshot',
      size: node.disk,
      created: taken,
    }));
}
