import { serve } from '../../machine/test-server';
import { moveBilling } from './move-billing';

const vm = { uuid: 'vm-1', location: 'jhv' };

it('names the account that is to pay', async () => {
  const calls = serve(() => ({ value: { success: true } }));
  await moveBilling(vm, 7);
  expect(calls).toContain('POST /jhv/user-resource/resource_billing');
});

it('passes on why it was refused', async () => {
  serve(() => ({ status: 500, message: 'The account is frozen' }));
  await expect(moveBilling(vm, 7)).rejects.toThrow('The account is frozen');
});
