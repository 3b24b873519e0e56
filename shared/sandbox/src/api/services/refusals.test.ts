/** @jest-environment node */
import { startSandbox, type TestSandbox } from '../../testing/client';
import { wholeSite } from '../../testing/sites';

const order = {
  service: 'mariadb',
  version: '11.4',
  display_name: 'shop',
  vm_cpu: 1,
  vm_ram: 1024,
  vm_disk_gb: 20,
  package_parameters: '{"location":"tll"}',
  billing_account_id: 1_048_001,
};

const account = { email: 'mari@example.com', customer_phone: '+372 5555 0100', customer_name: 'Mari', city: 'Narva' };

let test: TestSandbox;
beforeEach(async () => {
  test = await startSandbox();
});

const CAPACITY = expect.stringContaining('temporarily unavailable due to high demand');

it.each([
  [{ service: 'mongodb' }, { Error: "Service 'mongodb' not found" }],
  [{ service: 'redis' }, { Error: "Service 'redis' not found" }],
  [{ version: '11' }, { version: 'There is no such version' }],
  [{ vm_cpu: 0 }, { vm_cpu: 'Must be at least 1 vCPU' }],
  [{ vm_ram: 512 }, { vm_ram: 'Must be at least 1024' }],
  [{ vm_ram: 1024.5 }, { vm_ram: 'Invalid whole number provided' }],
  [{ vm_disk_gb: 10 }, { vm_disk_gb: 'Must be at least 20' }],
  [{ vm_disk_gb: 100_000 }, { vm_disk_gb: 'Must be at most 1000' }],
  [{ display_name: ' ' }, { display_name: 'This field is required' }],
  [{ package_parameters: 'tll' }, { package_parameters: expect.stringContaining('JSON object') }],
  [{ package_parameters: '[1]' }, { package_parameters: expect.stringContaining('JSON object') }],
  [{ package_parameters: '{"location":"mars"}' }, { location: 'There is no such location' }],
  [{ package_parameters: '{"location":"jkt01"}' }, { location: 'Creating is paused in Jakarta' }],
  [
    { service: 'self-service-dummy-testing', version: '1.0', is_multi_node: true },
    { is_multi_node: 'Dummy for tests runs on one node' },
  ],
])('refuses an order of %j', async (patch, errors) => {
  const before = await test.call('listServices', {});
  expect(await test.request('createService', { ...order, ...patch })).toMatchObject({ status: 400, body: { errors } });
  expect(await test.call('listServices', {})).toEqual(before);
});

it('refuses a network of somebody else, and one of another location', async () => {
  const [elsewhere] = await test.call('listNetworks', { location: 'jhv' });
  for (const network_uuid of [elsewhere?.uuid, 'unknown'])
    expect(
      await test.request('createService', {
        ...order,
        package_parameters: JSON.stringify({ location: 'tll', network_uuid }),
      }),
    ).toMatchObject({ status: 400, body: { message: 'Network UUID is invalid.' } });
});

it("needs a billing account of one's own that can pay", async () => {
  const { billing_account_id: _, ...rest } = order;
  expect((await test.request('createService', rest)).body).toMatchObject({
    message: "'billing_account_id' is required if using a global API token",
  });
  expect((await test.request('createService', order, { as: 'new' })).status).toBe(403);
  const suspended = await test.request('createService', { ...order, billing_account_id: 1_048_004 }, { as: 'admin' });
  expect(suspended).toMatchObject({ status: 400, body: { errors: { billing_account_id: expect.any(String) } } });
  const { uuid } = await test.call('createService', order);
  expect((await test.request('updateService', { uuid, billing_account_id: 1_048_003 })).status).toBe(403);
});

it('holds a limited account to the sum of what it has', async () => {
  const limited = { ...order, billing_account_id: 1_048_003 };
  expect(
    (await test.request('createService', { ...limited, is_multi_node: true }, { as: 'colleague' })).body,
  ).toMatchObject({ errors: { vm_cpu: expect.stringContaining('up to 1 vCPU') } });
  expect((await test.request('createService', limited, { as: 'colleague' })).status).toBe(200);
  expect((await test.request('createService', limited, { as: 'colleague' })).body).toMatchObject({
    errors: { vm_cpu: expect.stringContaining('up to 1 vCPU') },
  });
});

it('does not move to a limited account what it may not have', async () => {
  const colleague = { as: 'colleague' } as const;
  test = await startSandbox({ sites: [{ ...wholeSite, config: { ...wholeSite.config, allowDebt: true } }] });
  const own = await test.call('createBillingAccount', account, colleague);
  const { uuid } = await test.call('createService', { ...order, vm_cpu: 2, billing_account_id: own.id }, colleague);
  const moved = await test.request('updateService', { uuid, billing_account_id: 1_048_003 }, colleague);
  expect(moved).toMatchObject({
    status: 400,
    body: { errors: { billing_account_id: expect.stringContaining('up to 1 vCPU') } },
  });
});

