import { serve } from '../../machine/test-server';
import { removeSubinterface } from './remove-subinterface';

const vm = { location: 'tll', uuid: 'vm-1' };
const REMOVE = 'DELETE /tll/network/virtual-machines/vm-1/subinterfaces/if-2';
const UNASSIGN = 'POST /tll/network/ip_addresses/203.0.113.7/unassign';
const assigned = { uuid: 'ip-7', address: '203.0.113.7', type: 'public', assigned_to: 'vm-1' };

it('removes it first, then unassigns what has led to it', async () => {
  const calls = serve(() => ({ value: assigned }));
  const keep = jest.fn();
  await removeSubinterface(vm, 'if-2', { addresses: ['203.0.113.7'] }, keep);
  expect(calls).toEqual([REMOVE, UNASSIGN]);
  expect(keep).toHaveBeenCalledWith({ addresses: ['203.0.113.7'], isRemoved: true });
});

it('leaves addresses alone where nobody asked for that', async () => {
  const calls = serve(() => ({ value: true }));
  await removeSubinterface(vm, 'if-2', { addresses: [] }, jest.fn());
  expect(calls).toEqual([REMOVE]);
});

it('unassigns nothing where the subinterface stays', async () => {
  const calls = serve(() => ({ status: 500, message: 'Failed' }));
  const keep = jest.fn();
  await expect(removeSubinterface(vm, 'if-2', { addresses: ['203.0.113.7'] }, keep)).rejects.toThrow('Failed');
  expect(calls).toEqual([REMOVE]);
  expect(keep).not.toHaveBeenCalled();
});

it('goes on where the last try ended', async () => {
  const calls = serve((call) => (call.startsWith('GET') ? { value: assigned } : { status: 500, message: 'Locked' }));
  const left = { addresses: ['203.0.113.7'], isRemoved: true };
  await expect(removeSubinterface(vm, 'if-2', left, jest.fn())).rejects.toThrow('Locked');
  expect(calls).not.toContain(REMOVE);
  expect(calls).toContain(UNASSIGN);
});
