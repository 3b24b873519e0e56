import { toast } from '@console/ui';
import { serve } from '../machine/test-server';
import { onOneOfMany } from '../machine/pending';
import { sendPower, switchPower } from './power';

const vm = { uuid: 'vm-1', location: 'jhv', name: 'web-01' };
const row = { uuid: 'vm-1', name: 'web-01', status: 'running', vcpu: 1, memory: 1024, storage: [] };

const success = jest.spyOn(toast, 'success').mockImplementation(() => undefined);

beforeEach(() => jest.clearAllMocks());

const writes = (calls: readonly string[]) =>
  calls.filter((call) => call.startsWith('POST')).map((call) => call.replace(/.*\/vm\//, ''));

it('asks for a forced stop only where it is wanted', async () => {
  const calls = serve(() => ({ value: row }));
  await switchPower(vm, 'forceStop');
  expect(writes(calls)).toEqual(['stop']);
  expect(success).toHaveBeenCalledWith('web-01 is stopped');
});

it('stops once for two presses', async () => {
  const calls = serve(() => ({ value: row }));
  await Promise.all([switchPower(vm, 'stop'), switchPower(vm, 'stop')]);
  expect(writes(calls)).toEqual(['stop']);
  expect(success).toHaveBeenCalledTimes(1);
});

it('has done it to each of many where the lists cannot be read after it, and sends nothing twice', async () => {
  const calls = serve((call) => (call.startsWith('POST') ? { value: row } : { status: 500, message: 'Out of order' }));
  const others = ['vm-1', 'vm-2', 'vm-3'].map((uuid) => ({ ...vm, uuid }));
  const ends = await Promise.allSettled(others.map((one) => sendPower(one, 'stop', onOneOfMany)));
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(writes(calls)).toEqual(['stop', 'stop', 'stop']);
});

it('tells a lost response of one of many as not known where the list cannot be read either', async () => {
  serve((call) => (call.startsWith('POST') ? { status: 502, message: 'x' } : { status: 500, message: 'x' }));
  await expect(sendPower({ ...vm, uuid: 'vm-9' }, 'start', onOneOfMany)).rejects.toMatchObject({ outcome: 'unknown' });
});
