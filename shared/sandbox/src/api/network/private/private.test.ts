/** @jest-environment node */
import fc from 'fast-check';
import { IPV6_SUBNET } from '@console/contract/address-formats';
import { startSandbox, type TestSandbox } from '../../../testing/client';
import { rangeOf } from '../subnet';

const at = { location: 'tll' };

let test: TestSandbox;
beforeEach(async () => {
  test = await startSandbox();
});

const list = (as = 'customer', location = 'tll') => test.call('listNetworks', { location }, { as });
const named = async (name: string) => {
  const network = (await list()).find((row) => row.name === name);
  if (!network) throw new Error(`No network ${name}`);
  return network;
};
const refusal = (text: string) => ({ status: 400, body: { message: text } });

it('makes a network with a subnet and a VLAN of its own', async () => {
  const before = await list();
  const network = await test.call('createNetwork', { ...at, name: 'lab' });
  expect(network).toMatchObject({
    name: 'lab',
    type: 'private',
    is_default: false,
    vm_uuids: [],
    resources_count: 0,
    subnet: expect.stringMatching(/^10\.\d+\.\d+\.0\/24$/),
  });
  expect(before.map((row) => row.subnet)).not.toContain(network.subnet);
  expect(before.map((row) => row.vlan_id)).not.toContain(network.vlan_id);
  expect(await test.call('getNetwork', { ...at, uuid: network.uuid })).toEqual(network);
  expect(network.subnet_ipv6).toMatch(IPV6_SUBNET);
});

it('makes the first network the default one, with or without a name', async () => {
  const first = await test.call('createNetwork', { ...at, name: 'mine' }, { as: 'new' });
  expect(first.is_default).toBe(true);
  const again = await test.call('createNetwork', at, { as: 'new' });
  expect(again).toEqual(first);
  const elsewhere = await test.call('createNetwork', { location: 'jhv' }, { as: 'new' });
  expect(elsewhere).toMatchObject({ name: 'Default network', is_default: true });
  expect(await list('new')).toHaveLength(1);
});

it('takes the name from the query, as existing clients send it', async () => {
  const response = await test.raw('/tll/network/network?name=from-query', { method: 'POST' });
  expect(response).toMatchObject({ status: 200, body: { name: 'from-query' } });
});

it('renames', async () => {
  const { uuid } = await named('shop-backend');
  expect(await test.call('updateNetwork', { ...at, uuid, name: 'backend' })).toMatchObject({ uuid, name: 'backend' });
  expect(await test.request('updateNetwork', { ...at, uuid, name: ' ' })).toMatchObject({
    status: 400,
    body: { errors: { name: 'This field is required' } },
  });
});

it('has exactly one default network, which can be another', async () => {
  const { uuid } = await named('shop-backend');
  expect(await test.call('setDefaultNetwork', { ...at, uuid })).toMatchObject({ uuid, is_default: true });
  expect(await test.call('setDefaultNetwork', { ...at, uuid })).toMatchObject({ uuid, is_default: true });
  expect((await list()).filter((row) => row.is_default).map((row) => row.uuid)).toEqual([uuid]);
});

it('deletes a network that is empty, with an empty answer', async () => {
  const { uuid } = await test.call('createNetwork', { ...at, name: 'lab' });
  expect(await test.request('deleteNetwork', { ...at, uuid })).toMatchObject({ status: 200, body: '' });
  expect(await test.request('getNetwork', { ...at, uuid })).toMatchObject(refusal('Network UUID is invalid.'));
});

it('keeps the default network, and one that something stands in', async () => {
  const { uuid } = await named('shop-frontend');
  const remove = (network: string) => test.request('deleteNetwork', { ...at, uuid: network });
  expect(await remove(uuid)).toMatchObject(refusal('The default network cannot be deleted.'));
  const used = await named('shop-backend');
  expect(await remove(used.uuid)).toMatchObject(refusal('The network has resources and cannot be deleted.'));
});

it('counts machines, load balancers and nodes of services', async () => {
  // A machine with a subinterface, a load balancer, two nodes of a database.
  expect(await named('shop-backend')).toMatchObject({ resources_count: 4 });
  const backend = await named('shop-backend');
  expect(backend.vm_uuids).toHaveLength(1);
  const lab = await test.call('createNetwork', { ...at, name: 'lab' });
  const order = { ...at, display_name: 'lb', billing_account_id: 1_048_001, network_uuid: lab.uuid };
  const balancer = await test.call('createLoadBalancer', order);
  expect(await named('lab')).toMatchObject({ resources_count: 1, vm_uuids: [] });
  expect((await test.request('deleteNetwork', { ...at, uuid: lab.uuid })).status).toBe(400);
  await test.call('deleteLoadBalancer', { ...at, uuid: balancer.uuid });
  expect((await test.request('deleteNetwork', { ...at, uuid: lab.uuid })).status).toBe(200);
});

it("does not know another's network, another location's, or none", async () => {
  const { uuid } = await named('shop-backend');
  const invalid = refusal('Network UUID is invalid.');
  expect(await test.request('getNetwork', { ...at, uuid: 'none' })).toMatchObject(invalid);
  expect(await test.request('getNetwork', { location: 'jhv', uuid })).toMatchObject(invalid);
  expect(await test.request('getNetwork', { ...at, uuid }, { as: 'colleague' })).toMatchObject(invalid);
  expect(await test.request('updateNetwork', { ...at, uuid, name: 'x' }, { as: 'colleague' })).toMatchObject(invalid);
  expect(await test.request('deleteNetwork', { ...at, uuid }, { as: 'colleague' })).toMatchObject(invalid);
  expect(await test.request('setDefaultNetwork', { ...at, uuid }, { as: 'colleague' })).toMatchObject(invalid);
});

it('makes none where creating is paused', async () => {
  expect(await test.request('createNetwork', { location: 'jkt01', name: 'lab' })).toMatchObject({
    status: 400,
    body: { errors: { location: 'Creating is paused in Jakarta' } },
  });
});

it('never gives a user two networks that overlap in a location, and always one default', async () => {
  const users = ['customer', 'new'];
  const step = fc.record({
    do: fc.constantFrom('create', 'create', 'delete', 'default'),
    as: fc.constantFrom(...users),
    location: fc.constantFrom('tll', 'jhv'),
    at: fc.nat(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
      await test.control('POST', 'reset', {});
      for (const { do: what, as, location, at: index } of steps) {
        const rows = await list(as, location);
        const uuid = rows[index % Math.max(1, rows.length)]?.uuid ?? 'none';
        if (what === 'create') await test.call('createNetwork', { location, name: `net-${index}` }, { as });
        else await test.request(what === 'delete' ? 'deleteNetwork' : 'setDefaultNetwork', { location, uuid }, { as });
      }
      for (const as of users) {
        for (const location of ['tll', 'jhv']) {
          const rows = await list(as, location);
          const ranges = rows.map((row) => rangeOf(row.subnet ?? '')).toSorted((one, other) => one[0] - other[0]);
          for (const [index, [first]] of ranges.entries())
            if (index > 0) expect(first).toBeGreaterThan(ranges[index - 1]?.[1] ?? NaN);
          expect(new Set(rows.map((row) => row.vlan_id)).size).toBe(rows.length);
          expect(rows.filter((row) => row.is_default)).toHaveLength(rows.length === 0 ? 0 : 1);
        }
      }
    }),
    { numRuns: 15 },
  );
});
