/** @jest-environment node */
import { startSandbox, type TestSandbox } from '../../testing/client';
import { MAIN, SECOND, serviceOrder as order } from '../../testing/orders';

const HOUR = 3600;
const DAY = 24 * HOUR;

let test: TestSandbox;
beforeEach(async () => {
  test = await startSandbox();
});

const list = () => test.call('listServices', {});
const find = async (uuid: string) => (await list()).find((row) => row.uuid === uuid);
const nodesOf = async (uuid: string) =>
  ((await find(uuid))?.resources ?? [])
    .filter((row) => row.resource_type === 'vm')
    .map((row) => ({
      uuid: row.resource_id ?? '',
      status: row.resource_allocation?.status,
    }));
const usageOf = async (uuid: string, billing_account_id = MAIN) =>
  (await test.call('listUsage', { billing_account_id })).filter((row) => row.owner_uuid === uuid);

it('offers what the site has, and shows the service for tests to developers alone', async () => {
  const names = async (host?: string) =>
    (await test.call('listServiceImages', {}, host ? { host } : {})).map((image) => image.service_name);
  expect(await names()).toEqual(['postgresql', 'mariadb', 'kubernetes', 'redis', 'self-service-dummy-testing']);
  expect(await names('metal.localhost')).toEqual([]);
  const images = await test.call('listServiceImages', {});
  expect(images.find((image) => image.is_external)).toMatchObject({ versions: [], read_more_url: expect.any(String) });
  expect(images[0]).toMatchObject({
    versions: ['16.4', '15.8', '14.13'],
    is_multi_node_available: true,
    specification: { vm_ram: { min: 1024 } },
  });
});

it('creates a database on one node, private, at three times the price of its machine', async () => {
  const service = await test.call('createService', order);
  expect(service).toMatchObject({
    status: 'active',
    is_deleted: false,
    is_multi_node: false,
    billing_account_id: MAIN,
    whitelist_addresses: [],
    properties: { location: 'tll', sql_user: 'wadmin', port: 5432 },
    resources: [
      { resource_type: 'vm', resource_location: 'tll', resource_allocation: { status: 'running', vcpu: 2 } },
      { resource_type: 'network', resource_allocation: {} },
    ],
  });
  expect(await find(service.uuid)).toEqual(service);
  const [network] = (await test.call('listNetworks', { location: 'tll' })).filter((row) => row.is_default);
  expect(service.resources[1]?.resource_id).toBe(network?.uuid);
  expect(service.properties?.service_ip).toMatch(/^10\.4\.4\.\d+$/);
  const [usage] = await usageOf(service.uuid);
  expect(usage?.price).toBeCloseTo(3 * (2 * 0.006 + 2 * 0.003 + 40 * 0.0001), 5);
  expect(await test.call('listIpAddresses', { location: 'tll', vm_uuid: service.uuid })).toEqual([]);
});

it('takes the parameters as a string or as an object, in every encoding', async () => {
  const { package_parameters: _, ...rest } = order;
  const asObject = await test.call('createService', { ...rest, package_parameters: { location: 'trtu' } });
  expect(asObject.properties?.location).toBe('trtu');
  const atHome = await test.call('createService', rest);
  expect(atHome.properties?.location).toBe('jhv');
  const form = new URLSearchParams(Object.entries({ ...order, is_multi_node: 'False' }).map(([k, v]) => [k, `${v}`]));
  const asForm = await test.raw('/user-resource/service/package', { method: 'POST', body: form });
  expect(asForm).toMatchObject({ status: 200, body: { is_multi_node: false, properties: { location: 'tll' } } });
});

