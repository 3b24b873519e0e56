import { toast } from '@console/ui';
import { serve } from '../machine/test-server';
import { onOneOfMany } from '../machine/pending';
import { restartVm, sendPower, switchPower } from './power';

const vm = { uuid: 'vm-1', location: 'jhv', name: 'web-01' };
const row = { uuid: 'vm-1', name: 'web-01', status: 'running', vcpu: 1, memory: 1024, storage: [] };

const steps = { id: '1', success: jest.fn(), error: jest.fn(), dismiss: jest.fn() };
jest.spyOn(toast, 'progress').mockImplementation(() => steps);
const success = jest.spyOn(toast, 'success').mockImplementation(() => undefined);

beforeEach(() => jest.clearAllMocks());

const writes = (calls: readonly string[]) =>
  calls.filter((call) => call.startsWith('POST')).map((call) => call.replace(/.*\/vm\//, ''));

it('restarts by a stop and a start, and says that it is one thing', async () => {
  const calls = serve(() => ({ value: row }));
  await restartVm(vm);
  expect(writes(calls)).toEqual(['stop', 'start']);
  expect(steps.success).toHaveBeenCalledWith('web-01 was restarted');
});

it('does not start what did not stop, and tries both again', async () => {
  let fails = true;
  const calls = serve((call) => (fails && call.endsWith('stop') ? { status: 500, message: 'No' } : { value: row }));
  await restartVm(vm);
  expect(writes(calls)).toEqual(['stop']);
  fails = false;
  const [, options] = steps.error.mock.calls[0] ?? [];
  await options?.retry?.();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(writes(calls)).toEqual(['stop', 'stop', 'start']);
});

it('says that a machine that is stopped did not start, and tries only that again', async () => {
  let fails = true;
  const calls = serve((call) => (fails && call.endsWith('start') ? { status: 500, message: 'No' } : { value: row }));
  await restartVm(vm);
  expect(steps.error).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('No') }), {
    retry: expect.any(Function),
  });
  fails = false;
  const [, options] = steps.error.mock.calls[0] ?? [];
  options?.retry?.();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(writes(calls)).toEqual(['stop', 'start', 'start']);
  expect(success).toHaveBeenCalledWith('web-01 is running');
});

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
