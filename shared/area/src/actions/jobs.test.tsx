import { act, render, screen } from '@testing-library/react';
import { toast } from '@console/ui';
import { accountId, ApiError, endImpersonation, endSession, resetApi, signIn, startImpersonation } from '@console/api';
import { AreaRoot } from '../area-root';
import { CreationProgress } from '../creation-progress';
import { actionStore, checkJob, jobPercent, jobsOf } from './action-store';
import { registerJobFinder, resumeJobs, startJob } from './jobs';
import { entryKey } from '../journal/keys';
import { journalPart } from '../journal/load-journal';
import { nav } from '../nav';
import { provideReporter } from '../report';
import { watchAction } from './run-action';
import { provideTestSite } from '../testing';

const job = {
  kind: 'virtual_machine',
  name: 'web-1',
  location: 'tll',
  area: 'mf-compute',
  expectedMs: 10_000,
  another: '/compute/create',
} as const;
const never = () => new Promise<{ path: string }>(() => undefined);
const success = jest.spyOn(toast, 'success').mockImplementation(() => undefined);
const failure = jest.spyOn(toast, 'error').mockImplementation(() => undefined);
const warning = jest.spyOn(toast, 'warning').mockImplementation(() => undefined);
const handle = { id: 't', success: jest.fn(), error: jest.fn(), dismiss: jest.fn() };
const progress = jest.spyOn(toast, 'progress').mockReturnValue(handle);
const jobs = () => jobsOf(actionStore.getState());
const first = () => jobs()[0];

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
  resetApi();
  signIn('abc');
  provideTestSite();
  actionStore.setState({ actions: [] });
  act(() => nav.navigator.push('/app/compute/create'));
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

it('counts elapsed time of what is expected, capped at 100', () => {
  const at = (ms: number) => jobPercent({ state: 'running', startedAt: 0, expectedMs: 33_000 }, ms);
  expect([at(-5), at(0), at(16_500), at(33_000), at(99_000)]).toEqual([0, 0, 50, 100, 100]);
});

it("shows 'Creating (name)... N%', refreshed every 200 ms, and goes to the new thing", async () => {
  let finish: (result: { path: string }) => void = () => undefined;
  const id = startJob({ ...job, run: () => new Promise((resolve) => (finish = resolve)) });
  render(
    <AreaRoot name="test">
      <CreationProgress jobId={id} anotherDetail="With the same choices" onFailed={() => undefined} />
    </AreaRoot>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Creating web-1... 0%');
  expect(screen.getByRole('link', { name: /Create another/ }).textContent).toContain('With the same choices');
  expect(screen.getByText('While the job is in progress you can:')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Create another Virtual Machine/ }).getAttribute('href')).toBe(
    '/app/compute/create',
  );
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByText('20%')).toBeTruthy();
  expect(screen.getByText('2 s of about 10 s')).toBeTruthy();
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByText('22%')).toBeTruthy();
  act(() => jest.advanceTimersByTime(20_000));
  expect(screen.getByText('100%')).toBeTruthy();
  expect(screen.getByText('22 s, longer than expected')).toBeTruthy();
  await act(async () => finish({ path: '/compute/vm/tll/1' }));
  expect(nav.get().location.pathname).toBe('/app/compute/vm/tll/1');
  expect(success).toHaveBeenCalledWith('web-1 (Virtual Machine) is ready', {});
});

it('tells its end with a way to it when nobody watches', async () => {
  startJob({ ...job, run: () => Promise.resolve({ path: '/x' }) });
  await jest.advanceTimersByTimeAsync(0);
  expect(success).toHaveBeenCalledWith('web-1 (Virtual Machine) is ready', { view: { to: '/x' } });
  expect(document.title).toBe('web-1 (Virtual Machine) is ready | Warren');
});

it('leaves the telling to whoever has started several together', async () => {
  const isShownElsewhere = true;
  const id = startJob({ ...job, isShownElsewhere, run: () => Promise.resolve({ path: '/x' }) });
  const broken = startJob({ ...job, isShownElsewhere, run: () => Promise.reject(new Error('No capacity')) });
  await jest.advanceTimersByTimeAsync(1000);
  expect(jobs().map((row) => [row.id, row.state])).toEqual([
    [broken, 'failed'],
    [id, 'done'],
  ]);
  for (const told of [success, failure, progress]) expect(told).not.toHaveBeenCalled();
});

