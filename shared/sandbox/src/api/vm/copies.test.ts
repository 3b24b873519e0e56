/** @jest-environment node */
import { detachedDisk } from '../../seed/demo-vms';
import { startSandbox, type TestSandbox } from '../../testing/client';
import { aMachine, failsWith, MAIN, order, pass, underWay } from './fixture';

let test: TestSandbox;
beforeEach(async () => {
  test = await startSandbox();
});

const refused = async (patch: Partial<Parameters<typeof test.request<'createVm'>>[1]>) =>
  (await test.request('createVm', { ...order, ...patch })).body;

describe('a clone', () => {
  it('is as large, on copies of all disks, for the same account, and has no address of its own', async () => {
    const at = await aMachine(test, { backup: true, description: 'Shop', reserve_public_ip: true });
    await test.call('addVmDisk', { ...at, size_gb: 7 });
    await test.call('createVmReplica', at);
    const source = await test.call('getVm', at);
    const clone = await test.call('cloneVm', { ...at, name: 'web-02' });
    const { vcpu, memory, os_name, os_version, username, description, billing_account, designated_pool_uuid } = source;
    expect(clone).toMatchObject({
      vcpu,
      memory,
      os_name,
      os_version,
      username,
      description,
      billing_account,
      designated_pool_uuid,
      name: 'web-02',
      status: 'running',
      backup: false,
    });
    expect(clone.storage.map((disk) => [disk.name, disk.size, disk.replica])).toEqual([
      ['vda', 50, []],
      ['vdb', 7, []],
    ]);
    const ids = [source, clone].flatMap((vm) => [vm.uuid, vm.mac, vm.private_ipv4, ...vm.storage.map((d) => d.uuid)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await test.call('listIpAddresses', { location: 'tll', vm_uuid: clone.uuid })).toEqual([]);
  });

  it('is creating for a minute', async () => {
    const at = await aMachine(test);
    const { pending } = await underWay(test, () => test.call('cloneVm', { ...at, name: 'web-02' }));
    const seen = (await test.call('listVms', { location: 'tll' })).find((vm) => vm.name === 'web-02');
    expect(seen?.status).toBe('creating');
    await failsWith(
      test,
      'cloneVm',
      { location: 'tll', uuid: seen?.uuid ?? '', name: 'web-03' },
      'Failed to clone virtual machine',
    );
    await pass(test, 61);
    expect(await pending).toMatchObject({ uuid: seen?.uuid, status: 'running' });
  });

  it('needs a good name', async () => {
    const at = await aMachine(test);
    expect(await test.request('cloneVm', { ...at, name: 'x' })).toMatchObject({
      status: 400,
      body: { errors: { name: expect.stringContaining('letters, digits and hyphens') } },
    });
  });
});

describe('reinstalling', () => {
  it('puts the same system on the disk where none is named, and leaves the rest', async () => {
    const at = await aMachine(test);
    await test.call('createVmReplica', at);
    await test.call('stopVm', at);
    expect(await test.call('reinstallVm', at)).toMatchObject({
      status: 'running',
      os_name: 'ubuntu',
      os_version: '24.04-lts',
      storage: [{ size: 50, replica: [{ type: 'snapshot' }] }],
    });
  });

  it('puts another system there, which may cost a licence; creating meanwhile', async () => {
    const at = await aMachine(test);
    const windows = { ...at, os_name: 'windows', os_version: '2022' };
    const { pending } = await underWay(test, () => test.call('reinstallVm', windows));
    expect(await test.call('getVm', at)).toMatchObject({ status: 'creating', os_name: 'ubuntu' });
    await failsWith(test, 'reinstallVm', at, 'Failed to rebuild virtual machine');
    await pass(test, 41);
    expect(await pending).toMatchObject({ status: 'running', os_name: 'windows', license_type: 'WINDOWS_SERVER' });
    await pass(test, 60);
    const usage = await test.call('listUsage', { billing_account_id: MAIN });
    expect(usage.some((row) => row.owner_uuid === at.uuid && row.uptime_types?.includes('windows'))).toBe(true);
  });

  it('refuses a system that is not there, or that the machine is too small for', async () => {
    const at = await aMachine(test, { vcpu: 1, ram: 512, disks: 20 });
    expect(await test.request('reinstallVm', { ...at, os_name: 'ubuntu', os_version: '18.04' })).toMatchObject({
      status: 400,
      body: { errors: { os_version: 'There is no such operating system version' } },
    });
    expect(await test.request('reinstallVm', { ...at, os_name: 'windows', os_version: '2022' })).toMatchObject({
      status: 400,
      body: { errors: { vcpu: 'Must be at least 2', ram: 'Must be at least 1024', disks: 'Must be at least 40' } },
    });
  });
});

describe('creating from what is there', () => {
  const bare = { ...order, os_name: undefined, os_version: undefined, username: undefined, password: undefined };

  it('boots from a detached disk, which belongs to the machine then', async () => {
    expect(detachedDisk).toBe('6427ec57-2486-4c15-9afe-5c92707741b5');
    const from = { ...bare, location: 'jhv', disks: undefined, disk_uuid: detachedDisk };
    const vm = await test.call('createVm', from);
    expect(vm).toMatchObject({
      status: 'running',
      os_name: 'debian',
      storage: [{ uuid: detachedDisk, size: 40, primary: true }],
    });
    expect(await test.request('createVm', from)).toMatchObject({
      status: 400,
      body: { errors: { disk_uuid: 'There is no such disk, or it belongs to a machine' } },
    });
  });

  it('gives the disk back where the creation fails late', async () => {
    const from = { ...bare, location: 'jhv', disks: '' as const, disk_uuid: detachedDisk };
    expect((await test.request('createVm', { ...from, name: 'late-failure' })).status).toBe(500);
    expect(await test.call('createVm', from)).toMatchObject({ storage: [{ uuid: detachedDisk }] });
  });

  it('reaches no disk of somebody else', async () => {
    const from = { ...bare, location: 'jhv', disks: undefined, disk_uuid: detachedDisk, billing_account_id: 1_048_003 };
    expect(await test.request('createVm', from, { as: 'colleague' })).toMatchObject({
      status: 400,
      body: { errors: { disk_uuid: expect.any(String) } },
    });
  });

  it('copies a machine, or a snapshot of it, onto a disk at least as large', async () => {
    const at = await aMachine(test);
    const [replica] = (await test.call('createVmReplica', at)).replica ?? [];
    const from = { ...bare, source_uuid: at.uuid, source_replica: replica?.uuid ?? '' };
    expect(await test.call('createVm', { ...from, disks: 60 })).toMatchObject({
      os_name: 'ubuntu',
      os_version: '24.04-lts',
      storage: [{ size: 60, replica: [] }],
    });
    expect(await test.call('createVm', { ...bare, source_uuid: at.uuid })).toMatchObject({ storage: [{ size: 50 }] });
    expect(await refused({ ...from, disks: 49 })).toMatchObject({
      errors: { disks: 'Must be at least 50, as large as what is copied' },
    });
    expect(await refused({ ...from, source_replica: 'none' })).toMatchObject({
      errors: { Error: 'No such replica exists: none' },
    });
    expect(await refused({ ...from, source_uuid: 'none' })).toMatchObject({
      errors: { Error: 'No such virtual machine exists: none' },
    });
    expect(await refused({ ...from, source_uuid: undefined })).toMatchObject({
      errors: { source_uuid: 'This field is required' },
    });
    expect(await refused({ ...from, disk_uuid: detachedDisk })).toMatchObject({
      errors: { source_uuid: 'Name either a disk or a source' },
    });
  });

  it('leaves the disk empty where it is told so, or no system is named', async () => {
    const custom = { ...bare, os_name: '_custom', os_version: '_' };
    expect(await test.call('createVm', custom)).toMatchObject({ os_name: '_custom', os_version: '_' });
    expect(await test.call('createVm', bare)).toMatchObject({ os_name: '_custom', os_version: '_' });
  });
});
