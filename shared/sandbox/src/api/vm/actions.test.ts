/** @jest-environment node */
import { startSandbox, type TestSandbox } from '../../testing/client';
import { aMachine, failsWith, MAIN, order, pass, SECOND, underWay } from './fixture';

let test: TestSandbox;
let at: { location: string; uuid: string };
beforeEach(async () => {
  test = await startSandbox();
  at = await aMachine(test);
});

const vm = () => test.call('getVm', at);

it('answers one machine, and for one that is not there as real clouds do', async () => {
  expect(await vm()).toMatchObject({ uuid: at.uuid, name: 'web-01' });
  const gone = { status: 400, body: { errors: { Error: 'No such virtual machine exists: none' } } };
  expect(await test.request('getVm', { ...at, uuid: 'none' })).toMatchObject(gone);
  expect((await test.request('getVm', at, { as: 'colleague' })).status).toBe(400);
  expect((await test.request('getVm', { ...at, location: 'jhv' })).status).toBe(400);
});

describe('rescue', () => {
  it('starts a stopped machine, and only such', async () => {
    await failsWith(test, 'startVmRescue', at, 'Failed to start virtual machine');
    await test.call('stopVm', { ...at, force: true });
    expect(await test.call('startVmRescue', at)).toMatchObject({ status: 'running' });
  });
});

it('stops at a tenth of the time where it is forced', async () => {
  const { pending } = await underWay(test, () => test.call('stopVm', { ...at, force: true }));
  expect(await vm()).toMatchObject({ status: 'stopping' });
  await pass(test, 3);
  expect(await pending).toMatchObject({ status: 'stopped' });
});

describe('a password', () => {
  const next = { username: 'deploy', password: 'Another-2027' };

  it('can be changed of a running machine, and is kept nowhere', async () => {
    expect(await test.call('changeVmPassword', { ...at, ...next })).toEqual({ success: true });
    expect(JSON.stringify([await vm(), await test.control('GET', 'requests')])).not.toContain(next.password);
  });

  it('cannot be changed of a stopped one', async () => {
    await test.call('stopVm', at);
    await failsWith(test, 'changeVmPassword', { ...at, ...next }, 'Failed to update virtual machine');
  });

  it.each([
    [{ password: 'short' }, 'password'],
    [{ username: 'root' }, 'username'],
    [{ username: '' }, 'username'],
  ])('has to be a good one: %j', async (patch, field) => {
    expect(await test.request('changeVmPassword', { ...at, ...next, ...patch })).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
  });
});

describe('another billing account', () => {
  const usageOf = async (billing_account_id: number) =>
    (await test.call('listUsage', { billing_account_id }))
      .filter((row) => row.owner_uuid === at.uuid)
      .reduce((hours, row) => hours + (row.hours ?? 0), 0);

  it('pays from the move on, with the machine and its meter', async () => {
    await pass(test, 2 * 3600);
    await test.call('moveVmBilling', { ...at, billing_account_id: SECOND });
    expect(await vm()).toMatchObject({ billing_account: SECOND });
    const before = await usageOf(MAIN);
    await pass(test, 5 * 3600);
    expect(await usageOf(MAIN)).toBe(before);
    expect(await usageOf(SECOND)).toBeGreaterThanOrEqual(5);
    const ofSecond = await test.call('listVms', { location: 'tll', billing_account_id: SECOND });
    expect(ofSecond.map((row) => row.uuid)).toContain(at.uuid);
  });

  it("has to be one's own", async () => {
    expect((await test.request('moveVmBilling', { ...at, billing_account_id: 1_048_003 })).status).toBe(403);
    expect(await vm()).toMatchObject({ billing_account: MAIN });
  });
});

it.each([
  [{ name: '' }, { name: 'This field is required' }],
  [{ vcpu: 0 }, { vcpu: 'Must be at least 1 vCPU' }],
  [{ ram: 0 }, { ram: 'Must be at least 1 MB' }],
  [{ disks: 0 }, { disks: 'Must be at least 1 GB' }],
  [{ disks: [50, 0] }, { disks: 'Must be at least 1 GB' }],
  [{ disks: '' as const }, { disks: 'This field is required' }],
  [{ name: 'a'.repeat(256) }, { name: 'At most 255 characters' }],
  [{ disks: Array.from({ length: 17 }, () => 20) }, { disks: 'At most 16 entries' }],
  [{ cloud_init: { runcmd: ['x'.repeat(70_000)] } }, { cloud_init: 'At most 65536 characters' }],
  [{ public_keys: ['ssh-dss AAAA'] }, { public_keys: expect.stringContaining('OpenSSH') }],
  [{ cloud_init: '[1]' }, { cloud_init: 'Must be a JSON object or a YAML text' }],
  [{ cloud_init: '{"runcmd": ' }, { cloud_init: 'Must be a JSON object or a YAML text' }],
])('refuses to create with %j', async (patch, errors) => {
  expect(await test.request('createVm', { ...order, ...patch })).toMatchObject({ status: 400, body: { errors } });
});

it.each([
  [{ password: undefined, public_keys: [`ssh-ed25519 ${'A'.repeat(44)}`, `ssh-rsa ${'B'.repeat(60)} me@home`] }],
  [{ password: undefined, cloud_init: '#cloud-config\nusers:\n  - name: me\n' }],
  [{ cloud_init: { runcmd: ['/firstboot'] } }],
  [{ description: 'Shop', backup: true, designated_pool_uuid: '' }],
])('creates with %j', async (patch) => {
  expect(await test.call('createVm', { ...order, ...patch })).toMatchObject({ status: 'running' });
});

it('refuses a JSON list of no disks: a machine needs storage', async () => {
  const body = JSON.stringify({ ...order, disks: [] });
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  expect(await test.raw(`/${order.location}/user-resource/vm`, init)).toMatchObject({
    status: 400,
    body: { errors: { disks: 'This field is required' } },
  });
});
