/** @jest-environment node */
import { startSandbox, type TestSandbox } from '../../../testing/client';
import { MAIN, SECOND } from '../../../testing/orders';
import { addressesOf, at, machinesIn, orderFor } from './fixture';

let test: TestSandbox;
let vmUuids: readonly string[] = [];
beforeEach(async () => {
  test = await startSandbox();
  vmUuids = await machinesIn(test);
});

const create = () => test.call('createLoadBalancer', orderFor(vmUuids[0]));
const get = (uuid: string) => test.call('getLoadBalancer', { ...at, uuid });

it('renames', async () => {
  const { uuid } = await create();
  expect(await test.call('updateLoadBalancer', { ...at, uuid, display_name: 'edge' })).toMatchObject({
    uuid,
    display_name: 'edge',
  });
  expect((await test.request('updateLoadBalancer', { ...at, uuid, display_name: ' ' })).status).toBe(400);
});

it('moves to another account, by query or by body, which pays from then on', async () => {
  const { uuid } = await create();
  await test.control('POST', 'clock', { advance_seconds: 3600 });
  expect(await test.call('moveLoadBalancer', { ...at, uuid, set_id: SECOND })).toMatchObject({
    billing_account_id: SECOND,
  });
  // What has been paid for no time yet has no row.
  await test.control('POST', 'clock', { advance_seconds: 60 });
  const usage = async (billing_account_id: number) =>
    (await test.call('listUsage', { billing_account_id })).filter((row) => row.owner_uuid === uuid).length;
  expect([await usage(MAIN), await usage(SECOND)]).toEqual([1, 1]);
  const back = { method: 'PUT', body: JSON.stringify({ set_id: MAIN }) };
  expect(await test.raw(`/tll/network/load_balancers/${uuid}/billing_account`, back)).toMatchObject({
    status: 200,
    body: { billing_account_id: MAIN },
  });
  expect((await test.request('moveLoadBalancer', { ...at, uuid, set_id: 1_048_003 })).status).toBe(403);
});

it('adds and removes rules; a new one is answered without its uuid', async () => {
  const { uuid } = await create();
  const add = (source_port: number) =>
    test.request('addForwardingRule', { ...at, uuid, source_port, target_port: 8080 });
  expect(await add(80)).toMatchObject({ status: 200, body: { source_port: 80, target_port: 8080 } });
  expect((await add(80)).body).toMatchObject({ errors: { source_port: 'Another rule has this source port' } });
  expect((await add(0)).body).toMatchObject({ errors: { source_port: 'A port is a number from 1 to 65535' } });
  const rules = (await get(uuid)).forwarding_rules;
  expect(rules.map((rule) => rule.source_port)).toEqual([443, 80]);
  const rule_uuid = rules[1]?.uuid ?? '';
  const remove = () => test.request('removeForwardingRule', { ...at, uuid, rule_uuid });
  expect(await remove()).toMatchObject({ status: 204, body: '' });
  expect(await remove()).toMatchObject({
    status: 404,
    body: { message: `Forwarding rule ${rule_uuid} was not found.` },
  });
  expect((await get(uuid)).forwarding_rules).toHaveLength(1);
});

it('adds and removes targets', async () => {
  const { uuid } = await create();
  const target_uuid = vmUuids[1] ?? '';
  const add = (target: string) => test.request('addLoadBalancerTarget', { ...at, uuid, target_uuid: target });
  expect(await add(target_uuid)).toMatchObject({
    status: 200,
    body: { target_uuid, target_type: 'vm', target_ip_address: expect.stringMatching(/^10\.4\.4\./) },
  });
  expect((await add(target_uuid)).body).toMatchObject({
    errors: { target_uuid: 'This virtual machine is a target already' },
  });
  expect((await add('none')).body).toMatchObject({ errors: { target_uuid: 'No such virtual machine exists: none' } });
  const [elsewhere] = await test.call('listVms', { location: 'jhv' });
  expect((await add(elsewhere?.uuid ?? '')).status).toBe(400);
  const remove = () => test.request('removeLoadBalancerTarget', { ...at, uuid, target_uuid });
  expect(await remove()).toMatchObject({ status: 204, body: '' });
  expect(await remove()).toMatchObject({ status: 404, body: { message: `Target ${target_uuid} was not found.` } });
  expect((await get(uuid)).targets.map((target) => target.target_uuid)).toEqual([vmUuids[0]]);
});

