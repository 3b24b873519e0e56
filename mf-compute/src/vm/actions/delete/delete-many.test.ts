import { serve } from '../../machine/test-server';
import { vmDeletion } from './delete-vm';

const vm = { uuid: 'vm-1', location: 'jhv', name: 'web-01' };
const ip = (address: string) => ({ uuid: address, address, type: 'public', assigned_to: 'vm-1' });
const listed = [ip('203.0.113.1'), ip('203.0.113.2')];
const respond = (call: string) => ({ value: call.startsWith('GET') ? listed : { success: true } });
const written = () => sessionStorage.getItem('draft.follow-ups');
const deletions = (calls: readonly string[]): string[] => calls.filter((call) => call.startsWith('DELETE'));

it('deletes the machine first, then its addresses', async () => {
  const calls = serve(respond);
  await vmDeletion.removeMany()(vm, ['203.0.113.1', '203.0.113.2']);
  expect(deletions(calls)).toEqual([
    'DELETE /jhv/user-resource/vm',
    'DELETE /jhv/network/ip_addresses/203.0.113.1',
    'DELETE /jhv/network/ip_addresses/203.0.113.2',
  ]);
});

it('releases nothing where the machine stays', async () => {
  const calls = serve(() => ({ status: 500, message: 'Failed to delete virtual machine' }));
  await expect(vmDeletion.removeMany()(vm, ['203.0.113.1'])).rejects.toThrow('Failed to delete virtual machine');
  expect(deletions(calls)).toEqual(['DELETE /jhv/user-resource/vm']);
});

it('says that the machine is gone when an address is not, and goes on from there', async () => {
  let isLocked = true;
  const calls = serve((call) =>
    isLocked && call === 'DELETE /jhv/network/ip_addresses/203.0.113.2'
      ? { status: 500, message: 'Locked' }
      : respond(call),
  );
  const remove = vmDeletion.removeMany();
  const addresses = ['203.0.113.1', '203.0.113.2'];
  await expect(remove(vm, addresses)).rejects.toThrow(
    'web-01 was deleted, but floating IP 203.0.113.2 could not be released, so it may still cost money: Locked',
  );
  expect(written()).toContain('203.0.113.2');
  calls.length = 0;
  isLocked = false;
  listed.shift();
  await remove(vm, addresses);
  expect(deletions(calls)).toEqual(['DELETE /jhv/network/ip_addresses/203.0.113.2']);
  expect(written()).toBe('[]');
});
