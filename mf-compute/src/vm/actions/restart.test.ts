import { configureApi } from '@console/api';
import { provideFollowUp, resumeJobs } from '@console/area';
import { toast } from '@console/ui';
import { serve, type FakeResponse } from '../machine/test-server';
import { sendPower } from './power';
import { restartVm } from './restart';

const vm = { uuid: 'vm-1', location: 'jhv', name: 'web-01' };
const running = { name: 'web-01', status: 'running', vcpu: 1, memory: 1024, storage: [] };
const row = { ...running, uuid: 'vm-1' };

const steps = { id: '1', success: jest.fn(), error: jest.fn(), dismiss: jest.fn() };
jest.spyOn(toast, 'progress').mockImplementation(() => steps);
const success = jest.spyOn(toast, 'success').mockImplementation(() => undefined);
const warning = jest.spyOn(toast, 'warning').mockImplementation(() => undefined);
const written = () => sessionStorage.getItem('draft.follow-ups') ?? '[]';

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

describe('a page that goes before the machine is started', () => {
  let vm = { uuid: '', location: 'jhv', name: 'web-01' };
  let row = { ...running, uuid: '' };
  let count = 0;
  beforeEach(() => {
    jest.useFakeTimers();
    // A page that has gone has taken its action along; here it runs for ever.
    count += 1;
    vm = { ...vm, uuid: `left-${count}` };
    row = { ...running, uuid: vm.uuid };
  });
  afterEach(() => jest.useRealTimers());

  /** Restarts it on a page that goes when this call is on its way. */
  async function leaveAt(last: string): Promise<void> {
    serve(() => ({ value: row }));
    configureApi({
      fetch: (input) =>
        String(input).endsWith(last) ? new Promise(() => undefined) : Promise.resolve(Response.json(row)),
    });
    void restartVm(vm);
    await jest.advanceTimersByTimeAsync(1000);
    expect(written()).toContain(vm.uuid);
  }

  /** What the next page sends, given what the list says then. */
  async function load(machines: () => FakeResponse, ms = 10_000): Promise<readonly string[]> {
    const kept = written();
    const calls = serve((call) => (call.startsWith('GET') ? machines() : { value: { ...row, status: 'running' } }));
    sessionStorage.setItem('draft.follow-ups', kept);
    provideFollowUp('vm.start', () => Promise.resolve());
    resumeJobs(() => Promise.resolve());
    await jest.advanceTimersByTimeAsync(ms);
    return writes(calls);
  }

  const listed = (status: string) => ({ value: [{ ...row, status }] });

  it('has it started by the next one, once it is stopped', async () => {
    await leaveAt('/stop');
    const statuses = ['running', 'stopping'];
    expect(await load(() => listed(statuses.shift() ?? 'stopped'), 30_000)).toEqual(['start']);
    expect(success).toHaveBeenCalledWith('web-01 was restarted');
    expect(written()).toBe('[]');
  });

  it('starts nothing that runs already', async () => {
    await leaveAt('/start');
    expect(await load(() => listed('running'))).toEqual([]);
    expect(success).toHaveBeenCalledWith('web-01 was restarted');
  });

  it('waits while nobody can tell', async () => {
    await leaveAt('/start');
    expect(await load(() => ({ value: [{ ...row, name: 5 }] }))).toEqual([]);
    expect(written()).toContain(vm.uuid);
  });

  it('says in the end that it was not started again', async () => {
    await leaveAt('/stop');
    expect(await load(() => listed('running'), 180_000)).toEqual([]);
    expect(warning.mock.calls[0]?.[0]).toMatch(/while web-01 was restarting, so it wasn't started again/);
    expect(written()).toBe('[]');
  });

  it('leaves alone what somebody has stopped meanwhile', async () => {
    await leaveAt('/stop');
    sendPower(vm, 'stop').catch(() => undefined);
    expect(await load(() => listed('stopped'), 180_000)).not.toContain('start');
  });
});
