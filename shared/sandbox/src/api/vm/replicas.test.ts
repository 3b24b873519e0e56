/** @jest-environment node */
import { startSandbox, type TestSandbox } from '../../testing/client';
import { aMachine, failsWith, MAIN, pass, underWay } from './fixture';

const NAME = /^[0-9a-f-]{36}\d{4}(-\d\d){5}$/;

let test: TestSandbox;
let at: { location: string; uuid: string };
beforeEach(async () => {
  test = await startSandbox();
  at = await aMachine(test);
});

const vm = () => test.call('getVm', at);

it('makes a snapshot of the primary disk, named by disk and second', async () => {
  const disk = await test.call('createVmReplica', at);
  expect(disk).toMatchObject({ primary: true, replica: [{ type: 'snapshot', size: 50, master_uuid: disk.uuid }] });
  const [replica] = disk.replica ?? [];
  expect(replica?.uuid).toMatch(NAME);
  expect(replica?.uuid).toHaveLength(55);
  expect(replica?.uuid.startsWith(disk.uuid)).toBe(true);
  expect(await test.call('listVmReplicas', at)).toEqual(disk.replica);
  expect(await test.call('listVmReplicas', { ...at, r_type: 'backup' })).toEqual([]);
});

it('makes a snapshot of the disk that is named, and never two of one name', async () => {
  const { uuid } = await test.call('addVmDisk', { ...at, size_gb: 5 });
  await test.call('createVmReplica', { location: at.location, uuid });
  const disk = await test.call('createVmReplica', { location: at.location, uuid });
  expect(disk).toMatchObject({ uuid, primary: false });
  expect(new Set((disk.replica ?? []).map((row) => row.uuid)).size).toBe(2);
});

it('makes no snapshot where a backup is asked for', async () => {
  const body = `uuid=${at.uuid}&r_type=backup`;
  expect(await test.raw(`/${at.location}/user-resource/vm/replica`, { method: 'POST', body })).toMatchObject({
    status: 400,
    body: { errors: { r_type: 'Backups are made by schedule: only a snapshot can be ordered' } },
  });
  expect(await test.call('listVmReplicas', at)).toEqual([]);
});

it('counts snapshots, until they are deleted', async () => {
  const [replica] = (await test.call('createVmReplica', at)).replica ?? [];
  await pass(test, 3600);
  const uptime = async () =>
    (await test.call('listUsage', { billing_account_id: MAIN }))
      .filter((row) => row.owner_uuid === at.uuid && row.uptime_types?.includes('snapshot'))
      .reduce((hours, row) => hours + (row.hours ?? 0), 0);
  expect(await uptime()).toBeGreaterThan(0);
  expect(
    await test.call('deleteVmReplica', {
      location: at.location,
      replica_uuid: replica?.uuid ?? '',
      type: 'snapshot',
    }),
  ).toEqual({ success: true });
  expect(await test.call('listVmReplicas', at)).toEqual([]);
  const before = await uptime();
  await pass(test, 7200);
  expect(await uptime()).toBe(before);
});

it('knows only copies that are there, of the type that is named', async () => {
  const [replica] = (await test.call('createVmReplica', at)).replica ?? [];
  const gone = { status: 400, body: { errors: { Error: expect.stringContaining('No such replica exists: ') } } };
  const { location } = at;
  expect(await test.request('deleteVmReplica', { location, replica_uuid: 'none' })).toMatchObject(gone);
  const replica_uuid = replica?.uuid ?? '';
  expect(await test.request('deleteVmReplica', { location, replica_uuid, type: 'backup' })).toMatchObject(gone);
  expect(await test.request('deleteVmReplica', { location, replica_uuid }, { as: 'colleague' })).toMatchObject(gone);
  expect(await test.request('rebuildVm', { ...at, replica_uuid: 'none' })).toMatchObject(gone);
});