it('puts a service on two nodes behind one address, and reserves a public one', async () => {
  const service = await test.call('createService', { ...order, is_multi_node: true, reserve_public_ip: true });
  expect(service.resources.map((row) => row.resource_type)).toEqual(['virtual_ip', 'vm', 'vm', 'network']);
  expect(service.resources[0]?.resource_allocation?.address).toBe(service.properties?.service_ip);
  const [ip] = await test.call('listIpAddresses', { location: 'tll', vm_uuid: service.uuid });
  expect(ip).toMatchObject({
    assigned_to: service.uuid,
    assigned_to_resource_type: 'service',
    assigned_to_private_ip: service.properties?.service_ip,
  });
  expect((await usageOf(service.uuid))[0]?.price).toBeCloseTo(6 * (2 * 0.006 + 2 * 0.003 + 40 * 0.0001), 5);
});

it('makes clusters and tests of their own shape', async () => {
  const cluster = await test.call('createService', { ...order, service: 'kubernetes', version: '1.33' });
  expect(cluster.properties).toEqual({
    location: 'tll',
    cluster_name: 'orders',
    spec: { version: '1.33', workers: 1 },
    status: { phase: 'Ready' },
  });
  expect(cluster.resources.at(-1)).toMatchObject({ resource_type: 'kong_token', resource_id: expect.any(String) });
  expect(await test.call('getServiceSecrets', { uuid: cluster.uuid })).toEqual({ sql_pass: null });
  const dummy = await test.call('createService', {
    ...order,
    service: 'self-service-dummy-testing',
    version: '1.0',
    vm_cpu: 1,
    vm_ram: 512,
    vm_disk_gb: 20,
  });
  expect(dummy.properties).toEqual({ location: 'tll', service_ip: expect.any(String) });
});

it('tells the password of a database, always the same', async () => {
  const { uuid } = await test.call('createService', order);
  const secrets = await test.call('getServiceSecrets', { uuid });
  expect(secrets.sql_pass).toMatch(/^[a-z0-9]{16}$/);
  expect(await test.call('getServiceSecrets', { uuid })).toEqual(secrets);
  for (const service of await list())
    expect((await test.call('getServiceSecrets', { uuid: service.uuid })).sql_pass !== null).toBe(
      service.service !== 'kubernetes',
    );
});

it('renames, and moves the costs from now on to another account', async () => {
  const { uuid } = await test.call('createService', order);
  expect(await test.call('updateService', { uuid, display_name: 'orders-2' })).toMatchObject({
    display_name: 'orders-2',
    billing_account_id: MAIN,
  });
  await test.control('POST', 'clock', { advance_seconds: 2 * HOUR });
  expect(await test.call('updateService', { uuid, billing_account_id: SECOND })).toMatchObject({
    billing_account_id: SECOND,
  });
  await test.control('POST', 'clock', { advance_seconds: 5 * HOUR });
  const hours = async (account: number) => (await usageOf(uuid, account)).map((row) => row.hours);
  expect((await hours(MAIN))[0]).toBeLessThanOrEqual(3);
  expect((await hours(SECOND))[0]).toBeGreaterThanOrEqual(5);
});

it('keeps a whitelist, and answers it whole after each change', async () => {
  const { uuid } = await test.call('createService', order);
  expect(await test.call('listServiceWhitelist', { uuid })).toEqual([]);
  expect(await test.call('addToServiceWhitelist', { uuid, ip_address: '10.123.8.0/24' })).toEqual(['10.123.8.0/24']);
  const both = ['10.123.8.0/24', '2001:db8::/32'];
  expect(await test.call('addToServiceWhitelist', { uuid, ip_address: ' 2001:db8::/32 ' })).toEqual(both);
  expect(await test.call('addToServiceWhitelist', { uuid, ip_address: '10.123.8.0/24' })).toEqual(both);
  expect((await find(uuid))?.whitelist_addresses).toEqual(both);
  expect(await test.call('removeFromServiceWhitelist', { uuid, ip_address: '10.123.8.0/24' })).toEqual([
    '2001:db8::/32',
  ]);
});

