import { act, renderHook, waitFor } from '@testing-library/react';
import { configureApi, resetApi, signIn, storage, useQuery } from '@console/api';
import { listVms } from '@console/contract/vm';
import { markStorage } from './mark-storage';
import { defineMarks } from './marks';

const kind = {
  name: 'vmPending',
  actions: ['start', 'stop', 'change'],
  unseen: ['change'],
  endStatus: { start: 'running', stop: 'stopped' },
  shownBy: listVms,
} as const;
const marks = defineMarks(kind);
const { read: readMark, write: writeMark } = markStorage(kind);

/** What the browser tells the other tabs. */
const tell = (uuid: string) => {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: `vmPending:${uuid}`, storageArea: window.localStorage }));
  });
};

const settle = (uuid: string, status: string) => renderHook(() => marks.useSettled([{ uuid, status }]));

beforeEach(() => storage.persistent.clear());

it('marks a machine while work runs, for the other tabs too, and a second action takes the place of the first', async () => {
  const { result } = renderHook(marks.use);
  const ends: (() => void)[] = [];
  const begin = (action: 'stop' | 'start') =>
    marks.during('a', action, () => new Promise<void>((resolve) => ends.push(resolve)));
  let first = Promise.resolve();
  let second = Promise.resolve();
  act(() => {
    first = begin('stop');
  });
  expect(result.current.get('a')).toBe('stop');
  expect(readMark('a')).toMatchObject({ action: 'stop', left: false });
  act(() => {
    second = begin('start');
  });
  ends[0]?.();
  await act(() => first);
  expect(result.current.get('a')).toBe('start');
  ends[1]?.();
  await act(() => second);
  expect(result.current.size).toBe(0);
  expect(readMark('a')).toBeUndefined();
});

it('shows the first action again when a later one has ended before it', async () => {
  const { result } = renderHook(marks.use);
  let end: () => void = () => undefined;
  let first = Promise.resolve();
  act(() => {
    first = marks.during('g', 'stop', () => new Promise<void>((resolve) => (end = resolve)));
  });
  await act(() => marks.during('g', 'change', () => Promise.resolve()));
  expect(result.current.get('g')).toBe('stop');
  expect(readMark('g')?.action).toBe('stop');
  end();
  await act(() => first);
  expect(result.current.has('g')).toBe(false);
  expect(readMark('g')).toBeUndefined();
});

it('clears the mark when the work fails', async () => {
  const { result } = renderHook(marks.use);
  const work = () => Promise.reject(new Error('no'));
  await act(() => expect(marks.during('b', 'start', work)).rejects.toThrow('no'));
  expect(result.current.size).toBe(0);
});

it('shows what another tab does, until that tab says that it is over', async () => {
  const { result } = renderHook(marks.use);
  writeMark('c', { id: '1', action: 'start', at: Date.now(), left: false });
  tell('c');
  expect(result.current.get('c')).toBe('start');
  settle('c', 'running');
  expect(result.current.get('c')).toBe('start');
  storage.persistent.remove('vmPending:c');
  tell('c');
  await waitFor(() => expect(result.current.has('c')).toBe(false));
});

describe('what other tabs do', () => {
  let responses: ((response: Response) => void)[] = [];
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const answer = async () => {
    responses.at(-1)?.(Response.json([]));
    await pass(0);
  };
  const shown = async () => {
    const { result } = renderHook(() => ({ marks: marks.use(), list: useQuery(listVms, { location: 'tll' }) }));
    await answer();
    responses = [];
    return result;
  };
  const set = (uuid: string, id: string, left = false) => {
    writeMark(uuid, { id, action: 'stop', at: Date.now(), left });
    tell(uuid);
  };
  const remove = (uuid: string) => {
    storage.persistent.remove(`vmPending:${uuid}`);
    tell(uuid);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    resetApi();
    configureApi({
      baseUrl: '',
      environment: 'production',
      onReport: () => undefined,
      fetch: () => new Promise((resolve) => responses.push(resolve)),
    });
    signIn('key');
  });
  afterEach(() => jest.useRealTimers());

  it('asks for nothing when they begin, and once for all that they have ended', async () => {
    const result = await shown();
    const machines = Array.from({ length: 30 }, (_, n) => `o${n}`);
    for (const uuid of machines) set(uuid, '1');
    await pass(1000);
    expect(responses).toHaveLength(0);
    for (const uuid of machines) remove(uuid);
    await pass(1000);
    expect(responses).toHaveLength(1);
    // What is gone would come back for a moment if its mark went before the list is there.
    expect(result.current.marks.size).toBe(30);
    await answer();
    expect(result.current.marks.size).toBe(0);
  });

  it('asks when a page that acts goes: nobody else says what it has changed', async () => {
    const result = await shown();
    set('p', '1');
    set('p', '1', true);
    await pass(1000);
    expect(responses).toHaveLength(1);
    await answer();
    expect(result.current.marks.get('p')).toBe('stop');
  });

  it('looks how far it is without them, and tells them at the end', async () => {
    await shown();
    const told = jest.spyOn(BroadcastChannel.prototype, 'postMessage');
    let end: () => void = () => undefined;
    act(() => void marks.run('r', 'stop', () => new Promise<void>((resolve) => (end = resolve))));
    await pass(1000);
    expect(responses).toHaveLength(1);
    expect(told).not.toHaveBeenCalled();
    await answer();
    end();
    await pass(0);
    expect(told).toHaveBeenCalledTimes(1);
    await answer();
    told.mockRestore();
  });

  it('does not take what begins here meanwhile for theirs', async () => {
    const result = await shown();
    set('q', '1');
    remove('q');
    let end: () => void = () => undefined;
    act(() => void marks.during('q', 'start', () => new Promise<void>((resolve) => (end = resolve))));
    await pass(1000);
    await answer();
    expect(result.current.marks.get('q')).toBe('start');
    end();
    await pass(0);
    expect(result.current.marks.has('q')).toBe(false);
  });
});

