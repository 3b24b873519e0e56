import { act, renderHook } from '@testing-library/react';
import { configureApi, resetApi, signIn } from '@console/api';
import { toast } from '@console/ui';
import { watchAction } from '@console/area';
import { backupFollowUp } from './follow-ups';

const target = { location: 'tll', uuid: 'vm-1', name: 'web-01' };
const vm = (backup: boolean) => ({
  uuid: 'vm-1',
  name: 'web-01',
  status: 'running',
  vcpu: 1,
  memory: 1,
  storage: [],
  backup,
});
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

let calls: string[];
let isOn: boolean;
/** A server where the machine has backups or not, and where the call answers this. */
function serve(hasBackups: boolean, respond: () => Response): void {
  calls = [];
  isOn = hasBackups;
  configureApi({
    baseUrl: '/api/v1',
    environment: 'production',
    onReport: () => undefined,
    fetch: (input, init) => {
      const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
      calls.push(method);
      return Promise.resolve(method === 'POST' ? respond() : json(200, [vm(isOn)]));
    },
  });
}

const refused = () => json(500, { errors: { Error: 'Failed to enable backup' } });
const outcomeOf = (jobId: string) => renderHook(() => backupFollowUp.use(jobId)).result.current?.state;
const backUp = (jobId: string) => {
  backupFollowUp.queue(jobId, null);
  return backupFollowUp.runAfter(jobId, target);
};

let told: jest.SpyInstance;
beforeEach(() => {
  resetApi();
  signIn('k'.repeat(32));
  told = jest.spyOn(toast, 'error').mockImplementation(() => undefined);
});
afterEach(() => told.mockRestore());

it('switches backups on where they are off', async () => {
  serve(false, () => json(200, vm(true)));
  await act(() => backUp('job-on'));
  expect(calls.filter((method) => method === 'POST')).toHaveLength(1);
  expect(outcomeOf('job-on')).toBe('done');
  expect(told).not.toHaveBeenCalled();
});

it('never switches off what is on, also by another tab since the machine was created: the call toggles', async () => {
  serve(true, refused);
  await act(() => backUp('job-known'));
  expect(calls).toEqual(['GET']);
  expect(outcomeOf('job-known')).toBe('done');
});

it('tells of a failure with another try, which looks first', async () => {
  serve(false, refused);
  await act(() => backUp('job-bad'));
  expect(outcomeOf('job-bad')).toBe('failed');
  expect(told).toHaveBeenCalledWith(
    { message: 'Backups of web-01 could not be turned on: Failed to enable backup' },
    { retry: expect.any(Function) },
  );
  serve(true, refused);
  await act(() => backupFollowUp.retry('job-bad'));
  expect(calls).not.toContain('POST');
  expect(outcomeOf('job-bad')).toBe('done');
});

it('waits for the effect of a call whose answer was lost before it turns the switch over again', async () => {
  jest.useFakeTimers();
  try {
    serve(false, () => new Response('<html>', { status: 502 }));
    await act(() => backUp('job-lost'));
    expect(outcomeOf('job-lost')).toBe('failed');
    serve(false, () => json(200, vm(false)));
    await act(async () => {
      void backupFollowUp.retry('job-lost');
      await jest.advanceTimersByTimeAsync(3000);
    });
    expect(calls).not.toContain('POST');
    isOn = true; // the first call has come through
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(calls).not.toContain('POST');
    expect(outcomeOf('job-lost')).toBe('done');
  } finally {
    jest.useRealTimers();
  }
});

it('turns the switch over where the lost call had no effect', async () => {
  jest.useFakeTimers();
  try {
    serve(false, () => new Response('<html>', { status: 502 }));
    await act(() => backUp('job-none'));
    serve(false, () => json(200, vm(true)));
    await act(async () => {
      void backupFollowUp.retry('job-none');
      await jest.advanceTimersByTimeAsync(11_000);
    });
    expect(calls.filter((method) => method === 'POST')).toHaveLength(1);
    expect(outcomeOf('job-none')).toBe('done');
  } finally {
    jest.useRealTimers();
  }
});

it('leaves the telling to a screen that shows the machine', async () => {
  serve(false, refused);
  const leave = watchAction('job-shown', {});
  await act(() => backUp('job-shown'));
  expect(outcomeOf('job-shown')).toBe('failed');
  expect(told).not.toHaveBeenCalled();
  leave();
  await act(() => backUp('job-shown'));
  expect(told).toHaveBeenCalledTimes(1);
});
