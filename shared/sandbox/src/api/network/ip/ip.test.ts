/** @jest-environment node */
import { startSandbox, type TestSandbox } from '../../../testing/client';
import { MAIN, SECOND } from '../../../testing/orders';

const at = { location: 'tll' };

let test: TestSandbox;
beforeEach(async () => {
  test = await startSandbox();
});

const reserve = (name = 'spare') => test.call('createIpAddress', { ...at, billing_account_id: MAIN, name });
const vms = () => test.call('listVms', at);
const notFound = (address: string) => ({ status: 404, body: { message: `Ip address ${address} was not found.` } });
const productsOf = async (uuid: string) =>
  (await test.call('listUsage', { billing_account_id: MAIN }))
    .filter((row) => row.owner_uuid === uuid)
    .map((row) => row.description?.split(', ')[1]);

it('reserves an address, whose row does not say what it was never assigned to', async () => {
  const ip = await reserve();
  expect(ip).toMatchObject({ name: 'spare', type: 'public', billing_account_id: MAIN, is_ipv6: false, enabled: true });
  const { body } = await test.request('getIpAddress', { ...at, address: ip.address });
  expect(body).toMatchObject({ uuid: ip.uuid, address: ip.address });
  for (const key of ['assigned_to', 'assigned_to_resource_type', 'assigned_to_private_ip', 'unassigned_at'])
    expect(body).not.toHaveProperty(key);
});

it('reserves one without a name, too', async () => {
  expect(await test.call('createIpAddress', { ...at, billing_account_id: MAIN })).toMatchObject({ name: '' });
});

it('finds what an address is to lead to by its private address', async () => {
  const { address } = await reserve();
  const [vm] = await vms();
  expect(await test.call('assignIpAddress', { ...at, address, private_ip: vm?.private_ipv4 ?? '' })).toMatchObject({
    assigned_to: vm?.uuid,
    assigned_to_resource_type: 'virtual_machine',
    assigned_to_private_ip: vm?.private_ipv4,
  });
  expect(await test.call('listIpAddresses', { ...at, vm_uuid: vm?.uuid ?? '' })).toContainEqual(
    expect.objectContaining({ address }),
  );
});

it('finds load balancers and services by private address', async () => {
  const [one, two] = [await reserve(), await reserve()];
  const [balancer] = (await test.call('listLoadBalancers', at)).filter((row) => row.display_name === 'lb-api-internal');
  const private_ip = balancer?.private_address ?? '';
  expect(await test.call('assignIpAddress', { ...at, address: one.address, private_ip })).toMatchObject({
    assigned_to: balancer?.uuid,
    assigned_to_resource_type: 'load_balancer',
  });
  const [service] = (await test.call('listServices', {})).filter((row) => row.display_name === 'shop-orders-db');
  const service_ip = service?.properties?.service_ip ?? '';
  expect(await test.call('assignIpAddress', { ...at, address: two.address, private_ip: service_ip })).toMatchObject({
    assigned_to: service?.uuid,
    assigned_to_resource_type: 'service',
    assigned_to_private_ip: service_ip,
  });
});

it('takes a machine, or a resource with its type, as other clients say it', async () => {
  const [one, two, three] = [await reserve(), await reserve(), await reserve()];
  const [vm] = await vms();
  const vm_uuid = vm?.uuid ?? '';
  expect(await test.call('assignIpAddress', { ...at, address: one.address, vm_uuid })).toMatchObject({
    assigned_to: vm_uuid,
    assigned_to_private_ip: vm?.private_ipv4,
  });
  const named = { ...at, assigned_to: vm_uuid, assigned_to_resource_type: 'virtual_machine' } as const;
  expect(await test.call('assignIpAddress', { ...named, address: two.address })).toMatchObject({
    assigned_to: vm_uuid,
  });
  const [service] = (await test.call('listServices', {})).filter((row) => row.display_name === 'shop-orders-db');
  expect(
    await test.call('assignIpAddress', {
      ...at,
      address: three.address,
      assigned_to: service?.uuid ?? '',
      assigned_to_resource_type: 'service',
    }),
  ).toMatchObject({ assigned_to: service?.uuid, assigned_to_private_ip: service?.properties?.service_ip });
});

