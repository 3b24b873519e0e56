import type { VmReplica } from '@console/contract/vm';
import { countOf } from './replicas';
import { detailText } from './texts';

/** '3 snapshots, 7 backups'; empty where there are none. */
export function copiesText(copies: readonly Pick<VmReplica, 'type'>[]): string {
  const snapshots = countOf(copies, 'snapshot');
  const backups = countOf(copies, 'backup');
  const parts = [
    snapshots > 0 && detailText('copies.snapshots', { n: snapshots }),
    backups > 0 && detailText('copies.backups', { n: backups }),
  ];
  return parts.filter(Boolean).join(', ');
}

/** '3 snapshots and 7 backups are erased' */
export function erasedCopiesText(copies: readonly Pick<VmReplica, 'type'>[]): string {
  const snapshots = countOf(copies, 'snapshot');
  const backups = countOf(copies, 'backup');
  if (backups === 0) return detailText('copies.snapshotsErased', { n: snapshots });
  if (snapshots === 0) return detailText('copies.backupsErased', { n: backups });
  return detailText('copies.bothErased', {
    snapshots: detailText('copies.snapshots', { n: snapshots }),
    backups: detailText('copies.backups', { n: backups }),
  });
}
