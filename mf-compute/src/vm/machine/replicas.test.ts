/** @jest-environment node */
import { copiesOf, countOf, diskName } from './replicas';
import { aCopy, aDisk } from './fixture';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const storage = [
  aDisk('disk-a', { replica: [aCopy('old', { created_at: at(1) }), aCopy('new', { created_at: at(21) })] }),
  aDisk('disk-b', { name: 'vdb', primary: false, replica: [aCopy('mid', { type: 'backup', created_at: at(14) })] }),
  aDisk('disk-c', { name: null, primary: false, replica: [aCopy('undated', { created_at: null })] }),
];

it('lists the copies of all disks, newest first, each with its disk', () => {
  const copies = copiesOf({ storage });
  expect(copies.map(({ uuid, disk }) => `${uuid} of ${diskName(disk)}`)).toEqual([
    'new of vda',
    'mid of vdb',
    'old of vda',
    'undated of disk-c',
  ]);
  expect([countOf(copies, 'snapshot'), countOf(copies, 'backup')]).toEqual([3, 1]);
});