it('refuses to lead an address nowhere, to a stranger, or to what does not fit together', async () => {
  const { address } = await reserve();
  const [vm] = await vms();
  const [elsewhere] = await test.call('listVms', { location: 'jhv' });
  const assign = async (wanted: object) => (await test.request('assignIpAddress', { ...at, address, ...wanted })).body;
  expect(await assign({})).toMatchObject({ errors: { private_ip: 'This field is required' } });
  expect(await assign({ private_ip: 'x' })).toMatchObject({ errors: { private_ip: 'Must be an IPv4 address' } });
  expect(await assign({ private_ip: '10.99.99.99' })).toMatchObject({
    errors: { private_ip: 'Nothing of yours in this location has this private address' },
  });
  expect(await assign({ private_ip: elsewhere?.private_ipv4 })).toMatchObject({
    errors: { private_ip: expect.any(String) },
  });
  expect(await assign({ vm_uuid: elsewhere?.uuid })).toMatchObject({
    errors: { vm_uuid: 'There is no such resource in this location' },
  });
  expect(await assign({ assigned_to: vm?.uuid, assigned_to_resource_type: 'service' })).toMatchObject({
    errors: { assigned_to: 'There is no such resource in this location' },
  });
  expect(await assign({ vm_uuid: vm?.uuid, private_ip: '10.4.4.250' })).toMatchObject({
    errors: { private_ip: expect.any(String) },
  });
  expect(await assign({ assigned_to: vm?.uuid, assigned_to_resource_type: 'bucket' })).toMatchObject({
    errors: { assigned_to_resource_type: expect.stringContaining('virtual_machine') },
  });
  const { body } = await test.request('getIpAddress', { ...at, address });
  expect(body).not.toHaveProperty('assigned_to');
});

it('leads an address to one thing at a time', async () => {
  const { address } = await reserve();
  const [one, two] = await vms();
  const assign = (vm_uuid = '') => test.request('assignIpAddress', { ...at, address, vm_uuid });
  expect((await assign(one?.uuid)).status).toBe(200);
  expect((await assign(one?.uuid)).status).toBe(200);
  expect(await assign(two?.uuid)).toMatchObject({
    status: 400,
    body: { message: `Ip address ${address} is already assigned to another resource.` },
  });
  expect(await test.call('getIpAddress', { ...at, address })).toMatchObject({ assigned_to: one?.uuid });
});

it('unassigns: the keys are null then, and say since when', async () => {
  const { address } = await reserve();
  const [vm] = await vms();
  await test.call('assignIpAddress', { ...at, address, vm_uuid: vm?.uuid ?? '' });
  expect(await test.call('unassignIpAddress', { ...at, address })).toMatchObject({
    assigned_to: null,
    assigned_to_resource_type: null,
    assigned_to_private_ip: null,
    unassigned_at: expect.any(Date),
  });
  expect(await test.request('unassignIpAddress', { ...at, address })).toMatchObject({
    status: 400,
    body: { message: `Ip address ${address} is not assigned.` },
  });
  const again = await test.request('assignIpAddress', { ...at, address, vm_uuid: vm?.uuid ?? '' });
  expect(again.body).not.toHaveProperty('unassigned_at');
});

it('is another product while it is assigned', async () => {
  const { address, uuid } = await reserve();
  const [vm] = await vms();
  // In the middle of an hour each time: a second that a slow machine takes changes nothing.
  await test.control('POST', 'clock', { advance_seconds: 1.5 * 3600 });
  await test.call('assignIpAddress', { ...at, address, vm_uuid: vm?.uuid ?? '' });
  await test.control('POST', 'clock', { advance_seconds: 2 * 3600 });
  await test.call('unassignIpAddress', { ...at, address });
  await test.control('POST', 'clock', { advance_seconds: 2 * 3600 });
  expect(await productsOf(uuid)).toEqual(['not assigned', 'assigned', 'not assigned']);
});

it('renames, and moves to another account, which pays from then on', async () => {
  const { address, uuid } = await reserve();
  await test.control('POST', 'clock', { advance_seconds: 3600 });
  expect(await test.call('updateIpAddress', { ...at, address, name: 'mail' })).toMatchObject({ name: 'mail' });
  expect(await test.call('updateIpAddress', { ...at, address, billing_account_id: SECOND })).toMatchObject({
    name: 'mail',
    billing_account_id: SECOND,
  });
  await test.control('POST', 'clock', { advance_seconds: 3600 });
  const hours = async (billing_account_id: number) =>
    (await test.call('listUsage', { billing_account_id })).filter((row) => row.owner_uuid === uuid).length;
  expect([await hours(MAIN), await hours(SECOND)]).toEqual([1, 1]);
  expect((await test.request('updateIpAddress', { ...at, address, billing_account_id: 1_048_003 })).status).toBe(403);
});

