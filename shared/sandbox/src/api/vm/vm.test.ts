/** @jest-environment node */
import { startSandbox, type TestSandbox } from '../../testing/client';
import { MAIN, order } from './fixture';

const CAPACITY =
  'Compute resources temporarily unavailable due to high demand. If possible, choose a different region or location.';

let test: TestSandbox;
beforeEach(async () => {
  test = await startSandbox();
});

const errorsOf = async (params: Parameters<typeof test.request<'createVm'>>[1], as?: string) =>
  (await test.request('createVm', params, as ? { as } : {})).body;
const list = () => test.call('listVms', { location: 'tll' });

it('creates a machine that runs, with an address and a place in the default network', async () => {
  const vm = await test.call('createVm', order);
  expect(vm).toMatchObject({
    name: 'web-01',
    hostname: 'web-01',
    status: 'running',
    vcpu: 2,
    memory: 2048,
    billing_account: MAIN,
    username: 'deploy',
  });
  expect(vm.mac).toMatch(/^52:54:00(:[0-9a-f]{2}){3}$/);
  expect(vm.private_ipv4).toMatch(/^10\.4\.4\.\d+$/);
  const [ip] = await test.call('listIpAddresses', { location: 'tll', vm_uuid: vm.uuid });
  expect(ip).toMatchObject({
    assigned_to: vm.uuid,
    assigned_to_resource_type: 'virtual_machine',
    assigned_to_private_ip: vm.private_ipv4,
  });
  const networks = await test.call('listNetworks', { location: 'tll' });
  expect(networks.find((network) => network.is_default)?.vm_uuids).toContain(vm.uuid);
  const usage = await test.call('listUsage', { billing_account_id: MAIN });
  expect(usage.filter((row) => row.owner_uuid === vm.uuid)).toMatchObject([{ uptime_types: ['main'], price: 0.023 }]);
});

it('keeps and answers no password', async () => {
  await test.call('createVm', { ...order, password: 'Very-Secret-77' });
  const everything = JSON.stringify([await list(), await test.control('GET', 'requests')]);
  expect(everything).not.toContain('Very-Secret-77');
});

it('leaves out the address where it is not wanted', async () => {
  const vm = await test.call('createVm', { ...order, reserve_public_ip: false });
  expect(await test.call('listIpAddresses', { location: 'tll', vm_uuid: vm.uuid })).toEqual([]);
});

it.each([
  [{ name: '-x' }, { name: expect.stringContaining('letters, digits and hyphens') }],
  [{ username: 'root' }, { username: expect.stringContaining('not root') }],
  [{ password: 'short' }, { password: expect.stringContaining('8 characters') }],
  [{ password: undefined }, { password: 'A password or an SSH key is required' }],
  [{ public_key: 'ssh-dss AAAAB3NzaC1kc3MAAACB' }, { public_key: expect.stringContaining('OpenSSH') }],
  [{ os_version: '24.04' }, { os_version: 'There is no such operating system version' }],
  [{ os_version: '18.04' }, { os_version: 'There is no such operating system version' }],
  [{ vcpu: 64 }, { vcpu: 'Must be at most 32' }],
  [{ ram: 256 }, { ram: 'Must be at least 512' }],
  [{ disks: 10 }, { disks: 'Must be at least 20' }],
  [{ disks: undefined }, { disks: 'This field is required' }],
  [{ os_name: 'windows', os_version: '2022', vcpu: 1, disks: 60 }, { vcpu: 'Must be at least 2' }],
  [{ designated_pool_uuid: 'none' }, { designated_pool_uuid: 'There is no such host pool' }],
  [{ location: 'jkt01' }, { location: 'Creating is paused in Jakarta' }],
])('refuses %j', async (patch, errors) => {
  expect(await test.request('createVm', { ...order, ...patch })).toMatchObject({ status: 400, body: { errors } });
});

it("needs a billing account of one's own that can pay", async () => {
  const { billing_account_id: _, ...rest } = order;
  expect(await errorsOf(rest)).toMatchObject({
    message: "'billing_account_id' is required if using a global API token",
  });
  expect(await test.request('createVm', order, { as: 'new' })).toMatchObject({
    status: 403,
    body: { errors: { 'consumer::resource_forbidden': { subtype: 'resource_forbidden' } } },
  });
  const refusals = await Promise.all(
    [1_048_004, 1_048_005, 1_048_007].map((billing_account_id) => errorsOf({ ...order, billing_account_id }, 'admin')),
  );
  expect(refusals).toMatchObject([
    { errors: { billing_account_id: expect.stringContaining('suspended: The bank took') } },
    { errors: { billing_account_id: expect.stringContaining('frozen') } },
    { errors: { billing_account_id: expect.stringContaining('validation') } },
  ]);
});

it('holds a limited account to the limits of the site', async () => {
  const billing_account_id = 1_048_003;
  expect(await errorsOf({ ...order, billing_account_id, ram: 4096 }, 'colleague')).toMatchObject({
    errors: {
      vcpu: 'A limited billing account may use up to 1 vCPU',
      ram: 'A limited billing account may use up to 2048 MB of memory',
    },
  });
  expect((await test.request('createVm', { ...order, billing_account_id, vcpu: 1 }, { as: 'colleague' })).status).toBe(
    200,
  );
});