it('offers kubernetes only where the site does, and nothing without services', async () => {
  const without = { ...wholeSite, config: { ...wholeSite.config, kubernetesEnabled: false } };
  const other = await startSandbox({ sites: [without, { ...wholeSite, id: 'm', hosts: ['metal.localhost'] }] });
  expect(
    (await other.request('createService', { ...order, service: 'kubernetes', version: '1.33' })).body,
  ).toMatchObject({
    errors: { Error: "Service 'kubernetes' not found" },
  });
  const names = (await other.call('listServiceImages', {})).map((image) => image.service_name);
  expect(names).not.toContain('kubernetes');
  expect((await test.request('createService', order, { host: 'metal.localhost' })).body).toMatchObject({
    errors: { Error: "Service 'mariadb' not found" },
  });
});

it.each([
  [undefined, 'IP address must be specified'],
  ['', 'IP address must be specified'],
  ['10.0.0', 'Must be an IP address or a subnet in CIDR notation'],
  ['10.0.0.0/33', 'Must be an IP address or a subnet in CIDR notation'],
  ['example.com', 'Must be an IP address or a subnet in CIDR notation'],
])('refuses %j in the whitelist', async (ip_address, text) => {
  const [service] = await test.call('listServices', {});
  const uuid = service?.uuid ?? '';
  for (const name of ['addToServiceWhitelist', 'removeFromServiceWhitelist'] as const)
    expect(await test.request(name, { uuid, ip_address })).toMatchObject({
      status: 400,
      body: { errors: { ip_address: text } },
    });
});

it('refuses to take out of the whitelist what is not in it', async () => {
  const [service] = await test.call('listServices', {});
  expect(
    await test.request('removeFromServiceWhitelist', { uuid: service?.uuid ?? '', ip_address: '192.0.2.7' }),
  ).toMatchObject({ status: 404, body: { message: 'IP address 192.0.2.7 is not in the whitelist.' } });
});

it('knows a node by its service, and its snapshots by both', async () => {
  const [service] = await test.call('listServices', {});
  const uuid = service?.uuid ?? '';
  const at = service?.properties?.location ?? '';
  const node = service?.resources.find((row) => row.resource_type === 'vm')?.resource_id ?? '';
  const responses = await Promise.all([
    test.request('startServiceNode', { uuid, target_uuid: node }),
    test.request('startServiceNode', { uuid, target_uuid: uuid }),
    test.request('stopServiceNode', { uuid: node, target_uuid: node }),
    test.request('rebuildServiceNode', { location: at, service_package_uuid: uuid, replica_uuid: 'none' }),
    test.request('rebuildServiceNode', { location: 'trtu', service_package_uuid: uuid, replica_uuid: 'none' }),
  ]);
  expect(responses.map(({ status, body }) => [status, body])).toMatchObject([
    [500, { errors: { Error: 'Failed to start virtual machine' } }],
    [400, { errors: { Error: `No such virtual machine exists: ${uuid}` } }],
    [400, { errors: { Error: `No such service package exists: ${node}` } }],
    [400, { errors: { Error: 'No such replica exists: none' } }],
    [400, { errors: { Error: `No such service package exists: ${uuid}` } }],
  ]);
  await test.call('stopServiceNode', { uuid, target_uuid: node });
  expect((await test.request('stopServiceNode', { uuid, target_uuid: node })).body).toMatchObject({
    errors: { Error: 'Failed to stop virtual machine' },
  });
});

it('does not let one reach the services of another, not even by a token for another account', async () => {
  const [mine] = await test.call('listServices', {});
  const uuid = mine?.uuid ?? '';
  const nothing = { errors: { Error: `No such service package exists: ${uuid}` } };
  for (const name of ['getServiceSecrets', 'deleteService', 'listServiceWhitelist', 'updateService'] as const)
    expect(await test.request(name, { uuid }, { as: 'colleague' })).toMatchObject({ status: 400, body: nothing });
  expect(await test.call('listServices', {}, { as: 'colleague' })).toEqual([]);
});

it('has no room for the service that is named so, at once or late, and nothing of it stays', async () => {
  const state = async () => [
    await test.call('listServices', {}),
    await test.call('listIpAddresses', { location: 'tll' }),
    (await test.call('listUsage', { billing_account_id: order.billing_account_id })).map((row) => row.owner_uuid),
  ];
  const before = await state();
  for (const display_name of ['no-capacity', 'late-failure'])
    expect(await test.request('createService', { ...order, display_name, reserve_public_ip: true })).toMatchObject({
      status: 500,
      body: { errors: { Error: CAPACITY } },
    });
  expect(await state()).toEqual(before);
});
