import { declaredJournal } from '@console/area/testing';
import { createVm, startVm } from '@console/contract/vm-change';
import { deleteVmReplica } from '@console/contract/vm-replica';
import { setFormats } from '@console/ui';
import { journal } from './calls';

const UUID = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
const OTHER = '3f2504e0-4f89-11d3-9a0c-0305e82c3302';

beforeEach(() => setFormats({ locale: 'en-GB', currency: 'EUR' }));

it.each([
  ['startVm', {}, 'Started'],
  ['updateVm', { vcpu: 8, ram: 16_384 }, 'Resized to 8\u{A0}vCPU, 16\u{A0}GB'],
  ['updateVm', { ram: 512 }, 'Resized to 0.5\u{A0}GB'],
  ['updateVm', { name: 'web-2' }, 'Renamed to web-2'],
  ['stopVm', { force: true }, 'Force-stopped'],
  ['toggleVmBackup', { backup: true }, 'Turned on nightly backups'],
  ['toggleVmBackup', { backup: false }, 'Turned off nightly backups'],
  ['rebuildVm', { type: 'backup' }, 'Restored from a backup'],
  ['rebuildVm', {}, 'Restored from a snapshot or backup'],
  ['reinstallVm', { os_name: 'ubuntu', os_version: '24.04-lts' }, 'Reinstalled with ubuntu 24.04-lts'],
  ['resizeVmDisk', { size_gb: 120 }, 'Grew a disk to 120 GB'],
  ['createIpAddress', { address: '203.0.113.87' }, 'Reserved floating IP 203.0.113.87'],
] as const)('%s with %j reads %s', async (name, details, words) => {
  expect((await declaredJournal(journal)).words(name, details)).toBe(words);
});

it('says what should have been done while it has not', async () => {
  expect((await declaredJournal(journal)).words('updateVm', { vcpu: 2 }, false)).toBe('Resize to 2\u{A0}vCPU');
});

it('is about the machine, the copy and the account that the parameters name', async () => {
  const { params, response } = await declaredJournal(journal);
  expect(params(startVm, { location: 'tll', uuid: UUID }).subjects).toEqual([UUID]);
  const copy = `${UUID}20261121010000`;
  expect(params(deleteVmReplica, { location: 'tll', replica_uuid: copy }).subjects).toEqual([copy, UUID]);
  const order = { location: 'tll', name: 'web', billing_account_id: 7, network_uuid: '' };
  expect(params(createVm, order).subjects).toEqual(['billing_account_id:7']);
  expect(response(createVm, { uuid: UUID, network_uuid: OTHER, id: 3 }).subjects).toEqual([UUID]);
});
