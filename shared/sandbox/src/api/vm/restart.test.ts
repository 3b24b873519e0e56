/** @jest-environment node */
import { MemoryPersistence } from '../../store/persistence';
import { startSandbox } from '../../testing/client';
import { aMachine, pass, underWay } from './fixture';

/** What is under way when the process ends is gone on with by the next one, which has the same rows. */
it('goes on after a restart with what was under way', async () => {
  const persistence = new MemoryPersistence();
  const first = await startSandbox({ persistence });
  const stopping = await aMachine(first, { name: 'stopping-01' });
  const snapshot = await aMachine(first, { name: 'snapshot-01' });
  const reinstall = await aMachine(first, { name: 'reinstall-01' });
  const source = await aMachine(first, { name: 'source-01' });
  const deleted = await aMachine(first, { name: 'deleted-01' });
  void (await underWay(first, () => first.call('stopVm', stopping)));
  void (await underWay(first, () => first.call('createVmReplica', snapshot)));
  void (await underWay(first, () => first.call('reinstallVm', { ...reinstall, os_name: 'debian', os_version: '12' })));
  void (await underWay(first, () => first.call('deleteVm', deleted)));
  void (await underWay(first, () => first.call('cloneVm', { ...source, name: 'clone-01' })));

  const second = await startSandbox({ persistence, controls: false });
  const requested = (at: { location: string; uuid: string }) => second.call('getVm', at);
  expect(await requested(stopping)).toMatchObject({ status: 'stopping' });
  expect(await requested(reinstall)).toMatchObject({ status: 'creating', os_name: 'ubuntu' });
  expect(await second.request('stopVm', reinstall)).toMatchObject({ status: 500 });

  const third = await startSandbox({ persistence });
  expect(await third.call('getVm', stopping)).toMatchObject({ status: 'stopped' });
  expect(await third.call('getVm', reinstall)).toMatchObject({ status: 'running', os_name: 'debian' });
  expect((await third.call('getVm', snapshot)).storage[0]?.replica).toHaveLength(1);
  expect((await third.request('getVm', deleted)).status).toBe(400);
  const clone = (await third.call('listVms', { location: 'tll' })).find((vm) => vm.name === 'clone-01');
  expect(clone).toMatchObject({ status: 'running', storage: [{ size: 50 }] });
  await pass(first, 60);
});
