/** @jest-environment node */
import { METAL_IDENTIFIER } from '@console/contract/metal-identifier';
import { MAC_ADDRESS } from '@console/contract/address-formats';
import { metalOs, specId } from '../../catalogue/metal';
import { MemoryPersistence } from '../../store/persistence';
import { startSandbox, type TestSandbox } from '../../testing/client';
import { MAIN } from '../../testing/orders';

const HOUR = 3600;
const order = {
  location: 'tll',
  spec_uuid: specId('xeon-e2388g'),
  display_name: 'db-01',
  requested_os_id: 'debian-12',
  billing_account_id: MAIN,
};

let test: TestSandbox;
beforeEach(async () => {
  test = await startSandbox();
});

const leases = (location = 'tll', as = 'customer') => test.call('listMetalLeases', { location }, { as });
const leaseOf = async (uuid: string) => (await leases()).find((row) => row.uuid === uuid);
const wait = (advance_seconds: number) => test.control('POST', 'clock', { advance_seconds });
const release = (uuid: string, as = 'customer') => test.request('deleteMetalLease', { location: 'tll', uuid }, { as });
const isAvailable = async (uuid: string, location = 'tll') =>
  (await test.call('listMetalSpecs', { location })).find((spec) => spec.uuid === uuid)?.is_available;
const hoursOf = async (uuid: string) =>
  (await test.call('listUsage', { billing_account_id: MAIN }))
    .filter((row) => row.owner_uuid === uuid)
    .map((row) => row.hours);

it('leases a machine: pending first, in use with credentials when it is installed', async () => {
  await test.control('POST', 'speed', { factor: 1 });
  const lease = await test.call('createMetalLease', order);
  expect(lease).toMatchObject({
    display_name: 'db-01',
    status: 'pending',
    billing_account_id: MAIN,
    requested_os_id: 'debian-12',
    spec: { title: 'Xeon E-2388G, 64 GB' },
    machine: { ip_public_v4: null, ip_public_v6: null, ssh_credentials: null },
    state_history: [{ status: 'pending', action: 'user_request', acting_user_id: 1001, lease_id: lease.uuid }],
  });
  expect(lease.machine?.uuid).toBe(lease.machine_uuid);
  await wait(25 * 60);
  expect(await leaseOf(lease.uuid)).toMatchObject({ status: 'pending' });
  await wait(2 * 60);
  const ready = await leaseOf(lease.uuid);
  expect(ready).toMatchObject({
    status: 'in_use',
    machine: {
      ip_public_v4: expect.stringMatching(/^198\.18\./),
      ip_public_v6: expect.stringMatching(/^2001:db8:/),
      ssh_credentials: expect.stringMatching(/^root \/ \w{20}$/),
      current_state_id: ready?.state_history?.[1]?.state_id,
    },
    state_history: [
      { status: 'pending', ended_at: expect.any(Date) },
      { status: 'in_use', action: 'admin_update', ended_at: null, billing_account_id: MAIN, os_id: 'debian-12' },
    ],
  });
});

it('renames a lease, also a second one to the same name', async () => {
  const one = await test.call('createMetalLease', order);
  const two = await test.call('createMetalLease', { ...order, display_name: 'db-02' });
  expect(one.machine_uuid).not.toBe(two.machine_uuid);
  expect(await test.call('updateMetalLease', { location: 'tll', uuid: two.uuid, display_name: 'db-01' })).toMatchObject(
    { uuid: two.uuid, display_name: 'db-01', status: 'in_use' },
  );
  expect((await leases()).filter((row) => row.display_name === 'db-01')).toHaveLength(2);
});

it('takes a machine back after an hour, and cleans it before the next one gets it', async () => {
  await test.control('POST', 'speed', { factor: 1 });
  const lease = await test.call('createMetalLease', order);
  await wait(HOUR + 1);
  expect((await release(lease.uuid)).status).toBe(200);
  expect(await leaseOf(lease.uuid)).toBeUndefined();
  const next = await test.call('createMetalLease', order);
  expect(next.machine_uuid).not.toBe(lease.machine_uuid);
});

