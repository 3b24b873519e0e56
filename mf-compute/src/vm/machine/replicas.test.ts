import { replicasOf, countOf, diskName, replicasText, erasedReplicasText } from './replicas';
import { aReplica, aDisk } from './fixture';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const storage = [
  aDisk('disk-a', { replica: [aReplica('old', { created_at: at(1) }), aReplica('new', { created_at: at(21) })] }),
  aDisk('disk-b', { name: 'vdb', primary: false, replica: [aReplica('mid', { type: 'backup', created_at: at(14) })] }),
  aDisk('disk-c', { name: null, primary: false, replica: [aReplica('undated', { created_at: null })] }),
];

it('lists the copies of all disks, newest first, each with its disk', () => {
  const replicas = replicasOf({ storage });
  expect(replicas.map(({ uuid, disk }) => `${uuid} of ${diskName(disk)}`)).toEqual([
    'new of vda',
    'mid of vdb',
    'old of vda',
    'undated of disk-c',
  ]);
  expect([countOf(replicas, 'snapshot'), countOf(replicas, 'backup')]).toEqual([3, 1]);
});

const replicas = (snapshots: number, backups: number) => [
  ...Array.from({ length: snapshots }, (_, n) => aReplica(`s${n}`)),
  ...Array.from({ length: backups }, (_, n) => aReplica(`b${n}`, { type: 'backup' })),
];

it.each([
  [3, 7, '3 snapshots, 7 backups', '3 snapshots and 7 backups are erased'],
  [1, 0, '1 snapshot', '1 snapshot is erased'],
  [0, 2, '2 backups', '2 backups are erased'],
  [1, 1, '1 snapshot, 1 backup', '1 snapshot and 1 backup are erased'],
])('%d snapshots and %d backups', (snapshots, backups, text, erased) => {
  expect(replicasText(replicas(snapshots, backups))).toBe(text);
  expect(erasedReplicasText(replicas(snapshots, backups))).toBe(erased);
});

it('counts a kind that it does not know as a snapshot', () => {
  const unknown = [aReplica('copy-1', { type: 'image' })];
  expect(replicasText(unknown)).toBe('1 snapshot');
  expect(erasedReplicasText(unknown)).toBe('1 snapshot is erased');
});
