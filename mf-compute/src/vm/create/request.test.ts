import { readMark } from '@console/api';
import { codeRequests, createRequest, createRequests } from './request';
import { formError } from './failure';
import { choices, filled, orderOf } from './fixture';
import { resolveOrder } from './order';
import { CUSTOM, isOutOfCapacity } from '@console/domain/order';
import type { VmValues } from './values';

const one = (change: Partial<VmValues>, more: Partial<typeof choices> = {}) => createRequests(orderOf(change, more))[0];

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDc1Qej35EadkUNvhjIW16VuYD7jSsu/ILAEI3KBH3+h kadri@laptop';

it('sends memory in MB, one disk, and one way to sign in', () => {
  expect(one({ name: ' web-01 ' })).toEqual({
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
});

it('sends a size of one’s own, more disks, a key, a network, a pool, a description and cloud-init', () => {
  const request = one({
    packageId: CUSTOM,
    vcpu: 3,
    memoryGb: 1.5,
    diskGb: 30,
    addedDisks: [100, 20],
    signIn: 'key',
    publicKey: `# mine\n${KEY}\n`,
    network: 'net-2',
    pool: 'Fast',
    description: ' Edge ',
    cloudInit: '#cloud-config\npackages: [nginx]\n',
    publicIp: false,
  });
  expect(request).toMatchObject({
    vcpu: 3,
    ram: 1536,
    disks: [30, 100, 20],
    public_key: KEY,
    network_uuid: 'net-2',
    designated_pool_uuid: 'pool-2',
    description: 'Edge',
    cloud_init: '#cloud-config\npackages: [nginx]\n',
    reserve_public_ip: false,
  });
  expect(request).not.toHaveProperty('password');
});

it('names a source, and neither an image nor a user with it', () => {
  const copy = one({ origin: 'copy', sourceVm: 'vm-1', sourceReplica: 'copy-old', packageId: '4/4/80' });
  expect(copy).toMatchObject({ source_uuid: 'vm-1', source_replica: 'copy-old', disks: 80 });
  expect(Object.keys(copy ?? {})).not.toEqual(expect.arrayContaining(['os_name']));
  expect(copy).not.toHaveProperty('username');
  expect(one({ origin: 'copy', sourceVm: 'vm-1', packageId: '4/4/80' })).not.toHaveProperty('source_replica');
  const disk = one({ origin: 'disk', sourceDisk: 'disk-9' });
  expect(disk).toMatchObject({ disk_uuid: 'disk-9', vcpu: 2 });
  expect(disk).not.toHaveProperty('disks');
});

it('leaves users to cloud-init, and who pays to a token that is bound', () => {
  const request = one({ signIn: 'cloudInit', cloudInit: 'users: [ann]' }, { isTokenBound: true });
  for (const name of ['username', 'password', 'public_key', 'billing_account_id'])
    expect(request).not.toHaveProperty(name);
});

it('spreads machines, each in its own location with the pool of that name and the default network', () => {
  const requests = createRequests(orderOf({ count: 3, spread: ['jhv'], network: 'net-2', pool: 'Fast' }));
  expect(
    requests.map(({ location, name, network_uuid, designated_pool_uuid }) => [
      location,
      name,
      network_uuid,
      designated_pool_uuid,
    ]),
  ).toEqual([
    ['tll', 'web-01', 'net-2', 'pool-2'],
    ['jhv', 'web-02', undefined, 'pool-j2'],
    ['tll', 'web-03', 'net-2', 'pool-2'],
  ]);
});

it('does not send a machine without a size', () => {
  const values = { ...filled, packageId: CUSTOM, vcpu: null };
  expect(() => createRequest(resolveOrder(choices, values), { location: 'tll', name: 'x' })).toThrow(TypeError);
});

it('shows the same calls as code, with the backups after each machine', () => {
  const calls = codeRequests(orderOf({ count: 2, backup: true }));
  expect(calls.map(({ endpoint }) => endpoint.name)).toEqual([
    'createVm',
    'toggleVmBackup',
    'createVm',
    'toggleVmBackup',
  ]);
  expect(calls.map(({ params }) => readMark(String(params['uuid'])))).toMatchObject([
    undefined,
    { step: 0 },
    undefined,
    { step: 2 },
  ]);
  expect(codeRequests(orderOf({ packageId: CUSTOM, vcpu: null }))[0]?.params).not.toHaveProperty('vcpu');
});

it('knows the capacity error of the specification', () => {
  const message =
    'Compute resources temporarily unavailable due to high demand. If possible, choose a different region or location.';
  expect(isOutOfCapacity({ message })).toBe(true);
  expect(isOutOfCapacity({ message: 'Failed to update virtual machine' })).toBe(false);
  expect(isOutOfCapacity(undefined)).toBe(false);
});

it('puts field errors of the server under the names of the form', () => {
  const failure = {
    message: 'no',
    correlationId: 'vm-1',
    fieldErrors: { ram: 'too much', public_key: 'bad', other: 'x' },
  };
  expect(formError(failure, { packageId: CUSTOM })).toEqual({
    message: 'no',
    correlationId: 'vm-1',
    fieldErrors: { memoryGb: 'too much', publicKey: 'bad', other: 'x' },
  });
  expect(formError(failure, { packageId: '2/4/60' }).fieldErrors).toMatchObject({ packageId: 'too much' });
  expect(formError({ message: 'no' }, { packageId: '2/4/60' })).toEqual({ message: 'no' });
});
