import { toast } from '@console/ui';
import { switchBackups } from './switch-backups';
import { serve } from '../machine/test-server';

const vm = { uuid: 'vm-1', location: 'jhv', name: 'web-01' };
const row = (backup: boolean) => ({
  uuid: 'vm-1',
  name: 'web-01',
  status: 'running',
  vcpu: 1,
  memory: 1024,
  storage: [],
  backup,
});
const success = jest.spyOn(toast, 'success').mockImplementation(() => undefined);
const failure = jest.spyOn(toast, 'error').mockImplementation(() => undefined);

beforeEach(() => jest.clearAllMocks());

const server = (isOn: () => boolean) =>
  serve((call) => ({ value: call.startsWith('GET') ? [row(isOn())] : row(!isOn()) }));
const toggles = (calls: readonly string[]) => calls.filter((call) => call.startsWith('POST')).length;

it('turns the switch over', async () => {
  const calls = server(() => false);
  await switchBackups(vm, true);
  expect(toggles(calls)).toBe(1);
  expect(success).toHaveBeenCalledWith('web-01 is backed up every night');
});

it('leaves it where somebody else has put it there already', async () => {
  const calls = server(() => true);
  await switchBackups(vm, true);
  expect(toggles(calls)).toBe(0);
  expect(success).toHaveBeenCalledTimes(1);
});

it('tells a failure, and tries for the same end', async () => {
  let isOn = true;
  const calls = serve((call) =>
    call.startsWith('GET') ? { value: [row(isOn)] } : { status: 500, message: 'Failed to disable backup' },
  );
  await switchBackups(vm, false);
  expect(failure).toHaveBeenCalledTimes(1);
  isOn = false;
  failure.mock.calls[0]?.[1]?.retry?.();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(toggles(calls)).toBe(1);
  expect(success).toHaveBeenCalledTimes(1);
});
