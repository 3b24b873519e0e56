import { endpoints } from '@console/contract/endpoints';
import { setFormats } from '@console/ui';
import type { JournalEntry } from './entry';
import en from '../messages/en/journal.json';
import { wordsOf } from './words';

beforeEach(() => setFormats({ locale: 'en-GB', currency: 'EUR' }));

const entry = (endpoint: string, details: JournalEntry['details'] = {}, outcome: JournalEntry['outcome'] = 'ok') =>
  wordsOf({ id: '1', endpoint, subjects: [], details, at: new Date(0), outcome });

const writing = Object.values(endpoints).flatMap((endpoint) =>
  endpoint.method === 'GET' || ('auth' in endpoint && endpoint.auth === false) ? [] : [endpoint.name],
);

it.each(writing)('%s has words for what it did, and for what it should have done', (name) => {
  expect(entry(name)).not.toBe(name);
  expect(entry(name, {}, 'failed')).not.toBe(entry(name));
});

it('has no words for calls that are not there', () => {
  const known = new Set<string>(['other', ...writing]);
  const unknown = Object.keys(en).filter((id) => id.startsWith('call.') && !known.has(id.split('.')[1] ?? ''));
  expect(unknown).toEqual([]);
});

it.each([
  ['startVm', {}, 'Started'],
  ['updateVm', { vcpu: 8, ram: 16_384 }, 'Resized to 8\u{A0}vCPU, 16\u{A0}GB'],
  ['updateVm', { ram: 512 }, 'Resized to 0.5\u{A0}GB'],
  ['updateVm', { name: 'web-2' }, 'Renamed to web-2'],
  ['stopVm', { force: true }, 'Stopped by force'],
  ['toggleVmBackup', { backup: true }, 'Switched nightly backups on'],
  ['toggleVmBackup', { backup: false }, 'Switched nightly backups off'],
  ['rebuildVm', { type: 'backup' }, 'Restored from a backup'],
  ['rebuildVm', {}, 'Restored from a copy'],
  ['reinstallVm', { os_name: 'ubuntu', os_version: '24.04-lts' }, 'Reinstalled with ubuntu 24.04-lts'],
  ['resizeVmDisk', { size_gb: 120 }, 'Grew a disk to 120 GB'],
  ['createIpAddress', { address: '203.0.113.87' }, 'Reserved floating IP 203.0.113.87'],
  ['buyCredit', { amount: '25' }, 'Bought credit for €25.00'],
  ['callOfLater', {}, 'callOfLater'],
] as const)('%s with %j reads %s', (name, details, words) => {
  expect(entry(name, details)).toBe(words);
});

it('says what should have been done while it has not', () => {
  for (const outcome of ['pending', 'failed', 'unknown'] as const)
    expect(entry('updateVm', { vcpu: 2 }, outcome)).toBe('Resize to 2\u{A0}vCPU');
});