it('is billed from the order until it is given back', async () => {
  const lease = await test.call('createMetalLease', order);
  expect(await hoursOf(lease.uuid)).toEqual([1]);
  await wait(2 * HOUR);
  await release(lease.uuid);
  const after = await hoursOf(lease.uuid);
  expect(after[0]).toBeGreaterThanOrEqual(2);
  await wait(5 * HOUR);
  expect(await hoursOf(lease.uuid)).toEqual(after);
});

it('goes on installing and cleaning after a restart', async () => {
  const persistence = new MemoryPersistence();
  const before = await startSandbox({ persistence });
  await before.control('POST', 'speed', { factor: 1 });
  const { uuid } = await before.call('createMetalLease', order);
  const find = async (sandbox: TestSandbox) =>
    (await sandbox.call('listMetalLeases', { location: 'tll' })).find((row) => row.uuid === uuid);
  expect(await find(before)).toMatchObject({ status: 'pending' });
  const after = await startSandbox({ persistence });
  expect(await find(after)).toMatchObject({ status: 'in_use', machine: { ssh_credentials: expect.any(String) } });
});

it('does not stumble over a clock that was set back', async () => {
  await test.control('POST', 'speed', { factor: 1 });
  const { uuid } = await test.call('createMetalLease', order);
  await wait(-HOUR);
  await test.control('POST', 'speed', { factor: 0 });
  expect((await release(uuid)).body).toMatchObject({ errors: { Error: 'Too soon to release machine' } });
  await wait(3 * HOUR);
  expect(await leaseOf(uuid)).toMatchObject({ status: 'in_use' });
  expect((await release(uuid)).status).toBe(200);
});

it('gives nothing back too soon, and nothing that is not ready', async () => {
  const tooSoon = { status: 500, body: { errors: { Error: 'Too soon to release machine' } } };
  const lease = await test.call('createMetalLease', order);
  await wait(HOUR - 10);
  expect(await release(lease.uuid)).toMatchObject(tooSoon);
  expect(await leaseOf(lease.uuid)).toMatchObject({ status: 'in_use' });
  await test.control('POST', 'speed', { factor: 10 });
  const pending = await test.call('createMetalLease', order);
  await wait(HOUR + 1);
  expect(await leaseOf(pending.uuid)).toMatchObject({ status: 'pending' });
  expect(await release(pending.uuid)).toMatchObject(tooSoon);
});

it('has no machines when they are out, and has again when one is clean', async () => {
  await test.control('POST', 'speed', { factor: 1 });
  const spec_uuid = specId('epyc-9354p-nvme');
  const first = await test.call('createMetalLease', { ...order, spec_uuid });
  expect(await isAvailable(spec_uuid)).toBe(true);
  await test.call('createMetalLease', { ...order, spec_uuid });
  expect(await isAvailable(spec_uuid)).toBe(false);
  expect(await isAvailable(spec_uuid, 'jhv')).toBe(true);
  const before = await leases();
  const out = { status: 500, body: { errors: { Error: 'No available machines' } } };
  expect(await test.request('createMetalLease', { ...order, spec_uuid })).toMatchObject(out);
  expect(await leases()).toHaveLength(before.length);
  await wait(HOUR + 1);
  await release(first.uuid);
  expect(await test.request('createMetalLease', { ...order, spec_uuid })).toMatchObject(out);
  await wait(HOUR);
  expect(await isAvailable(spec_uuid)).toBe(true);
  expect(await test.call('createMetalLease', { ...order, spec_uuid })).toMatchObject({
    machine_uuid: first.machine_uuid,
    state_history: [{ status: 'pending' }],
  });
});

it('is out of machines for the lease that is named so', async () => {
  expect(await test.request('createMetalLease', { ...order, display_name: 'no-capacity' })).toMatchObject({
    status: 500,
    body: { errors: { Error: 'No available machines' } },
  });
});

