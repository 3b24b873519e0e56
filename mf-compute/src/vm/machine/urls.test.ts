/** @jest-environment node */
import { readDialog, readTab, vmPath } from './urls';

const vm = { location: 'jhv', uuid: '3f6c' };

it.each([
  [{}, '/compute/vm/jhv/3f6c'],
  [{ tab: 'overview' }, '/compute/vm/jhv/3f6c'],
  [{ tab: 'disks' }, '/compute/vm/jhv/3f6c?tab=disks'],
  [{ dialog: 'resize' }, '/compute/vm/jhv/3f6c?dialog=resize'],
  [{ tab: 'disks', dialog: 'disk-grow', disk: 'd1' }, '/compute/vm/jhv/3f6c?tab=disks&dialog=disk-grow&disk=d1'],
  [
    { tab: 'disks', dialog: 'restore', replica: 'd1 2026' },
    '/compute/vm/jhv/3f6c?tab=disks&dialog=restore&replica=d1+2026',
  ],
] as const)('%j is %s', (link, path) => expect(vmPath(vm, link)).toBe(path));

it('shows the overview where an address names no tab that there is, and no dialog that there is not', () => {
  expect([readTab(null), readTab('disks'), readTab('toString')]).toEqual(['overview', 'disks', 'overview']);
  expect([readDialog(null), readDialog('rename'), readDialog('x')]).toEqual([undefined, 'rename', undefined]);
});