it('has no capacity for the machine that is named so, and says so', async () => {
  const before = await list();
  expect(await test.request('createVm', { ...order, name: 'no-capacity' })).toMatchObject({
    status: 500,
    body: { errors: { Error: CAPACITY } },
  });
  expect(await test.request('createVm', { ...order, name: 'late-failure' })).toMatchObject({
    status: 500,
    body: { errors: { Error: CAPACITY } },
  });
  expect(await list()).toHaveLength(before.length);
  expect(await test.call('listIpAddresses', { location: 'tll' })).toHaveLength(7);
});

it('shows the machine as creating while the order waits, and takes no other order for it', async () => {
  await test.control('POST', 'speed', { factor: 1 });
  const pending = test.call('createVm', order);
  const seen = async () => (await list()).find((row) => row.name === 'web-01');
  let vm = await seen();
  while (!vm) vm = await seen();
  expect(vm.status).toBe('creating');
  expect(await test.request('deleteVm', { location: 'tll', uuid: vm.uuid })).toMatchObject({
    status: 500,
    body: { errors: { Error: 'Failed to delete virtual machine' } },
  });
  expect(await test.request('stopVm', { location: 'tll', uuid: vm.uuid })).toMatchObject({
    status: 500,
    body: { errors: { Error: 'Failed to stop virtual machine' } },
  });
  await test.control('POST', 'clock', { advance_seconds: 32 });
  expect((await seen())?.status).toBe('creating');
  await test.control('POST', 'clock', { advance_seconds: 2 });
  expect(await pending).toMatchObject({ uuid: vm.uuid, status: 'running' });
});

it('stops, resizes, starts', async () => {
  const { uuid } = await test.call('createVm', order);
  const at = { location: 'tll', uuid };
  expect(await test.request('startVm', at)).toMatchObject({
    status: 500,
    body: { errors: { Error: 'Failed to start virtual machine' } },
  });
  expect(await test.request('updateVm', { ...at, vcpu: 4 })).toMatchObject({
    status: 500,
    body: { errors: { Error: 'Failed to update virtual machine' } },
  });
  expect(await test.call('updateVm', { ...at, name: 'web-02' })).toMatchObject({ name: 'web-02' });
  expect(await test.request('updateVm', { ...at, name: '!' })).toMatchObject({
    status: 400,
    body: { errors: { name: expect.any(String) } },
  });
  expect(await test.call('stopVm', at)).toMatchObject({ status: 'stopped' });
  expect(await test.request('updateVm', { ...at, ram: 1_000_000 })).toMatchObject({
    status: 400,
    body: { errors: { ram: 'Must be at most 131072' } },
  });
  expect(await test.call('updateVm', { ...at, vcpu: 4, ram: 4096 })).toMatchObject({
    vcpu: 4,
    memory: 4096,
    status: 'stopped',
  });
  expect(await test.call('startVm', at)).toMatchObject({ status: 'running' });
});

it('deletes a machine and leaves its address reserved, at the other price', async () => {
  const vm = await test.call('createVm', order);
  const [ip] = await test.call('listIpAddresses', { location: 'tll', vm_uuid: vm.uuid });
  await test.control('POST', 'clock', { advance_seconds: 3600 });
  await test.call('deleteVm', { location: 'tll', uuid: vm.uuid });
  expect((await list()).map((row) => row.uuid)).not.toContain(vm.uuid);
  const [left] = (await test.call('listIpAddresses', { location: 'tll' })).filter((row) => row.uuid === ip?.uuid);
  expect(left).toMatchObject({ assigned_to: null, unassigned_at: expect.any(Date) });
  await test.control('POST', 'clock', { advance_seconds: 3600 });
  const prices = (await test.call('listUsage', { billing_account_id: MAIN }))
    .filter((row) => row.owner_uuid === ip?.uuid)
    .map((row) => row.price);
  expect(prices).toEqual([0.004, 0.005]);
  expect(await test.request('deleteVm', { location: 'tll', uuid: vm.uuid })).toMatchObject({
    status: 400,
    body: { errors: { Error: `No such virtual machine exists: ${vm.uuid}` } },
  });
  await test.call('deleteIpAddress', { location: 'tll', address: ip?.address ?? '' });
  expect((await test.call('listIpAddresses', { location: 'tll' })).map((row) => row.uuid)).not.toContain(ip?.uuid);
});

it('does not let one reach the machines of another', async () => {
  const [vm] = await list();
  expect((await test.request('stopVm', { location: 'tll', uuid: vm?.uuid ?? '' }, { as: 'colleague' })).status).toBe(
    400,
  );
  expect((await test.request('stopVm', { location: 'jhv', uuid: vm?.uuid ?? '' })).status).toBe(400);
});

it('finishes what is in transition in the demo once its time has come', async () => {
  const states = async () =>
    (await Promise.all(['tll', 'jhv'].map((location) => test.call('listVms', { location }))))
      .flat()
      .map((vm) => vm.status);
  await test.control('POST', 'speed', { factor: 1 });
  await test.control('POST', 'reset', {});
  expect(await states()).toEqual(expect.arrayContaining(['creating', 'stopping']));
  await test.control('POST', 'clock', { advance_seconds: 1201 });
  expect(new Set(await states())).toEqual(new Set(['running', 'stopped']));
});
