import fc from 'fast-check';
import { waitFor } from '@testing-library/react';
import { resetApi, signIn } from '@console/api';
import { ObjectStoreError, type StoreFailure } from '../../object-store/error';
import type { ObjectStore } from '../../object-store/types';
import { createEngine, type Engine } from './engine';
import { keepNote, notes } from '../kept/notes';
import { MIB, partSizeOf } from './send-file';
import { fakeLocks } from '@console/api/testing/fake-locks';
import { fakeFile, fakeStore } from './testing/fake-store';
import { totalsOf } from '../totals';

let fake: ReturnType<typeof fakeStore>;
let engine: Engine;
let rounds: number[];
const engineOf = (open: () => Promise<ObjectStore | undefined> = async () => fake.store): Engine =>
  createEngine({
    open,
    noKey: () => new ObjectStoreError('key', 'no key'),
    waitFor: async (round, signal) => {
      rounds.push(round);
      await new Promise((resolve) => setTimeout(resolve, 1));
      signal.throwIfAborted();
    },
  });
beforeEach(() => {
  localStorage.clear();
  resetApi();
  signIn('key');
  fake = fakeStore();
  rounds = [];
  engine = engineOf();
});

const failure = (kind: StoreFailure) => new ObjectStoreError(kind, kind);
const start = (files: Record<string, number>, onConflict: 'ask' | 'replace' | 'skip' = 'ask', to = engine) =>
  to.start({
    bucket: 'photos',
    prefix: 'in/',
    entries: Object.entries(files).map(([path, size]) => ({
      path,
      file: fakeFile(path.split('/').at(-1) ?? '', size),
    })),
    onConflict,
  });
const states = (of = engine) => of.transfers().map(({ state }) => state);
const settled = (expected: string[], of = engine) => waitFor(() => expect(states(of)).toEqual(expected));
const idOf = (index: number, of = engine): string => of.transfers()[index]?.id ?? '';
const LARGE = 100 * MIB;
const partsSent = () => fake.calls.filter((call) => call.startsWith('part ')).length;

it('sends small files whole and large ones in parts, four requests at once', async () => {
  start({
    'a.txt': 5,
    'folder/b.bin': LARGE,
    empty: 0,
    'folder/': 0,
    ...Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`n${n}`, MIB])),
  });
  await settled(Array<string>(13).fill('done'));
  expect(fake.objects.get('in/folder/b.bin')).toBe(LARGE);
  expect(fake.objects.get('in/folder/')).toBe(0);
  expect(partsSent()).toBe(13);
  expect(fake.most()).toBeLessThanOrEqual(4);
  expect(fake.uploads.size).toBe(0);
  expect(notes()).toEqual([]);
  const totals = totalsOf(engine.transfers(), 0);
  expect(totals).toMatchObject({ done: 13, active: 0, size: totals.sent });
});

it('makes parts so large that ten thousand are enough', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (raw) => {
      const size = raw % (5 * 1024 ** 4);
      const part = partSizeOf(size);
      expect(Math.ceil(size / part)).toBeLessThanOrEqual(10_000);
      expect(part % MIB).toBe(0);
      expect(part).toBeGreaterThanOrEqual(8 * MIB);
    }),
  );
});

it('goes on after the connection was lost at a part, and sends none twice that has arrived', async () => {
  let isLost = true;
  fake.before((call, what) => {
    if (call !== 'part' || !isLost || Number(what) < 9) return;
    isLost = false;
    throw failure('lost');
  });
  start({ large: LARGE });
  await settled(['done']);
  expect(rounds).toEqual([0]);
  expect(fake.calls.filter((call) => call.startsWith('create'))).toHaveLength(1);
  const first = fake.calls.indexOf('parts u1');
  const before = new Set(fake.calls.slice(0, first));
  // Those that were under way when it broke off may be sent again, no others.
  const twice = fake.calls.slice(first).filter((call) => call.startsWith('part ') && before.has(call));
  expect(twice.length).toBeLessThanOrEqual(4);
  expect(fake.objects.get('in/large')).toBe(LARGE);
});

it('waits as long as there is no network, and says why', async () => {
  let isOffline = true;
  fake.before(() => {
    if (isOffline) throw failure('offline');
  });
  start({ a: 5 });
  await waitFor(() => expect(rounds.length).toBeGreaterThan(3));
  expect(engine.transfers()[0]).toMatchObject({
    state: 'interrupted',
    error: expect.objectContaining({ kind: 'offline' }),
  });
  isOffline = false;
  await settled(['done']);
});

it('knows its own file again after a lost answer', async () => {
  let isLost = true;
  fake.after((call) => {
    if ((call !== 'put' && call !== 'complete') || !isLost) return;
    isLost = false;
    throw failure('lost');
  });
  start({ small: 5 });
  await settled(['done']);
  isLost = true;
  start({ large: LARGE });
  await settled(['done', 'done']);
  expect(fake.calls.filter((call) => call.startsWith('put'))).toHaveLength(2);
  expect(fake.calls.filter((call) => call.startsWith('create'))).toHaveLength(1);
});

