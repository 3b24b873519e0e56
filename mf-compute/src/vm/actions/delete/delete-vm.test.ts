import { toast } from '@console/ui';
import { deleteMachine } from './delete-vm';
import { serve } from '../../machine/test-server';

const vm = { uuid: 'vm-1', location: 'jhv', name: 'web-01' };
const toastError = jest.spyOn(toast, 'error').mockImplementation(() => undefined);

beforeEach(() => toastError.mockClear());

/** Lets what runs after the deletion come to its end. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

it('releases the addresses only once the machine is gone', async () => {
  const calls = serve(() => ({ value: { success: true } }));
  await deleteMachine(vm, ['203.0.113.1', '203.0.113.2']);
  await settle();
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([
    'DELETE /jhv/user-resource/vm',
    'DELETE /jhv/network/ip_addresses/203.0.113.1',
    'DELETE /jhv/network/ip_addresses/203.0.113.2',
  ]);
  expect(toastError).not.toHaveBeenCalled();
});

it('releases nothing where the machine stays', async () => {
  const calls = serve(() => ({ status: 500, message: 'Failed to delete virtual machine' }));
  await expect(deleteMachine(vm, ['203.0.113.1'])).rejects.toThrow('Failed to delete virtual machine');
  await settle();
  expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual(['DELETE /jhv/user-resource/vm']);
  expect(toastError).not.toHaveBeenCalled();
});

it('tells which addresses stay and cost, and tries only those again', async () => {
  let isLocked = true;
  const calls = serve((call) =>
    isLocked && call.endsWith('203.0.113.2') ? { status: 500, message: 'Locked' } : { value: { success: true } },
  );
  await deleteMachine(vm, ['203.0.113.1', '203.0.113.2']);
  await settle();
  expect(toastError).toHaveBeenCalledTimes(1);
  const [failure, options] = toastError.mock.calls[0] ?? [];
  expect(failure).toMatchObject({ message: expect.stringMatching(/203\.0\.113\.2 was not released.*Locked/) });
  isLocked = false;
  calls.length = 0;
  options?.retry?.();
  await settle();
  expect(calls).toEqual(['DELETE /jhv/network/ip_addresses/203.0.113.2']);
  expect(toastError).toHaveBeenCalledTimes(1);
});
