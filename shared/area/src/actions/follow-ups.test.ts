import * as v from 'valibot';
import { ApiError, resetApi, signIn, storage } from '@console/api';
import { toast } from '@console/ui';
import { renderHook } from '@testing-library/react';
import { fakeLocks } from '../../../api/src/testing/fake-locks';
import { provideFollowUp, resumeFollowUps } from './follow-up-queue';
import { defineFollowUp } from './follow-ups';

const machine = { location: 'tll', uuid: 'vm-1', name: 'web-01' };
const failure = jest.spyOn(toast, 'error').mockImplementation(() => undefined);
let works: { readonly resolve: () => void; readonly reject: (error: Error) => void }[];
const run = jest.fn(() => new Promise<void>((resolve, reject) => works.push({ resolve, reject })));
const options = { area: 'test', schema: v.string(), run, failed: () => 'not done' };
const once = defineFollowUp({ ...options, name: 'test.once', unsure: (_, shop) => `unsure: ${shop}` });
const again = defineFollowUp({ ...options, name: 'test.again', isRepeatable: true });
const written = () => storage.session.get('draft.follow-ups') ?? '';
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  works = [];
  jest.clearAllMocks();
  sessionStorage.clear();
  resetApi();
  signIn(`key-${Math.random()}`);
});

it('is written down until it is begun, and done once', async () => {
  once.queue('job', 'shop');
  expect(JSON.parse(written())).toEqual([
    { id: expect.any(String), after: 'job', kind: 'test.once', values: 'shop', area: 'test' },
  ]);
  const first = once.runAfter('job', machine);
  await settle();
  expect(JSON.parse(written())).toMatchObject([{ kind: 'test.once', subject: machine, isSent: true }]);
  await once.runAfter('job', machine);
  works[0]?.resolve();
  await first;
  expect(written()).toBe('[]');
  expect(run.mock.calls).toEqual([[machine, 'shop', undefined, false]]);
  expect(renderHook(() => once.use('job')).result.current).toMatchObject({ state: 'done', subject: machine });
});

it('stays written down while it runs where it may be repeated, and no longer', async () => {
  again.queue('job', 'nightly');
  const first = again.runAfter('job', machine);
  await settle();
  expect(written()).toContain('nightly');
  works[0]?.reject(new Error('No'));
  await first;
  expect(written()).toBe('[]');
  expect(failure).toHaveBeenCalledWith({ message: 'not done' }, { retry: expect.any(Function) });
});

it.each([
  ['refused', new ApiError({ kind: 'standard', text: 'No' }), true],
  ['lost', new ApiError({ kind: 'connection', text: 'No response' }), false],
])('says whether it is known that it was not done: %s', async (end, error, isRefused) => {
  const failed = jest.fn(() => 'not done');
  const ended = defineFollowUp({ ...options, name: `test.${end}`, isRepeatable: true, failed });
  ended.queue('job', 'shop');
  const first = ended.runAfter('job', machine);
  await settle();
  works[0]?.reject(error);
  await first;
  expect(failed).toHaveBeenCalledWith(machine, 'shop', { message: error.message, isRefused });
});

it('tells why it failed in words, not as the page of a gateway', async () => {
  const because = defineFollowUp({
    ...options,
    name: 'test.because',
    isRepeatable: true,
    failed: (_subject, shop, { message }) => `${shop}: ${message}`,
  });
  because.queue('job', 'shop');
  const first = because.runAfter('job', machine);
  await settle();
  works[0]?.reject(new Error('<html><head><title>502 Bad Gateway</title>'));
  await first;
  expect(failure.mock.calls[0]?.[0]).toMatchObject({ message: 'shop: 502 Bad Gateway' });
});

it('tells its failure in words of its own with the correlation id of the server', async () => {
  again.queue('job', 'nightly');
  const first = again.runAfter('job', machine);
  await settle();
  works[0]?.reject(new ApiError({ kind: 'general', text: 'No', correlationId: 'backup-7c1f9a' }));
  await first;
  expect(failure.mock.calls[0]?.[0]).toEqual({ message: 'not done', correlationId: 'backup-7c1f9a' });
});

it('is tried again once for two presses', async () => {
  once.queue('job', 'shop');
  const first = once.runAfter('job', machine);
  await settle();
  works[0]?.reject(new Error('No'));
  await first;
  void once.retry('job');
  void once.retry('job');
  await settle();
  expect(run).toHaveBeenCalledTimes(2);
  works[1]?.resolve();
  await settle();
  expect(renderHook(() => once.use('job')).result.current?.state).toBe('done');
});

it.each([
  ['lost', new ApiError({ kind: 'connection', text: 'Gone', outcome: 'unknown' }), true],
  ['refused', new ApiError({ kind: 'api', text: 'No', outcome: 'refused' }), false],
])('tells the next try whether one before it may still have its effect: %s', async (how, error, isUnsure) => {
  again.queue(how, 'nightly');
  const first = again.runAfter(how, machine);
  await settle();
  works[0]?.reject(error);
  await first;
  const next = again.retry(how);
  expect(run.mock.calls.at(-1)).toEqual([machine, 'nightly', undefined, isUnsure]);
  works[1]?.resolve();
  await next;
});

