import type { VmRow } from '../machine/rows';

/** What the activity of a machine is about: itself, and its disks, which snapshots are named after. */
export const journalSubject = ({ uuid, storage }: Pick<VmRow, 'uuid' | 'storage'>): string[] => [
  uuid,
  ...storage.map((disk) => disk.uuid),
];