it('gives a failure to the screen that watches, and else to a toast: never to both', async () => {
  startJob({ ...job, run: () => Promise.reject(new Error('No capacity')) });
  await jest.advanceTimersByTimeAsync(0);
  expect(failure).toHaveBeenCalledTimes(1);
  expect(first()).toMatchObject({ state: 'failed', error: { message: 'No capacity' } });

  let fail: (error: Error) => void = () => undefined;
  const told = jest.fn();
  const id = startJob({ ...job, run: () => new Promise((_, reject) => (fail = reject)) });
  render(
    <AreaRoot name="test">
      <CreationProgress jobId={id} onFailed={told} />
    </AreaRoot>,
  );
  await act(async () => fail(new Error('No capacity')));
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ message: 'No capacity' }));
  expect(failure).toHaveBeenCalledTimes(1);
});

it('tells nobody of a call that was given up', async () => {
  const givenUp = new ApiError({ kind: 'unknown', text: 'Given up', aborted: true });
  let giveUp: () => void = () => undefined;
  const told = jest.fn();
  const report = jest.fn();
  provideReporter(report);
  const id = startJob({ ...job, run: () => new Promise((_, reject) => (giveUp = () => reject(givenUp))) });
  startJob({ ...job, run: () => Promise.reject(givenUp) });
  const end = watchAction(id, { onFailed: told });
  giveUp();
  await jest.advanceTimersByTimeAsync(0);
  end();
  expect(jobs().map(({ state }) => state)).not.toContain('failed');
  expect(first()?.error).toBeUndefined();
  for (const heard of [told, failure, report]) expect(heard).not.toHaveBeenCalled();
});

describe('a job that runs while one is elsewhere', () => {
  const shown = () =>
    progress.mock.calls.map(([words, { progress: share, note }]) => [words, share(), note?.(share())]);

  it('is shown as it goes, and its toast ends with it', async () => {
    let finish: (result: { path: string }) => void = () => undefined;
    startJob({ ...job, run: () => new Promise((resolve) => (finish = resolve)) });
    jest.advanceTimersByTime(499);
    expect(progress).not.toHaveBeenCalled();
    jest.advanceTimersByTime(2001);
    expect(shown()).toEqual([['Creating web-1...', 0.25, '25%']]);
    finish({ path: '/x' });
    await jest.advanceTimersByTimeAsync(0);
    expect(handle.success).toHaveBeenCalledWith('web-1 (Virtual Machine) is ready', { view: { to: '/x' } });
    expect(success).not.toHaveBeenCalled();
  });

  it('is not shown where a screen shows it, and is when that screen is left', async () => {
    let fail: (error: Error) => void = () => undefined;
    const id = startJob({ ...job, run: () => new Promise((_, reject) => (fail = reject)) });
    const view = render(
      <AreaRoot name="test">
        <CreationProgress jobId={id} />
      </AreaRoot>,
    );
    act(() => jest.advanceTimersByTime(3000));
    expect(progress).not.toHaveBeenCalled();
    view.unmount();
    jest.advanceTimersByTime(500);
    expect(progress).toHaveBeenCalledTimes(1);
    const again = render(
      <AreaRoot name="test">
        <CreationProgress jobId={id} />
      </AreaRoot>,
    );
    expect(handle.dismiss).toHaveBeenCalledTimes(1);
    again.unmount();
    jest.advanceTimersByTime(500);
    fail(new Error('No capacity'));
    await jest.advanceTimersByTimeAsync(0);
    expect(handle.error).toHaveBeenCalledWith(expect.objectContaining({ message: 'No capacity' }));
    expect(failure).not.toHaveBeenCalled();
  });

  it('is one of three at most', async () => {
    const fails: ((error: Error) => void)[] = [];
    for (let n = 0; n < 5; n += 1) startJob({ ...job, run: () => new Promise((_, reject) => fails.push(reject)) });
    jest.advanceTimersByTime(500);
    expect(progress).toHaveBeenCalledTimes(3);
    for (const fail of fails) fail(new Error('No capacity'));
    await jest.advanceTimersByTimeAsync(0);
    expect([handle.error.mock.calls.length, failure.mock.calls.length]).toEqual([3, 2]);
  });
});

