import * as v from 'valibot';
import { ApiError, resetApi, signIn, storage } from '@console/api';
import { toast } from '@console/ui';
import { renderHook } from '@testing-library/react';
import { defineFollowUp } from './follow-ups';

const machine = { location: 'tll', uuid: 'vm-1', name: 'web-01' };
const failure = jest.spyOn(toast, 'error').mockImplementation(() => undefined);
let works: { readonly resolve: () => void; readonly reject: (error: Error) => void }[];
const run = jest.fn(() => new Promise<void>((resolve, reject) => works.push({ resolve, reject })));
const options = { schema: v.string(), run, failed: () => 'not done' };
const once = defineFollowUp({ ...options, name: 'test.once' });
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
  expect(JSON.parse(written())).toEqual([{ after: 'job', kind: 'test.once', values: 'shop' }]);
  const first = once.runAfter('job', machine);
  expect(written()).toBe('[]');
  await once.runAfter('job', machine);
  works[0]?.resolve();
  await first;
  expect(run.mock.calls).toEqual([[machine, 'shop', undefined]]);
  expect(renderHook(() => once.use('job')).result.current).toMatchObject({ state: 'done', subject: machine });
});

it('stays written down while it runs where it may be repeated, and no longer', async () => {
  again.queue('job', 'nightly');
  const first = again.runAfter('job', machine);
  expect(written()).toContain('nightly');
  works[0]?.reject(new Error('No'));
  await first;
  expect(written()).toBe('[]');
  expect(failure).toHaveBeenCalledWith('not done', { retry: expect.any(Function) });
});

it('is tried again once for two presses', async () => {
  once.queue('job', 'shop');
  const first = once.runAfter('job', machine);
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
  works[0]?.reject(new ApiError({ kind: 'unknown', text: 'Given up', aborted: true }));
  await first;
  expect(failure).not.toHaveBeenCalled();
});