it.each([
  [{ spec_uuid: 'none' }, { spec_uuid: 'There is no such server type' }],
  [{ requested_os_id: 'debian-11' }, { requested_os_id: expect.stringContaining('not ready') }],
  [{ requested_os_id: 'windows-2022' }, { requested_os_id: expect.stringContaining('not ready') }],
  [{ requested_os_id: '12-debian' }, { requested_os_id: expect.stringContaining('lowercase letter') }],
  [{ requested_os_id: 'Debian' }, { requested_os_id: expect.stringContaining('lowercase letter') }],
  [{ display_name: ' ' }, { display_name: 'This field is required' }],
  [{ display_name: 'Db-01' }, { display_name: 'Start with a lowercase letter' }],
  [{ display_name: 'db 01' }, { display_name: 'Only lowercase letters, digits, underscores and hyphens' }],
  [{ location: 'jkt01' }, { location: 'Creating is paused in Jakarta' }],
])('refuses an order with %j', async (patch, errors) => {
  expect(await test.request('createMetalLease', { ...order, ...patch })).toMatchObject({
    status: 400,
    body: { errors },
  });
});

it('needs a billing account of the own that can pay', async () => {
  const { billing_account_id: _, ...rest } = order;
  expect((await test.request('createMetalLease', rest)).body).toMatchObject({
    message: "'billing_account_id' is required if using a global API token",
  });
  expect((await test.request('createMetalLease', order, { as: 'new' })).status).toBe(403);
  expect(
    await test.request('createMetalLease', { ...order, billing_account_id: 1_048_004 }, { as: 'admin' }),
  ).toMatchObject({ status: 400, body: { errors: { billing_account_id: expect.stringContaining('suspended') } } });
});

it("answers nothing of another's lease, nor of another location's", async () => {
  const [own] = await leases('jhv');
  const uuid = own?.uuid ?? '';
  const refusal = { status: 400, body: { errors: { Error: `No such lease exists: ${uuid}` } } };
  const rename = { uuid, display_name: 'mine' };
  expect(await test.request('updateMetalLease', { location: 'jhv', ...rename }, { as: 'colleague' })).toMatchObject(
    refusal,
  );
  expect(await test.request('updateMetalLease', { location: 'tll', ...rename })).toMatchObject(refusal);
  expect(await release(uuid)).toMatchObject(refusal);
  expect(await test.request('updateMetalLease', { location: 'jhv', uuid, display_name: '' })).toMatchObject({
    status: 400,
    body: { errors: { display_name: 'This field is required' } },
  });
});

it('has machines on an empty site, too', async () => {
  await test.control('POST', 'reset', { seed: 'empty' });
  expect(await leases()).toEqual([]);
  expect(await isAvailable(specId('ryzen-7950x'))).toBe(true);
  expect(await isAvailable(specId('epyc-9124-gpu'))).toBe(false);
});

it('shows the demo as ordered: ready since long, but for one that is ready in a while', async () => {
  const host = 'metal.localhost';
  await test.control('POST', 'speed', { factor: 1 }, host);
  await test.control('POST', 'reset', {}, host);
  const found = async () =>
    (await test.call('listMetalLeases', { location: 'jhv' }, { host })).find(
      (lease) => lease.display_name === 'build-farm-03',
    );
  expect(await found()).toMatchObject({ status: 'pending' });
  await test.control('POST', 'clock', { advance_seconds: 17 * 60 }, host);
  expect(await found()).toMatchObject({ status: 'in_use', machine: { ip_public_v4: '203.0.113.153' } });
});

it('names systems and machines in the form of identifiers', async () => {
  const demo = await leases('jhv');
  const ids = [
    ...metalOs.os.map((os) => os.os_id),
    ...metalOs.os_types.map((type) => type.os_type_id),
    ...demo.map((lease) => lease.machine?.label ?? ''),
  ];
  for (const id of ids) expect(id).toMatch(METAL_IDENTIFIER);
  for (const mac of demo.flatMap((lease) => lease.machine?.mac_addresses ?? [])) expect(mac).toMatch(MAC_ADDRESS);
});