it('leaves a mark for the page after a reload, which lets go of it when the status says so', () => {
  const { result } = renderHook(marks.use);
  writeMark('d', { id: '1', action: 'stop', at: Date.now(), left: true });
  tell('d');
  settle('d', 'stopping');
  expect(result.current.get('d')).toBe('stop');
  settle('d', 'stopped');
  expect(result.current.has('d')).toBe(false);
  expect(readMark('d')).toBeUndefined();
});

it('says of its own actions that the page has gone', async () => {
  let end: () => void = () => undefined;
  const work = marks.during('e', 'change', () => new Promise<void>((resolve) => (end = resolve)));
  window.dispatchEvent(new Event('pagehide'));
  expect(readMark('e')).toMatchObject({ action: 'change', left: true });
  end();
  await act(() => work);
});

it('lets go of a mark that is too old', () => {
  jest.useFakeTimers();
  const { result } = renderHook(marks.use);
  writeMark('f', { id: '1', action: 'change', at: Date.now(), left: true });
  tell('f');
  expect(result.current.has('f')).toBe(true);
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current.has('f')).toBe(false);
  jest.useRealTimers();
});

describe('a clock that was ahead', () => {
  const MINUTE = 60_000;
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z') });
  });
  afterEach(() => jest.useRealTimers());

  it.each([3 * 60 * MINUTE, 30 * 24 * 60 * MINUTE])('does not hold a mark for longer, %d ms', (ahead) => {
    const { result } = renderHook(marks.use);
    const set = jest.spyOn(globalThis, 'setTimeout');
    writeMark('h', { id: '1', action: 'stop', at: Date.now() + ahead, left: false });
    tell('h');
    expect(result.current.get('h')).toBe('stop');
    expect(set.mock.calls.every(([, ms = 0]) => ms <= 6 * MINUTE)).toBe(true);
    set.mockRestore();
    act(() => jest.advanceTimersByTime(6 * MINUTE));
    expect(result.current.has('h')).toBe(false);
    expect(readMark('h')).toBeUndefined();
  });

  it('is bounded once, not by each page anew', () => {
    const read = (): number | undefined => markStorage(kind).read('i')?.at;
    writeMark('i', { id: '1', action: 'stop', at: Date.now() + 60 * MINUTE, left: true });
    const first = read();
    jest.advanceTimersByTime(MINUTE);
    expect([first, read()]).toEqual([Date.now() - MINUTE, Date.now() - MINUTE]);
  });

  it('does not hold a mark either where it is set back while the page is open', () => {
    const { result } = renderHook(marks.use);
    writeMark('j', { id: '1', action: 'stop', at: Date.now(), left: false });
    tell('j');
    jest.setSystemTime(Date.now() - 3 * 60 * MINUTE);
    act(() => jest.advanceTimersByTime(12 * MINUTE));
    expect(result.current.has('j')).toBe(false);
  });
});

it('shares the marks of areas that act on the same resources', async () => {
  const { result } = renderHook(defineMarks(kind).use);
  let end: () => void = () => undefined;
  let work = Promise.resolve();
  act(() => {
    work = marks.during('h', 'stop', () => new Promise<void>((resolve) => (end = resolve)));
  });
  expect(result.current.get('h')).toBe('stop');
  end();
  await act(() => work);
});

it('is done with one of many resources at once, and lets go of its mark when a read for all of them is there', async () => {
  jest.useFakeTimers();
  const { result } = renderHook(marks.use);
  const worked = jest.fn();
  act(() => {
    for (const about of ['m1', 'm2', 'm3'])
      void marks.runOneOfMany(about, 'start', () => Promise.resolve()).then(worked);
  });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(worked).toHaveBeenCalledTimes(3);
  expect(result.current.size).toBe(3);
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(result.current.size).toBe(0);
  jest.useRealTimers();
});

it('lets go of the mark of one of many that fails, and says so', async () => {
  jest.useFakeTimers();
  const { result } = renderHook(marks.use);
  const failed = marks.runOneOfMany('n', 'stop', () => Promise.reject(new Error('no'))).catch(String);
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(await failed).toBe('Error: no');
  expect(result.current.size).toBe(0);
  jest.useRealTimers();
});
