import { copiesText, erasedCopiesText } from './replica-texts';
import { aCopy } from './fixture';

const copies = (snapshots: number, backups: number) => [
  ...Array.from({ length: snapshots }, (_, n) => aCopy(`s${n}`)),
  ...Array.from({ length: backups }, (_, n) => aCopy(`b${n}`, { type: 'backup' })),
];

it.each([
  [3, 7, '3 snapshots, 7 backups', '3 snapshots and 7 backups are erased'],
  [1, 0, '1 snapshot', '1 snapshot is erased'],
  [0, 2, '2 backups', '2 backups are erased'],
  [1, 1, '1 snapshot, 1 backup', '1 snapshot and 1 backup are erased'],
])('%d snapshots and %d backups', (snapshots, backups, text, erased) => {
  expect(copiesText(copies(snapshots, backups))).toBe(text);
  expect(erasedCopiesText(copies(snapshots, backups))).toBe(erased);
});