it.each([
  ['ask', 'exists'],
  ['replace', 'noUpload'],
] as const)('knows its own file where the browser has sent the last request twice (%s)', async (onConflict, second) => {
  fake.after((call) => {
    if ((call === 'put' && onConflict === 'ask') || call === 'complete') throw failure(second);
  });
  start({ small: 5, large: LARGE }, onConflict);
  await settled(['done', 'done']);
  expect(fake.calls.filter((call) => call.startsWith('create'))).toHaveLength(1);
  expect(fake.uploads.size).toBe(0);
  expect(notes()).toEqual([]);
});

it.each([4, 5])('asks about what somebody else has put there meanwhile (%d bytes)', async (size) => {
  fake.before((call) => {
    if (call === 'put') fake.objects.set('in/small', size);
  });
  start({ small: 5 });
  await settled(['exists']);
});

it('asks about what is there also where the file cannot be read to compare it', async () => {
  const file = fakeFile('small', 5);
  fake.before(async (call) => {
    if (call !== 'put') return;
    fake.before(() => undefined);
    await fake.store.put('in/small', file);
  });
  const unreadable = new File(['bytes'], 'small');
  Object.defineProperty(unreadable, 'arrayBuffer', { value: () => Promise.reject(new Error('NotReadableError')) });
  engine.start({ bucket: 'photos', prefix: 'in/', entries: [{ path: 'small', file: unreadable }], onConflict: 'ask' });
  await settled(['exists']);
});