it('stops and starts a node by itself, and others see it on the way', async () => {
  const { uuid } = await test.call('createService', { ...order, is_multi_node: true });
  const [first, second] = await nodesOf(uuid);
  const target = { uuid, target_uuid: first?.uuid ?? '' };
  await test.control('POST', 'speed', { factor: 1 });
  const stopping = test.call('stopServiceNode', target);
  while ((await nodesOf(uuid))[0]?.status !== 'stopping');
  expect(await test.request('startServiceNode', target)).toMatchObject({
    status: 500,
    body: { errors: { Error: 'Failed to start virtual machine' } },
  });
  expect((await test.request('deleteService', { uuid })).status).toBe(400);
  await test.control('POST', 'clock', { advance_seconds: 23 });
  await stopping;
  expect(await nodesOf(uuid)).toEqual([{ ...first, status: 'stopped' }, second]);
  await test.control('POST', 'speed', { factor: 0 });
  await test.call('startServiceNode', target);
  expect(await nodesOf(uuid)).toEqual([first, second]);
});

it('has a snapshot of each of the last seven days, and puts a node back to one', async () => {
  const { uuid } = await test.call('createService', order);
  const snapshots = async () =>
    (await find(uuid))?.resources[0]?.resource_allocation?.storage?.flatMap((disk) => disk.replica ?? []) ?? [];
  expect(await snapshots()).toEqual([]);
  await test.control('POST', 'clock', { advance_seconds: 3 * DAY });
  expect(await snapshots()).toHaveLength(3);
  await test.control('POST', 'clock', { advance_seconds: 20 * DAY });
  expect(await snapshots()).toHaveLength(7);
  const [latest] = await snapshots();
  expect(latest).toMatchObject({ type: 'snapshot', uuid: expect.stringMatching(/-\d\d-01-00-00$/) });
  expect(latest?.uuid).toHaveLength(55);
  await test.control('POST', 'speed', { factor: 1 });
  const rebuild = test.call('rebuildServiceNode', {
    location: 'tll',
    service_package_uuid: uuid,
    replica_uuid: latest?.uuid ?? '',
  });
  while ((await nodesOf(uuid))[0]?.status !== 'stopped');
  await test.control('POST', 'clock', { advance_seconds: 60 });
  await rebuild;
  expect((await nodesOf(uuid))[0]?.status).toBe('running');
});

it('deletes a service: it leaves the list, its address stays, and it can be read as what it was', async () => {
  const service = await test.call('createService', { ...order, reserve_public_ip: true });
  const { uuid } = service;
  const gone = await test.call('deleteService', { uuid });
  expect(gone).toMatchObject({ uuid, status: 'deleted', is_deleted: true, deleted_at: expect.any(Date) });
  expect(gone.resources.every((row) => Object.keys(row.resource_allocation ?? {}).length === 0)).toBe(true);
  expect(await find(uuid)).toBeUndefined();
  const ips = await test.call('listIpAddresses', { location: 'tll' });
  expect(ips.filter((ip) => ip.assigned_to === null && ip.unassigned_at)).not.toEqual([]);
  await test.control('POST', 'clock', { advance_seconds: DAY / 2 });
  expect((await usageOf(uuid)).every((row) => (row.hours ?? 0) <= 1)).toBe(true);
  expect((await test.request('deleteService', { uuid })).status).toBe(400);
});

it('shows a service as creating while the order waits', async () => {
  await test.control('POST', 'speed', { factor: 1 });
  const pending = test.call('createService', order);
  const seen = async () => (await list()).find((row) => row.display_name === 'orders');
  let service = await seen();
  while (!service) service = await seen();
  expect(service).toMatchObject({
    status: 'creating',
    resources: [{ resource_allocation: { status: 'creating' } }, {}],
  });
  expect((await test.request('deleteService', { uuid: service.uuid })).status).toBe(400);
  await test.control('POST', 'clock', { advance_seconds: 61 });
  expect(await pending).toMatchObject({ uuid: service.uuid, status: 'active' });
});
