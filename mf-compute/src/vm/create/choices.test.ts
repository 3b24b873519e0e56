/** @jest-environment node */
import { firstValues, limitsOf, packagesOf, repairs, sizeOf } from './choices';
import { choices, filled } from './fixture';
import { createRequest, isOutOfCapacity, nextName } from './request';
import { CUSTOM } from './values';

it('begins with what the site prefers', () => {
  expect(firstValues(choices)).toMatchObject({
    location: 'tll',
    osName: 'ubuntu',
    osVersion: '24.04-lts',
    packageId: '2/2/50',
    account: '1',
    publicIp: true,
  });
});

it('follows a deep link to an image, a version, and the application catalogue', () => {
  expect(firstValues(choices, { osName: 'windows', osVersion: '2019' })).toMatchObject({
    osName: 'windows',
    osVersion: '2019',
    packageId: '4/4/80',
  });
  expect(firstValues(choices, { osName: 'windows', osVersion: '1999' })).toMatchObject({ osVersion: '2022' });
  expect(firstValues(choices, { typeId: 'app_catalog' })).toMatchObject({
    catalogue: 'app_catalog',
    osName: 'wordpress',
  });
  expect(firstValues(choices, { osName: 'wordpress' })).toMatchObject({
    catalogue: 'app_catalog',
    osName: 'wordpress',
  });
  expect(firstValues({ ...choices, offersApps: false }, { osName: 'wordpress' })).toMatchObject({
    catalogue: 'system',
    osName: 'ubuntu',
  });
  expect(firstValues(choices, { osName: 'no-such-os' })).toMatchObject({ osName: 'ubuntu' });
});

it('says why a package cannot be had', () => {
  const reasons = (osName: string, account = '1') =>
    packagesOf(choices, { osName, account }).map(({ id, reason, notice }) => [id, notice ?? reason?.id]);
  expect(reasons('windows')).toEqual([
    ['1/1/20', 'Windows needs more'],
    ['2/1/20', 'size.underImage'],
    ['4/4/80', undefined],
  ]);
  expect(reasons('ubuntu', '2')).toEqual([
    ['1/1/20', undefined],
    ['2/1/20', 'size.overAccount'],
    ['2/2/50', 'size.overAccount'],
    ['4/4/80', 'size.overAccount'],
  ]);
});

it('keeps custom sizes within parameters, pool and account', () => {
  expect(limitsOf(choices, { osName: 'ubuntu', account: '1' })).toEqual({
    vcpu: { min: 1, max: 16 },
    memoryMb: { min: 512, max: 65_536 },
    diskGb: { min: 20, max: 1000 },
  });
  expect(limitsOf(choices, { osName: 'windows', account: '1' }).vcpu.min).toBe(2);
  expect(limitsOf(choices, { osName: 'ubuntu', account: '2' }).memoryMb.max).toBe(2048);
  expect(limitsOf({ ...choices, parameters: [], pools: [] }, { osName: 'ubuntu', account: '1' }).vcpu).toEqual({
    min: 1,
    max: Infinity,
  });
});

it('repairs what no longer fits, and leaves what was typed', () => {
  expect(repairs(choices, filled)).toEqual({});
  expect(repairs(choices, { ...filled, osName: 'windows' })).toEqual({ osVersion: '2022', packageId: '4/4/80' });
  expect(repairs(choices, { ...filled, catalogue: 'app_catalog' })).toMatchObject({ osName: 'wordpress' });
  expect(repairs(choices, { ...filled, network: 'gone' })).toEqual({ network: '' });
  expect(repairs({ ...choices, networks: [] }, { ...filled, network: 'gone' })).toEqual({});
  expect(repairs(choices, { ...filled, account: '2' })).toEqual({ packageId: '1/1/20' });
  expect(repairs(choices, { ...filled, account: '' })).toEqual({ account: '1' });
});

it('offers the nearest custom size where no package fits an account', () => {
  const tight = { ...choices, packages: choices.packages.filter(({ cpu }) => cpu > 1) };
  expect(repairs(tight, { ...filled, account: '2' })).toEqual({ packageId: CUSTOM, vcpu: 1, memoryGb: 2, diskGb: 50 });
  expect(firstValues({ ...tight, accounts: tight.accounts.slice(1) })).toMatchObject({
    packageId: CUSTOM,
    vcpu: 1,
    memoryGb: 1,
    diskGb: 20,
  });
});

it('sends memory in MB, one disk, and one way to sign in', () => {
  expect(createRequest(choices, { ...filled, name: ' web-01 ' })).toEqual({
    location: 'tll',
    name: 'web-01',
    os_name: 'ubuntu',
    os_version: '24.04-lts',
    vcpu: 2,
    ram: 2048,
    disks: 50,
    username: 'deploy',
    password: 'Sandbox-2026',
    reserve_public_ip: true,
    billing_account_id: 1,
  });
  const custom = {
    ...filled,
    packageId: CUSTOM,
    vcpu: 3,
    memoryGb: 1.5,
    diskGb: 30,
    signIn: 'key' as const,
    publicKey: 'ssh-ed25519 AAAA',
    network: 'net-2',
  };
  expect(createRequest(choices, custom)).toMatchObject({
    vcpu: 3,
    ram: 1536,
    disks: 30,
    public_key: 'ssh-ed25519 AAAA',
    network_uuid: 'net-2',
  });
  expect(createRequest(choices, custom)).not.toHaveProperty('password');
  expect(sizeOf(choices, { ...custom, diskGb: null })).toBeUndefined();
});

it.each([
  ['web-01', 'web-02'],
  ['web-09', 'web-10'],
  ['web-99', 'web-100'],
  ['web', 'web-2'],
  ['', ''],
])('after %s comes %s', (name, next) => expect(nextName(name)).toBe(next));

it('knows the capacity error of the specification', () => {
  const message =
    'Compute resources temporarily unavailable due to high demand. If possible, choose a different region or location.';
  expect(isOutOfCapacity({ message })).toBe(true);
  expect(isOutOfCapacity({ message: 'Failed to update virtual machine' })).toBe(false);
  expect(isOutOfCapacity(undefined)).toBe(false);
});