it('is taken back, and nobody else’s', async () => {
  once.queue('job', 'shop');
  once.queue('job', undefined);
  once.queue('another', 'shop');
  signIn('somebody-else');
  await once.runAfter('job', machine);
  await once.runAfter('another', machine);
  expect(run).not.toHaveBeenCalled();
});

it('is silent about what was given up', async () => {
  once.queue('job', 'shop');
  const first = once.runAfter('job', machine);
  await settle();
  works[0]?.reject(new ApiError({ kind: 'unknown', text: 'Given up', aborted: true }));
  await first;
  expect(failure).not.toHaveBeenCalled();
});

describe('a tab that was duplicated', () => {
  let locks: ReturnType<typeof fakeLocks>;
  beforeEach(() => {
    locks = fakeLocks();
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

  /** The id that both tabs know it by. */
  const lockName = (): string =>
    `follow-up ${v.parse(v.array(v.object({ id: v.string() })), JSON.parse(written()))[0]?.id}`;

  it('leaves what the other tab has begun to that one, and forgets its copy', async () => {
    once.queue('job', 'shop');
    locks.hold(lockName());
    await once.runAfter('job', machine);
    expect(run).not.toHaveBeenCalled();
    expect(written()).toBe('[]');
    once.queue('job', 'another');
    const next = once.runAfter('job', machine);
    await settle();
    works[0]?.resolve();
    await next;
    expect(run.mock.calls).toEqual([[machine, 'another', undefined, false]]);
  });

  it('does what no other tab has begun, and keeps that for itself, also for another try', async () => {
    once.queue('first', 'shop');
    const name = lockName();
    const work = once.runAfter('first', machine);
    await settle();
    works[0]?.reject(new Error('No'));
    await work;
    void once.retry('first');
    await settle();
    works[1]?.resolve();
    await settle();
    expect(run).toHaveBeenCalledTimes(2);
    expect((await locks.query()).held).toMatchObject([{ name }]);
  });
});

describe('a page that goes while the call is on its way', () => {
  provideFollowUp('test.once', () => Promise.resolve());
  provideFollowUp('test.again', () => Promise.resolve());
  const loadArea = jest.fn(() => Promise.resolve());

  /** What the next page finds: all that this one has written down, and nothing that it knows besides. */
  async function reload(kind: typeof once): Promise<void> {
    kind.queue('job', 'shop');
    void kind.runAfter('job', machine);
    await settle();
    const left = written();
    resetApi();
    signIn(`key-${Math.random()}`);
    storage.session.set('draft.follow-ups', left);
    works[0]?.reject(new ApiError({ kind: 'unknown', text: 'Given up', aborted: true }));
    await settle();
    run.mockClear();
    resumeFollowUps(loadArea);
    await settle();
  }
  const unsureOptions = () => failure.mock.calls[0]?.[1];

  it('is done again by the next one where it may be repeated', async () => {
    await reload(again);
    expect(loadArea).toHaveBeenCalledWith('test');
    expect(run.mock.calls).toEqual([[machine, 'shop', undefined, true]]);
    await again.runAfter('job', machine);
    expect(run).toHaveBeenCalledTimes(1);
    works.at(-1)?.resolve();
    await settle();
    expect(written()).toBe('[]');
  });

  it('is told as unsure, once, where it may not, and is sent again by a person only', async () => {
    await reload(once);
    await once.runAfter('job', machine);
    expect(run).not.toHaveBeenCalled();
    expect(failure.mock.calls).toEqual([
      ['unsure: shop', { isUnsure: true, retry: expect.any(Function), onLeave: expect.any(Function) }],
    ]);
    expect(written()).toContain('shop');
    unsureOptions()?.retry?.();
    unsureOptions()?.retry?.();
    await settle();
    expect(run).toHaveBeenCalledTimes(1);
    works.at(-1)?.resolve();
    await settle();
    expect(written()).toBe('[]');
  });

  it('is forgotten once somebody leaves it at that', async () => {
    await reload(once);
    unsureOptions()?.onLeave?.();
    expect(written()).toBe('[]');
    unsureOptions()?.retry?.();
    expect(run).not.toHaveBeenCalled();
  });

  it('has not failed by the calls that break with it', async () => {
    once.queue('job', 'shop');
    void once.runAfter('job', machine);
    await settle();
    window.dispatchEvent(new Event('pagehide'));
    works[0]?.reject(new ApiError({ kind: 'connection', text: 'Failed to fetch' }));
    await settle();
    expect(JSON.parse(written())).toMatchObject([{ isSent: true }]);
    expect(failure).not.toHaveBeenCalled();
  });
});
