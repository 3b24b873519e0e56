import { vmActions } from '../machine/can';
import { aReplica, aDisk, aVm } from '../machine/fixture';
import { deleteRequests, growRequest, requestsOf, restoreRequests, snapshotRequest, typeOf } from './requests';

const boot = aDisk('disk-a', { replica: [aReplica('copy-1')] });
const data = aDisk('disk-b', { name: 'vdb', primary: false });
const vm = aVm({
  storage: [boot, data],
  username: 'ops',
  billing_account: 7,
  os_name: 'ubuntu',
  os_version: '24.04-lts',
});
const names = (requests: ReturnType<typeof requestsOf>) => requests?.map(({ endpoint }) => endpoint.name);

it('has the calls of every action, about this machine', () => {
  const without = vmActions.filter((action) => !requestsOf(action, vm));
  expect(without).toEqual(['network']);
  for (const action of vmActions) {
    for (const { params } of requestsOf(action, vm) ?? []) expect(params['location']).toBe('jhv');
  }
  expect(names(requestsOf('restart', vm))).toEqual(['stopVm', 'startVm']);
  expect(requestsOf('forceStop', vm)?.[0]?.params).toMatchObject({ uuid: 'vm-1', force: true });
});

it('leaves out what there is nothing for', () => {
  const bare = aVm();
  expect(
    ['restore', 'replicaDelete', 'diskRemove'].map((action) =>
      requestsOf(vmActions.find((one) => one === action) ?? 'start', bare),
    ),
  ).toEqual([undefined, undefined, undefined]);
});

it('asks for a snapshot of the boot disk by machine, of others by disk', () => {
  expect(snapshotRequest(vm, boot).params).toEqual({ location: 'jhv', uuid: 'vm-1' });
  expect(snapshotRequest(vm, data).params).toEqual({ location: 'jhv', uuid: 'disk-b' });
});

it('lets the server check that a machine is stopped only where it is', () => {
  expect(growRequest(vm, data, 80).params).not.toHaveProperty('check_vm_state');
  expect(growRequest(aVm({ status: 'stopped' }), data, 80).params).toMatchObject({ check_vm_state: true, size_gb: 80 });
});

it('starts a restored machine where that is wanted, and names no type that the call does not know', () => {
  expect(names(restoreRequests(vm, aReplica('c'), { starts: true }))).toEqual(['rebuildVm', 'startVm']);
  expect(names(restoreRequests(vm, aReplica('c')))).toEqual(['rebuildVm']);
  expect([typeOf(aReplica('c', { type: 'backup' })), typeOf(aReplica('c', { type: 'mirror' }))]).toEqual([
    { type: 'backup' },
    {},
  ]);
});

it('only starts a machine that is restored already', () => {
  expect(names(restoreRequests(vm, aReplica('c'), { starts: true, isRestored: true }))).toEqual(['startVm']);
});

it('deletes the machine before its addresses', () => {
  expect(names(deleteRequests(vm, ['203.0.113.1']))).toEqual(['deleteVm', 'deleteIpAddress']);
});
