import { firstValues, linkFaults, readLink, type CreateLink } from './first-values';
import { choices } from './fixture';
import { CUSTOM } from '@console/domain/order';

it('begins with what the site prefers', () => {
  expect(firstValues(choices)).toMatchObject({
    location: 'tll',
    origin: 'system',
    osName: 'ubuntu',
    osVersion: '24.04-lts',
    packageId: '2/2/50',
    account: '1',
    publicIp: true,
    backup: false,
    count: 1,
  });
  expect(firstValues({ ...choices, offersIps: false })).toMatchObject({ publicIp: false });
  expect(firstValues({ ...choices, isTokenBound: true })).toMatchObject({ account: '' });
});

const begun = (link: CreateLink, more: Partial<typeof choices> = {}) => {
  const site = { ...choices, ...more };
  const values = firstValues(site, link);
  return { values, faults: linkFaults(site, link, values).map(({ id }) => id) };
};

it.each<[string, CreateLink, object]>([
  [
    'an image and version',
    { osName: 'windows', osVersion: '2019' },
    { osName: 'windows', osVersion: '2019', packageId: '4/4/80' },
  ],
  [
    'an image and version as they are shown, in any case',
    { osName: 'Windows Server', osVersion: '2019 ' },
    { osName: 'windows', osVersion: '2019' },
  ],
  ['an image and version in other letters', { osName: 'UBUNTU', osVersion: '24.04-LTS' }, { osVersion: '24.04-lts' }],
  ['the catalogue', { typeId: 'app_catalog' }, { origin: 'app_catalog', osName: 'wordpress' }],
  ['an application', { osName: 'wordpress' }, { origin: 'app_catalog', osName: 'wordpress' }],
  ['a location', { location: 'jhv' }, { location: 'jhv' }],
  ['a network', { location: 'tll', network: 'net-2' }, { location: 'tll', network: 'net-2' }],
  ['a disk', { sourceDisk: 'disk-9', location: 'jhv' }, { origin: 'disk', sourceDisk: 'disk-9', location: 'jhv' }],
  ['a machine', { sourceVm: 'vm-2' }, { origin: 'copy', sourceVm: 'vm-2', sourceReplica: '', location: 'jhv' }],
  [
    'a backup of a machine',
    { sourceVm: 'vm-1', sourceReplica: 'copy-old' },
    { origin: 'copy', sourceReplica: 'copy-old', location: 'tll' },
  ],
  ['a snapshot alone', { sourceReplica: 'copy-new' }, { sourceVm: 'vm-1', sourceReplica: 'copy-new' }],
])('follows a link to %s', (_, link, expected) => {
  const { values, faults } = begun(link);
  expect(values).toMatchObject(expected);
  expect(faults).toEqual([]);
});

it.each<[string, CreateLink, object, string, Partial<typeof choices>?]>([
  ['an unknown image', { osName: 'beos' }, { osName: 'ubuntu' }, 'link.image'],
  ['an unknown version', { osName: 'windows', osVersion: '1999' }, { osVersion: '2022' }, 'link.version'],
  [
    'a version that is not published',
    { osName: 'ubuntu', osVersion: '18.04' },
    { osVersion: '24.04-lts' },
    'link.version',
  ],
  ['another kind of catalogue', { typeId: 'kernel' }, { origin: 'system' }, 'link.type'],
  [
    'applications where there are none',
    { typeId: 'app_catalog' },
    { origin: 'system' },
    'link.noApps',
    { offersApps: false },
  ],
  [
    'an application where there are none',
    { osName: 'wordpress' },
    { osName: 'ubuntu' },
    'link.image',
    { offersApps: false },
  ],
  ['an unknown location', { location: 'mars' }, { location: 'tll' }, 'link.location'],
  ['a paused location', { location: 'jkt01' }, { location: 'tll' }, 'link.paused'],
  ['a machine that is gone', { sourceVm: 'vm-9' }, { origin: 'system' }, 'link.source'],
  [
    'a machine that may be where a location did not respond',
    { sourceVm: 'vm-9' },
    { origin: 'system' },
    'link.sourceUnknown',
    { areMachinesRead: false },
  ],
  ['a copy that is gone', { sourceVm: 'vm-1', sourceReplica: 'copy-9' }, { origin: 'system' }, 'link.source'],
  [
    'a machine where creating is paused',
    { sourceVm: 'vm-9' },
    { origin: 'system', location: 'tll' },
    'link.paused',
    { machines: choices.machines.map((vm) => (vm.uuid === 'vm-2' ? { ...vm, uuid: 'vm-9', location: 'jkt01' } : vm)) },
  ],
  ['a machine that is being created', { sourceVm: 'vm-3' }, { origin: 'system' }, 'link.busy'],
])('says what it could not follow: %s', (_, link, expected, fault, more = {}) => {
  const { values, faults } = begun(link, more);
  expect(values).toMatchObject(expected);
  expect(faults).toEqual([fault]);
});

it('reads of an address what chooses, and nothing else', () => {
  expect(readLink(new URLSearchParams('osName=ubuntu&job=1&code=curl&batch=2&osVersion='))).toEqual({
    osName: 'ubuntu',
  });
});

it('begins with a custom size where no package fits the account', () => {
  const tight = choices.packages.filter(({ cpu }) => cpu > 1);
  expect(firstValues({ ...choices, packages: tight, accounts: choices.accounts.slice(1) })).toMatchObject({
    packageId: CUSTOM,
    vcpu: 1,
    memoryGb: 1,
    diskGb: 20,
  });
});