it('pauses and resumes from the parts that are there', async () => {
  let release: () => void = () => undefined;
  fake.before((call, what, signal) => {
    if (call !== 'part' || Number(what) < 5) return undefined;
    return new Promise((resolve, reject) => {
      release = resolve;
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
  start({ large: LARGE });
  await waitFor(() => expect(fake.calls).toContain('part 8'));
  engine.pause(idOf(0));
  await settled(['paused']);
  release();
  fake.before(() => undefined);
  expect(notes()).toMatchObject([{ bucket: 'photos', key: 'in/large', uploadId: 'u1', size: LARGE }]);
  expect(JSON.stringify(localStorage)).not.toMatch(/secret|X-Amz/i);
  engine.resume(idOf(0));
  await settled(['done']);
  expect(fake.calls.filter((call) => call === 'part 1')).toHaveLength(1);
});

it('leaves no parts where it is cancelled, also where that works only later', async () => {
  fake.before((call, what, signal) => {
    if (call !== 'part' || Number(what) < 3) return undefined;
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
  });
  start({ large: LARGE, other: LARGE });
  await waitFor(() => expect(fake.uploads.size).toBe(2));
  await engine.cancel(idOf(0));
  expect(engine.transfers()[0]).toMatchObject({ state: 'cancelled', isRemoving: false });
  expect([...fake.uploads.values()].map(({ key }) => key)).toEqual(['in/other']);
  fake.before((call) => {
    if (call === 'abort') throw failure('unreachable');
  });
  await engine.cancel(idOf(1));
  expect(engine.transfers()[1]).toMatchObject({ state: 'cancelled', leftovers: 'tried' });
  // The same file begins anew from now on, also while its parts are being removed.
  expect(notes()).toEqual([]);
  fake.before(() => undefined);
  await waitFor(() => expect(engine.transfers()[1]?.leftovers).toBeUndefined());
  expect(fake.uploads.size).toBe(0);
});

it('says of parts that the store refuses to remove that they stay', async () => {
  fake.before((call, what, signal) => {
    if (call === 'abort') throw failure('suspended');
    if (call !== 'part' || Number(what) < 3) return undefined;
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
  });
  start({ large: LARGE });
  await waitFor(() => expect(fake.uploads.size).toBe(1));
  await engine.cancel(idOf(0));
  expect(engine.transfers()[0]).toMatchObject({ state: 'cancelled', leftovers: 'kept' });
  expect(rounds).toEqual([]);
});

it.each([
  ['', 0, undefined],
  [', or says that they stay', 1, 'kept'],
])('leaves no parts where another tab has uploaded the same file meanwhile%s', async (_, count, leftovers) => {
  fake.before((call) => {
    if (call === 'abort' && count > 0) throw failure('suspended');
  });
  const other = engineOf();
  start({ large: LARGE });
  start({ large: LARGE }, 'ask', other);
  await settled(['done']);
  await settled(['done'], other);
  expect(fake.uploads.size).toBe(count);
  expect(notes()).toEqual([]);
  expect([engine, other].map((one) => one.transfers()[0]?.leftovers).filter(Boolean)).toEqual(
    leftovers ? [leftovers] : [],
  );
});

it('goes on after a reload with the same file, and not with another one', async () => {
  const uploadId = await fake.store.createUpload('in/large');
  for (const number of [1, 2, 3])
    await fake.store.uploadPart({ key: 'in/large', uploadId, number }, fakeFile('x', 8 * MIB));
  keepNote({
    bucket: 'photos',
    key: 'in/large',
    uploadId,
    name: 'large',
    size: LARGE,
    lastModified: 1,
    partSize: 8 * MIB,
    started: Date.now(),
  });
  fake.calls.length = 0;
  start({ large: LARGE - 1 }, 'replace');
  await settled(['done']);
  expect(partsSent()).toBe(13);
  fake.calls.length = 0;
  start({ large: LARGE }, 'replace');
  await settled(['done', 'done']);
  expect(partsSent()).toBe(10);
  expect(fake.uploads.size).toBe(0);
});

it('leaves the upload of another tab alone, although it is of the same file', async () => {
  const locks = fakeLocks();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  const uploadId = await fake.store.createUpload('in/large');
  const theirs = { bucket: 'photos', key: 'in/large', uploadId, name: 'large', size: LARGE, lastModified: 1 };
  keepNote({ ...theirs, partSize: 8 * MIB, started: Date.now() });
  void locks.request(`upload ${uploadId}`, {}, () => new Promise(() => undefined));
  start({ large: LARGE }, 'replace');
  await settled(['done']);
  expect(partsSent()).toBe(13);
  expect([...fake.uploads.keys()]).toEqual([uploadId]);
  expect(notes()).toMatchObject([{ uploadId }]);
  expect((await locks.query()).held).toHaveLength(1);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
});

it('begins anew where the upload is gone', async () => {
  keepNote({
    bucket: 'photos',
    key: 'in/large',
    uploadId: 'gone',
    name: 'large',
    size: LARGE,
    lastModified: 1,
    partSize: 8 * MIB,
    started: Date.now(),
  });
  start({ large: LARGE });
  await settled(['done']);
  expect(partsSent()).toBe(13);
  expect(notes()).toEqual([]);
});

it('asks about what is there, skips it, or replaces it', async () => {
  for (const key of ['in/a', 'in/b', 'in/c']) fake.objects.set(key, 1);
  start({ a: 5, b: 6, new: 7 });
  await settled(['exists', 'exists', 'done']);
  engine.answer(idOf(0), 'replace');
  engine.answer(idOf(1), 'skip');
  await settled(['done', 'skipped', 'done']);
  start({ c: 8 }, 'skip');
  await settled(['done', 'skipped', 'done', 'skipped']);
  expect(Object.fromEntries(fake.objects)).toEqual({ 'in/a': 5, 'in/b': 1, 'in/c': 1, 'in/new': 7 });
  engine.clear(() => true);
  expect(engine.transfers()).toEqual([]);
});

it('sends nothing more to a bucket that refuses everything, and goes on when told to', async () => {
  let isRefused = true;
  fake.before((call) => {
    if (isRefused && call === 'list') throw failure('suspended');
  });
  start(Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`f${n}`, 1])));
  await settled(Array<string>(20).fill('failed'));
  expect(fake.calls.length).toBeLessThanOrEqual(4);
  isRefused = false;
  for (const { id } of engine.transfers()) engine.retry(id);
  await settled(Array<string>(20).fill('done'));
});

it('goes on with another key where the one that it has was removed', async () => {
  const second = fakeStore();
  fake.before(() => {
    throw failure('key');
  });
  const stores = [fake.store, second.store];
  const other = engineOf(async () => stores.shift() ?? second.store);
  start({ a: 5 }, 'ask', other);
  await settled(['done'], other);
  expect(second.objects.get('in/a')).toBe(5);
  const none = engineOf(async () => undefined);
  start({ a: 5 }, 'ask', none);
  await settled(['failed'], none);
});

it('asks once for the keys of a bucket, however many files there are', async () => {
  const open = jest.fn(async () => fake.store);
  const other = engineOf(open);
  start(Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`f${n}`, 1])), 'ask', other);
  await settled(Array<string>(30).fill('done'), other);
  expect(open).toHaveBeenCalledTimes(1);
});

it('is patient with a busy store, but not for ever', async () => {
  fake.before((call) => {
    if (call === 'put') throw failure('busy');
  });
  start({ a: 5 });
  await settled(['failed']);
  expect(rounds).toEqual([0, 1, 2, 3, 4]);
});

it('stops without a word when somebody else signs in', async () => {
  fake.before(
    (_call, _what, signal) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  start({ a: 5 });
  await waitFor(() => expect(fake.calls).toHaveLength(1));
  engine.giveUp();
  expect(engine.transfers()).toEqual([]);
});