it('leads to the address that a machine has in its network', async () => {
  const balancer = (await test.call('listLoadBalancers', at)).find((row) => row.display_name === 'lb-api-internal');
  expect(balancer?.targets).toMatchObject([{ target_ip_address: '10.4.12.60' }]);
});

it('loses a target when its machine is deleted', async () => {
  const { uuid } = await create();
  await test.call('deleteVm', { ...at, uuid: vmUuids[0] ?? '' });
  expect((await get(uuid)).targets).toEqual([]);
});

it('is deleted with an empty answer; can be read as such; leaves its address reserved', async () => {
  const balancer = await create();
  const [ip] = await addressesOf(test, balancer.uuid);
  const remove = () => test.request('deleteLoadBalancer', { ...at, uuid: balancer.uuid });
  expect(await remove()).toMatchObject({ status: 200, body: '' });
  expect(await get(balancer.uuid)).toMatchObject({ uuid: balancer.uuid, is_deleted: true, targets: [] });
  expect((await get(balancer.uuid)).deleted_at).toEqual((await get(balancer.uuid)).updated_at);
  expect((await get(balancer.uuid)).deleted_at).toBeInstanceOf(Date);
  expect((await test.call('listLoadBalancers', at)).map((row) => row.uuid)).not.toContain(balancer.uuid);
  expect(await test.call('getIpAddress', { ...at, address: ip?.address ?? '' })).toMatchObject({
    assigned_to: null,
    unassigned_at: expect.any(Date),
  });
  expect(await remove()).toMatchObject({
    status: 404,
    body: { message: `Load balancer ${balancer.uuid} was not found.` },
  });
  expect((await create()).private_address).toBe(balancer.private_address);
});

it('is there while the order waits, and takes no other until it is done', async () => {
  await test.control('POST', 'speed', { factor: 1 });
  const pending = test.call('createLoadBalancer', orderFor(vmUuids[0]));
  const seen = async () => (await test.call('listLoadBalancers', at)).find((row) => row.display_name === 'lb-01');
  let balancer = await seen();
  while (!balancer) balancer = await seen();
  const busy = { status: 409, body: { message: 'The load balancer is being created or deleted.' } };
  const one = { ...at, uuid: balancer.uuid };
  expect(await test.request('deleteLoadBalancer', one)).toMatchObject(busy);
  expect(await test.request('updateLoadBalancer', { ...one, display_name: 'x' })).toMatchObject(busy);
  expect(await test.request('addForwardingRule', { ...one, source_port: 1, target_port: 1 })).toMatchObject(busy);
  await test.control('POST', 'clock', { advance_seconds: 15 });
  expect(await pending).toMatchObject({ uuid: balancer.uuid });
});

it("answers nothing of another's load balancer", async () => {
  const { uuid } = await create();
  const one = { ...at, uuid };
  const other = { as: 'colleague' };
  const responses = await Promise.all([
    test.request('getLoadBalancer', one, other),
    test.request('updateLoadBalancer', { ...one, display_name: 'x' }, other),
    test.request('moveLoadBalancer', { ...one, set_id: 1_048_003 }, other),
    test.request('deleteLoadBalancer', one, other),
    test.request('addForwardingRule', { ...one, source_port: 1, target_port: 1 }, other),
    test.request('removeForwardingRule', { ...one, rule_uuid: 'x' }, other),
    test.request('addLoadBalancerTarget', { ...one, target_uuid: 'x' }, other),
    test.request('removeLoadBalancerTarget', { ...one, target_uuid: 'x' }, other),
    test.request('getLoadBalancer', { location: 'jhv', uuid }),
  ]);
  for (const response of responses)
    expect(response).toMatchObject({ status: 404, body: { message: `Load balancer ${uuid} was not found.` } });
});