it('deletes with `true`, and gives the number away again as another address', async () => {
  const first = await reserve();
  expect(await test.request('deleteIpAddress', { ...at, address: first.address })).toMatchObject({
    status: 200,
    body: true,
  });
  expect(await test.request('getIpAddress', { ...at, address: first.address })).toMatchObject(notFound(first.address));
  const second = await reserve();
  expect(second.address).toBe(first.address);
  expect(second.uuid).not.toBe(first.uuid);
  expect(second.id).not.toBe(first.id);
});

it('filters by account and machine', async () => {
  const all = await test.call('listIpAddresses', at);
  const ofSecond = await test.call('listIpAddresses', { ...at, billing_account_id: SECOND });
  expect(ofSecond).toEqual(all.filter((ip) => ip.billing_account_id === SECOND));
  expect(ofSecond.length).toBeGreaterThan(0);
  expect(await test.call('listIpAddresses', { ...at, vm_uuid: 'none' })).toEqual([]);
});

it("answers nothing of another's address, nor of another location's", async () => {
  const { address } = await reserve();
  const calls = [
    test.request('getIpAddress', { ...at, address }, { as: 'colleague' }),
    test.request('updateIpAddress', { ...at, address, name: 'x' }, { as: 'colleague' }),
    test.request('deleteIpAddress', { ...at, address }, { as: 'colleague' }),
    test.request('assignIpAddress', { ...at, address, private_ip: '10.0.0.1' }, { as: 'colleague' }),
    test.request('unassignIpAddress', { ...at, address }, { as: 'colleague' }),
    test.request('getIpAddress', { location: 'jhv', address }),
  ];
  for (const response of await Promise.all(calls)) expect(response).toMatchObject(notFound(address));
});

it('needs a billing account that can pay, and a location that is open', async () => {
  expect(await test.request('createIpAddress', at)).toMatchObject({
    status: 400,
    body: { message: "'billing_account_id' is required if using a global API token" },
  });
  expect((await test.request('createIpAddress', { ...at, billing_account_id: 1_048_003 })).status).toBe(403);
  expect(
    await test.request('createIpAddress', { ...at, billing_account_id: 1_048_005 }, { as: 'admin' }),
  ).toMatchObject({
    status: 400,
    body: { errors: { billing_account_id: expect.stringContaining('frozen') } },
  });
  expect(await test.request('createIpAddress', { location: 'jkt01', billing_account_id: MAIN })).toMatchObject({
    status: 400,
    body: { errors: { location: 'Creating is paused in Jakarta' } },
  });
});

it('lets a token that is bound to an account reach the addresses of that account alone', async () => {
  const tokens = await test.call('listTokens', {});
  const bound = tokens.find((row) => row.restricted && row.billing_account_id === MAIN);
  const headers = { apikey: bound?.token ?? '' };
  const request = (path: string, init: RequestInit = {}) => test.raw(path, { ...init, headers }, { as: null });
  const foreign = (await test.call('listIpAddresses', at)).find((ip) => ip.billing_account_id === SECOND);
  expect((await request(`/tll/network/ip_addresses/${foreign?.address}`)).status).toBe(404);
  expect(await request('/tll/network/ip_addresses', { method: 'POST', body: '{"name":"bound"}' })).toMatchObject({
    status: 200,
    body: { billing_account_id: MAIN, name: 'bound' },
  });
  const { address } = await reserve();
  const vm = (await vms()).find((row) => row.billing_account === SECOND);
  const body = JSON.stringify({ vm_uuid: vm?.uuid });
  expect((await request(`/tll/network/ip_addresses/${address}/assign`, { method: 'POST', body })).status).toBe(400);
});

it('was changed when it was made, as clients read it', async () => {
  const { created_at, updated_at } = await reserve();
  expect(updated_at).toBeInstanceOf(Date);
  expect(updated_at).toEqual(created_at);
});
