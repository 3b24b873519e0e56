import { serve } from '../machine/test-server';
import { createDeletion } from './deletion';

const vm = { uuid: 'vm-1', location: 'jhv' };
const deletions = (calls: readonly string[]): string[] => calls.filter((call) => call.startsWith('DELETE'));

it('deletes the machine first, then its addresses', async () => {
  const calls = serve(() => ({ value: { success: true } }));
  await createDeletion()(vm, ['203.0.113.1', '203.0.113.2']);
  expect(deletions(calls)).toEqual([
    'DELETE /jhv/user-resource/vm',
    'DELETE /jhv/network/ip_addresses/203.0.113.1',
    'DELETE /jhv/network/ip_addresses/203.0.113.2',
  ]);
});

it('releases nothing where the machine stays', async () => {
  const calls = serve(() => ({ status: 500, message: 'Failed to delete virtual machine' }));
  await expect(createDeletion()(vm, ['203.0.113.1'])).rejects.toThrow('Failed to delete virtual machine');
  expect(deletions(calls)).toEqual(['DELETE /jhv/user-resource/vm']);
});

it('says that the machine is gone when an address is not, and goes on from there', async () => {
  let isLocked = true;
  const calls = serve((call) =>
    isLocked && call.endsWith('203.0.113.2') ? { status: 500, message: 'Locked' } : { value: { success: true } },
  );
  const remove = createDeletion();
  const addresses = ['203.0.113.1', '203.0.113.2'];
  await expect(remove(vm, addresses)).rejects.toThrow(
    'The machine is deleted, but floating IP 203.0.113.2 was not released: Locked',
  );
  calls.length = 0;
  isLocked = false;
  await remove(vm, addresses);
  expect(deletions(calls)).toEqual(['DELETE /jhv/network/ip_addresses/203.0.113.2']);
});