it('says that a snapshot failed where something else is done with the machine', async () => {
  const [replica] = (await test.call('createVmReplica', at)).replica ?? [];
  const { pending } = await underWay(test, () => test.call('createVmReplica', at));
  await failsWith(test, 'createVmReplica', at, 'Failed to create snapshot');
  const old = { location: at.location, replica_uuid: replica?.uuid ?? '' };
  await failsWith(test, 'deleteVmReplica', old, 'Failed to delete snapshot');
  expect((await vm()).storage[0]?.replica).toHaveLength(1);
  await pass(test, 13);
  expect((await pending).replica).toHaveLength(2);
});

it('rebuilds from a copy: stopping meanwhile, stopped after, with the copy still there', async () => {
  const [replica] = (await test.call('createVmReplica', at)).replica ?? [];
  const order = { ...at, replica_uuid: replica?.uuid ?? '', type: 'snapshot' } as const;
  const { pending } = await underWay(test, () => test.call('rebuildVm', order));
  expect(await vm()).toMatchObject({ status: 'stopping' });
  await failsWith(test, 'rebuildVm', order, 'Failed to rebuild virtual machine');
  await pass(test, 46);
  expect(await pending).toMatchObject({ status: 'stopped', storage: [{ replica: [{ uuid: replica?.uuid }] }] });
});

describe('nightly backups', () => {
  const backups = () => test.call('listVmReplicas', { ...at, r_type: 'backup' });

  it('are switched on and off', async () => {
    expect(await test.call('toggleVmBackup', at)).toMatchObject({ backup: true });
    expect(await test.call('toggleVmBackup', at)).toMatchObject({ backup: false });
    await pass(test, 3 * 86_400);
    expect(await backups()).toEqual([]);
  });

  it('are made once a night of every disk, cost, and seven of them are kept', async () => {
    await test.call('addVmDisk', { ...at, size_gb: 5 });
    await test.call('toggleVmBackup', at);
    await pass(test, 2 * 86_400);
    expect((await backups()).map((row) => row.size)).toEqual([50, 50, 5, 5]);
    await pass(test, 10 * 86_400);
    const kept = await backups();
    expect(kept).toHaveLength(14);
    expect(new Set(kept.map((row) => row.created_at?.toISOString().slice(11, 19)))).toEqual(new Set(['01:00:00']));
    const days = kept.filter((row) => row.size === 50).map((row) => Number(row.created_at) / 86_400_000);
    expect(Math.round(Math.max(...days) - Math.min(...days))).toBe(6);
    const usage = await test.call('listUsage', { billing_account_id: MAIN });
    expect(usage.some((row) => row.owner_uuid === at.uuid && row.uptime_types?.includes('backup'))).toBe(true);
  });

  it('stay when they are switched off, and can be deleted and rebuilt from', async () => {
    await test.call('toggleVmBackup', at);
    await pass(test, 86_400);
    await test.call('toggleVmBackup', at);
    const [backup] = await backups();
    const replica_uuid = backup?.uuid ?? '';
    expect(await test.call('rebuildVm', { ...at, replica_uuid, type: 'backup' })).toMatchObject({ status: 'stopped' });
    await test.call('deleteVmReplica', { location: at.location, replica_uuid, type: 'backup' });
    expect(await backups()).toEqual([]);
  });

  it('are made of a machine that was ordered with them', async () => {
    const other = await aMachine(test, { name: 'kept-01', backup: true });
    await pass(test, 86_400);
    expect(await test.call('listVmReplicas', { ...other, r_type: 'backup' })).toHaveLength(1);
  });

  it('cannot be switched while something else is done with the machine', async () => {
    const first = await underWay(test, () => test.call('stopVm', at));
    await failsWith(test, 'toggleVmBackup', at, 'Failed to enable backup');
    await pass(test, 30);
    await first.pending;
    await test.call('toggleVmBackup', at);
    const second = await underWay(test, () => test.call('startVm', at));
    await failsWith(test, 'toggleVmBackup', at, 'Failed to disable backup');
    await pass(test, 30);
    await second.pending;
  });
});