describe('after a reload', () => {
  const reload = async (loadArea = () => Promise.resolve()) => {
    const stored = sessionStorage.getItem('draft.jobs') ?? '';
    actionStore.setState({ actions: [] });
    sessionStorage.setItem('draft.jobs', stored);
    resetApi(); // what a page that starts does with what this tab keeps
    resumeJobs(loadArea);
    await jest.advanceTimersByTimeAsync(0);
  };

  it('looks for what a clock that was ahead began no longer than for anything else', async () => {
    registerJobFinder('virtual_machine', () => Promise.resolve(undefined));
    await reload();
    const now = Date.now();
    jest.setSystemTime(now + 3 * 3_600_000);
    startJob({ ...job, run: never });
    jest.setSystemTime(now);
    await reload();
    await jest.advanceTimersByTimeAsync(70_000);
    expect(first()?.state).toBe('lost');
  });

  it('finds the new thing in its list, and sends nothing again', async () => {
    await reload();
    const run = jest.fn(never);
    startJob({ ...job, run, match: { name: 'web-1', known: ['a'] } });
    let found: { path: string; isReady: boolean } | undefined;
    registerJobFinder('virtual_machine', () => Promise.resolve(found));
    const loadArea = jest.fn(() => Promise.resolve());
    await reload(loadArea);
    expect(loadArea).toHaveBeenCalledWith('mf-compute');
    expect(first()).toMatchObject({ state: 'running', match: { name: 'web-1', known: ['a'] } });
    found = { path: '/compute/vm/tll/1', isReady: true };
    await jest.advanceTimersByTimeAsync(5000);
    expect(first()).toMatchObject({ state: 'done', path: '/compute/vm/tll/1' });
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('lets the journal know of what it finds', async () => {
    await reload();
    startJob({ ...job, run: never });
    const key = entryKey(accountId(), `${Date.now().toString(36).padStart(9, '0')}-00entry`);
    const entry = {
      endpoint: 'createVm',
      area: 'mf-compute',
      subjects: [],
      details: { name: 'web-1' },
      at: Date.now(),
    };
    localStorage.setItem(key, JSON.stringify({ ...entry, outcome: 'unknown' }));
    registerJobFinder('virtual_machine', () => Promise.resolve({ path: '/compute/vm/tll/1', isReady: true }));
    await journalPart.load();
    await reload();
    await jest.advanceTimersByTimeAsync(0);
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ outcome: 'ok', subjects: ['1'] });
  });

  it('shows nobody what somebody else has begun in this tab', async () => {
    registerJobFinder('virtual_machine', () => Promise.resolve(undefined));
    await reload();
    startJob({ ...job, run: never });
    await reload();
    expect(first()?.state).toBe('running');
    localStorage.setItem('apikey', 'of somebody who signs in in another tab');
    await reload();
    expect(first()).toBeUndefined();
  });

  it('goes on after its session has ended and the same person has signed in with another key', async () => {
    signIn('abc', '7');
    registerJobFinder('virtual_machine', () => Promise.resolve({ path: '/compute/vm/tll/3', isReady: true }));
    await reload();
    startJob({ ...job, run: never });
    endSession();
    await reload();
    expect(jobs()).toEqual([]);
    signIn('another key', '7');
    await reload();
    expect(first()).toMatchObject({ state: 'done', path: '/compute/vm/tll/3' });
  });

  it('is put aside while its person acts for somebody else, and goes on after that', async () => {
    registerJobFinder('virtual_machine', () => Promise.resolve(undefined));
    const names = () => jobs().map(({ name }) => name);
    await reload();
    startJob({ ...job, run: never });
    startImpersonation({ token: 'token', access_owner: 'owner@example.com' }, '/');
    await reload();
    expect(names()).toEqual([]);
    startJob({ ...job, name: 'theirs-1', run: never });
    endImpersonation();
    await reload();
    expect(names()).toEqual(['web-1']);
    registerJobFinder('virtual_machine', () => Promise.resolve({ path: '/compute/vm/tll/4', isReady: true }));
    await jest.advanceTimersByTimeAsync(5000);
    expect(first()).toMatchObject({ state: 'done', path: '/compute/vm/tll/4' });
  });

  it('looks for what was being made when the page was left, which broke the call', async () => {
    await reload();
    startJob({ ...job, run: () => Promise.reject(new TypeError('Failed to fetch')) });
    window.dispatchEvent(new Event('beforeunload'));
    await jest.advanceTimersByTimeAsync(5000);
    expect(first()?.state).toBe('running');
    registerJobFinder('virtual_machine', () => Promise.resolve({ path: '/compute/vm/tll/2', isReady: true }));
    await reload();
    expect(first()).toMatchObject({ state: 'done', path: '/compute/vm/tll/2' });
    expect(failure).not.toHaveBeenCalled();
  });

  it('does not know how a broken call has ended when the page stayed after all', async () => {
    startJob({ ...job, run: () => Promise.reject(new TypeError('Failed to fetch')) });
    window.dispatchEvent(new Event('beforeunload'));
    await jest.advanceTimersByTimeAsync(9_999);
    expect(first()?.state).toBe('running');
    await jest.advanceTimersByTimeAsync(1);
    expect(first()?.state).toBe('lost');
    expect(handle.error).toHaveBeenCalledTimes(1);
  });

  it('still tells what was refused from what nobody knows the end of', async () => {
    await reload();
    startJob({ ...job, run: () => Promise.reject(new ApiError({ kind: 'general', text: 'No capacity' })) });
    startJob({
      ...job,
      run: () => Promise.reject(new ApiError({ kind: 'unknown', text: 'Nobody knows', outcome: 'unknown' })),
    });
    await jest.advanceTimersByTimeAsync(0);
    const states = () => jobs().map(({ state, error }) => [state, error?.message]);
    expect(states()).toEqual([
      ['lost', 'Nobody knows'],
      ['failed', 'No capacity'],
    ]);
    await reload();
    expect(states()).toEqual([
      ['lost', undefined],
      ['failed', undefined],
    ]);
    expect(warning).not.toHaveBeenCalled();
  });

  it('says so when it does not come', async () => {
    await reload();
    startJob({ ...job, run: never });
    registerJobFinder('virtual_machine', () => Promise.resolve(undefined));
    await reload();
    await jest.advanceTimersByTimeAsync(70_000);
    expect(first()?.state).toBe('lost');
    expect(warning).toHaveBeenCalledTimes(1);
  });

  it('looks on while the list cannot be read, and then does not say that it lacks anything', async () => {
    await reload();
    startJob({ ...job, run: never });
    registerJobFinder('virtual_machine', () => Promise.reject(new Error('Down')));
    await reload();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(first()?.state).toBe('running');
    await jest.advanceTimersByTimeAsync(400_000);
    expect(first()?.state).toBe('lost');
    expect(warning.mock.calls).toEqual([[expect.stringContaining('the list could not be loaded')]]);
  });

  it('does not call lost what is listed, and takes longer than it should', async () => {
    await reload();
    startJob({ ...job, run: never });
    let isReady = false;
    const find = jest.fn(() => Promise.resolve({ path: '/compute/vm/tll/1', isReady }));
    registerJobFinder('virtual_machine', find);
    await reload();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(first()?.state).toBe('running');
    expect(find.mock.calls.length).toBeLessThan(30);
    isReady = true;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(first()?.state).toBe('done');
    expect(warning).not.toHaveBeenCalled();
  });

  it('tells nobody else what it did not find', async () => {
    registerJobFinder('virtual_machine', () => Promise.resolve(undefined));
    await reload();
    startJob({ ...job, run: never });
    await reload();
    signIn('somebody else');
    actionStore.setState({ actions: [] });
    await jest.advanceTimersByTimeAsync(70_000);
    expect(warning).not.toHaveBeenCalled();
  });

  it('shows nothing of another person', async () => {
    await reload();
    startJob({ ...job, run: never });
    signIn('somebody else');
    await reload();
    expect(jobs()).toEqual([]);
  });

  it('keeps no part of the credential with them', async () => {
    signIn('secret-key-of-32-characters-00000');
    await reload();
    startJob({ ...job, run: never });
    expect(sessionStorage.getItem('draft.jobs')).toContain('web-1');
    expect(sessionStorage.getItem('draft.jobs')).not.toMatch(/secret|key-of/);
  });
});

it('says that it is being checked while its response is looked for, without how far a job is that may not exist', () => {
  const id = startJob({ ...job, run: never });
  render(
    <AreaRoot name="test">
      <CreationProgress jobId={id} onFailed={() => undefined} />
    </AreaRoot>,
  );
  let end: () => void = () => undefined;
  act(() => void (end = checkJob('web-1')));
  expect(screen.getByRole('heading', { level: 1 }).textContent?.trim()).toBe('Checking whether web-1 was created...');
  expect(screen.getByRole('status').textContent).toBe('Checking whether web-1 was created...');
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByText(/of about|You'll be notified/)).toBeNull();
  act(() => end());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Creating web-1... 0%');
  act(() => void checkJob('web-2'));
  expect(screen.getByRole('progressbar')).toBeTruthy();
});
