/** @jest-environment node */
import { startSandbox, type TestSandbox } from '../../testing/client';
import { aMachine, failsWith, MAIN } from './fixture';

let test: TestSandbox;
let at: { location: string; uuid: string };
beforeEach(async () => {
  test = await startSandbox();
  at = await aMachine(test);
});

const vm = () => test.call('getVm', at);
const linesOf = async () =>
  (await test.call('listUsage', { billing_account_id: MAIN }))
    .filter((row) => row.owner_uuid === at.uuid)
    .flatMap((row) => row.uptime_types ?? []);

it('adds a disk, which costs as block storage', async () => {
  const disk = await test.call('addVmDisk', { ...at, size_gb: 5 });
  expect(disk).toMatchObject({ name: 'vdb', size: 5, primary: false, type: 'block', replica: [] });
  expect((await vm()).storage.map((row) => row.name)).toEqual(['vda', 'vdb']);
  await test.control('POST', 'clock', { advance_seconds: 3600 });
  expect(await linesOf()).toContain('block');
});

it('gives the name of a disk that is gone to the next', async () => {
  const first = await test.call('addVmDisk', { ...at, size_gb: 5 });
  await test.call('addVmDisk', { ...at, size_gb: 6 });
  await test.call('deleteVmDisk', { ...at, storage_uuid: first.uuid });
  expect(await test.call('addVmDisk', { ...at, size_gb: 7 })).toMatchObject({ name: 'vdb', size: 7 });
});

it('makes a disk larger, running or not, and never smaller', async () => {
  const [primary] = (await vm()).storage;
  const disk_uuid = primary?.uuid ?? '';
  expect(await test.call('resizeVmDisk', { ...at, disk_uuid, size_gb: 60 })).toMatchObject({ size: 60 });
  expect(await test.request('resizeVmDisk', { ...at, disk_uuid, size_gb: 59 })).toMatchObject({
    status: 400,
    body: { errors: { size_gb: 'A disk cannot shrink; it has 60 GB' } },
  });
  expect(await test.request('resizeVmDisk', { ...at, disk_uuid, size_gb: 1001 })).toMatchObject({
    status: 400,
    body: { errors: { size_gb: 'Must be at most 1000' } },
  });
});

it('resizes a disk of a stopped machine only, where it is asked to check that', async () => {
  const [primary] = (await vm()).storage;
  const order = { ...at, disk_uuid: primary?.uuid ?? '', size_gb: 70, check_vm_state: true };
  await failsWith(test, 'resizeVmDisk', order, 'Failed to resize disk');
  await test.call('stopVm', at);
  expect(await test.call('resizeVmDisk', order)).toMatchObject({ size: 70 });
});

it('never deletes the primary disk', async () => {
  const [primary] = (await vm()).storage;
  await failsWith(test, 'deleteVmDisk', { ...at, storage_uuid: primary?.uuid ?? '' }, 'Failed to delete disk');
});

it('has room for sixteen disks', async () => {
  for (let count = 1; count < 16; count += 1) await test.call('addVmDisk', { ...at, size_gb: 1 });
  await failsWith(test, 'addVmDisk', { ...at, size_gb: 1 }, 'Failed to add disk');
});

it('knows only its own disks', async () => {
  const other = await aMachine(test, { name: 'other-01' });
  const [foreign] = (await test.call('getVm', other)).storage;
  const uuid = foreign?.uuid ?? '';
  const response = { status: 400, body: { errors: { Error: `No such disk exists: ${uuid}` } } };
  expect(await test.request('deleteVmDisk', { ...at, storage_uuid: uuid })).toMatchObject(response);
  expect(await test.request('resizeVmDisk', { ...at, disk_uuid: uuid, size_gb: 99 })).toMatchObject(response);
});

it.each([0, -1, 1.5, 'much'])('takes no disk of %j GB', async (size_gb) => {
  const body = new URLSearchParams({ uuid: at.uuid, size_gb: String(size_gb) }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await test.raw('/tll/user-resource/vm/storage', { method: 'POST', body, headers });
  expect(response).toMatchObject({ status: 400, body: { errors: { size_gb: expect.any(String) } } });
});
