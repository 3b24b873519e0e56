import { provideFollowUp, resumeJobs } from '@console/area';
import { toast } from '@console/ui';
import { serve } from '../machine/test-server';
import { startFollowUp } from './start-after';

const row = { name: 'web-01', vcpu: 1, memory: 1024, storage: [] };
const success = jest.spyOn(toast, 'success').mockImplementation(() => undefined);
const failure = jest.spyOn(toast, 'error').mockImplementation(() => undefined);
const warning = jest.spyOn(toast, 'warning').mockImplementation(() => undefined);

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

let count = 0;

/** What a page does that is loaded while a restoration was to be followed by a start. */
async function load(noted: { ran: boolean; isStopped: boolean }, status: string, refuses = false): Promise<number> {
  count += 1;
  const uuid = `vm-${count}`;
  const calls = serve((call) => {
    if (call.startsWith('GET')) return { value: [{ ...row, uuid, status }] };
    return refuses ? { status: 500, message: 'Busy' } : { value: { ...row, uuid, status: 'running' } };
  });
  startFollowUp.queue(uuid, { of: 'restore', ...noted }, { uuid, location: 'jhv', name: 'web-01' });
  provideFollowUp('vm.start', () => Promise.resolve());
  resumeJobs(() => Promise.resolve());
  await jest.advanceTimersByTimeAsync(180_000);
  return calls.filter((call) => call.startsWith('POST')).length;
}

it.each([
  ['starts a machine that ran, once it is stopped', { ran: true, isStopped: false }, 'stopped'],
  ['starts one that did not, once it is known to be restored', { ran: false, isStopped: true }, 'stopped'],
])('%s', async (_what, noted, status) => {
  expect(await load(noted, status)).toBe(1);
  expect(success).toHaveBeenCalledWith('web-01 is running');
});

it.each([
  ['that was stopped before: nothing shows whether it is restored', { ran: false, isStopped: false }, 'stopped'],
  ['that is still being restored', { ran: true, isStopped: false }, 'stopping'],
])('does not start one %s, and says so', async (_what, noted, status) => {
  expect(await load(noted, status)).toBe(0);
  expect(warning.mock.calls[0]?.[0]).toContain("it wasn't started");
});

it('says that one is left stopped', async () => {
  expect(await load({ ran: true, isStopped: true }, 'stopped', true)).toBe(1);
  expect(failure.mock.calls[0]?.[0]).toMatchObject({
    message: expect.stringContaining('web-01 could not be started again: Busy'),
  });
});
