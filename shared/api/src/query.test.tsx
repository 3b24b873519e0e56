import { act, renderHook, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { defineEndpoint } from '@console/contract/endpoint';
import { invalidate } from './cache';
import { useLocationsQuery } from './locations-query';
import { useQuery } from './query';
import { resetApi } from './reset';
import { signIn } from './session';
import { configureApi } from './settings';

const Row = v.object({ id: v.number(), busy: v.optional(v.boolean()) });
const list = defineEndpoint({
  name: 'listRows',
  method: 'GET',
  path: '/{location}/rows',
  params: v.object({ location: v.string(), kind: v.optional(v.string()) }),
  response: v.array(Row),
  source: 'test',
});
type TestResponse = { status?: number; body?: unknown; fail?: boolean };
let responses: Record<string, TestResponse>;
let requested: string[];

function respond(url: string): Promise<Response> {
  requested.push(url);
  const { status = 200, body = [], fail = false } = responses[url] ?? {};
  if (fail) return Promise.reject(new TypeError('Failed to fetch'));
  return Promise.resolve(
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
  );
}

beforeEach(() => {
  localStorage.clear();
  responses = {};
  requested = [];
  resetApi();
  configureApi({
    baseUrl: '',
    fetch: (input) => respond(String(input)),
    environment: 'production',
    onReport: () => undefined,
  });
  signIn(`key-${Math.random()}`);
});
afterEach(() => jest.useRealTimers());

const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

describe('useQuery', () => {
  it('shows the answer, and does not ask again within 60 s', async () => {
    responses['/tll/rows'] = { body: [{ id: 1 }] };
    const first = renderHook(() => useQuery(list, { location: 'tll' }));
    await waitFor(() => expect(first.result.current.data).toEqual([{ id: 1 }]));
    first.unmount();
    const second = renderHook(() => useQuery(list, { location: 'tll' }));
    expect(second.result.current.data).toEqual([{ id: 1 }]);
    expect(requested).toHaveLength(1);
  });

  it('tries a 502 three more times, 7 s apart, and then says so', async () => {
    jest.useFakeTimers();
    responses['/tll/rows'] = { status: 502 };
    const { result } = renderHook(() => useQuery(list, { location: 'tll' }));
    await settle();
    expect(result.current.error).toMatchObject({ status: 502 });
    expect(result.current.retryAt).toBe(Date.now() + 7000);
    for (const times of [2, 3, 4, 4]) {
      await act(() => jest.advanceTimersByTimeAsync(7000));
      expect(requested).toHaveLength(times);
    }
  });

  it('does not try other failures again', async () => {
    jest.useFakeTimers();
    responses['/tll/rows'] = { status: 500, body: { message: 'no' } };
    const { result } = renderHook(() => useQuery(list, { location: 'tll' }));
    await settle();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(requested).toHaveLength(1);
    expect(result.current.error?.message).toBe('no');
  });

  it('shows nothing of another person', async () => {
    responses['/tll/rows'] = { body: [{ id: 1 }] };
    const { result } = renderHook(() => useQuery(list, { location: 'tll' }));
    await waitFor(() => expect(result.current.data).toBeDefined());
    responses['/tll/rows'] = { body: [{ id: 2 }] };
    act(() => signIn('somebody else'));
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data).toEqual([{ id: 2 }]));
  });

  it('keeps nothing for whoever comes back', async () => {
    signIn('the first');
    responses['/tll/rows'] = { body: [{ id: 1 }] };
    const { result } = renderHook(() => useQuery(list, { location: 'tll' }));
    await waitFor(() => expect(result.current.data).toEqual([{ id: 1 }]));
    act(() => signIn('somebody else'));
    await waitFor(() => expect(requested).toHaveLength(2));
    responses['/tll/rows'] = { body: [{ id: 3 }] };
    act(() => signIn('the first'));
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data).toEqual([{ id: 3 }]));
  });

  it('asks nothing without parameters', () => {
    const { result } = renderHook(() => useQuery(list, null));
    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
    expect(requested).toEqual([]);
  });

  it('polls only while something is in transition', async () => {
    jest.useFakeTimers();
    responses['/tll/rows'] = { body: [{ id: 1, busy: true }] };
    renderHook(() =>
      useQuery(list, { location: 'tll' }, { pollWhile: (rows) => rows.some(({ busy }) => busy), pollMs: 1000 }),
    );
    await settle();
    await act(() => jest.advanceTimersByTimeAsync(2100));
    expect(requested).toHaveLength(3);
    responses['/tll/rows'] = { body: [{ id: 1 }] };
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(requested).toHaveLength(4);
  });
});

describe('useLocationsQuery', () => {
  it('merges what answers, stamps each row, and hides nothing for a location that fails', async () => {
    responses['/tll/rows?kind=a'] = { body: [{ id: 1 }] };
    responses['/jhv/rows?kind=a'] = { status: 500, body: { message: 'down' } };
    const { result } = renderHook(() => useLocationsQuery(list, ['tll', 'jhv'], { kind: 'a' }));
    expect(result.current).toMatchObject({ isLoading: true, isComplete: false });
    await waitFor(() => expect(result.current.isComplete).toBe(true));
    expect(result.current.rows).toEqual([{ id: 1, location: 'tll' }]);
    expect(result.current.locations).toMatchObject([
      { slug: 'tll', state: 'ready', count: 1 },
      { slug: 'jhv', state: 'failed', error: { message: 'down' } },
    ]);
    responses['/jhv/rows?kind=a'] = { body: [{ id: 2 }] };
    act(() => result.current.locations[1]?.retry());
    await waitFor(() => expect(result.current.rows).toHaveLength(2));
  });

  it('shows what two locations say they have once, and counts the other', async () => {
    const ids = { ...list, rowId: 'id' } as const;
    responses['/tll/rows'] = { body: [{ id: 1 }, { id: 2 }] };
    responses['/jhv/rows'] = { body: [{ id: 2 }, { id: 3 }, { id: 'x' }] };
    const { result } = renderHook(() => useLocationsQuery(ids, ['tll', 'jhv']));
    await waitFor(() => expect(result.current.isComplete).toBe(true));
    expect(result.current.rows).toEqual([
      { id: 1, location: 'tll' },
      { id: 2, location: 'tll' },
      { id: 3, location: 'jhv' },
    ]);
    expect(result.current.locations[0]).not.toHaveProperty('unread');
    expect(result.current.locations).toMatchObject([
      { count: 2 },
      { count: 3, unread: [{ id: 'x' }, { id: '2', isMissing: true }] },
    ]);
  });

  it('tries a lost connection again by itself, and only that location', async () => {
    jest.useFakeTimers();
    responses['/jhv/rows'] = { fail: true };
    const { result } = renderHook(() => useLocationsQuery(list, ['tll', 'jhv']));
    await settle();
    expect(result.current.locations[1]).toMatchObject({ state: 'failed', retryAt: Date.now() + 7000 });
    responses['/jhv/rows'] = { body: [{ id: 7 }] };
    await act(() => jest.advanceTimersByTimeAsync(7000));
    expect(result.current.rows).toEqual([{ id: 7, location: 'jhv' }]);
    expect(requested).toEqual(['/tll/rows', '/jhv/rows', '/jhv/rows']);
  });

  it('tries a location three more times, 7 s apart, and then leaves it failed', async () => {
    jest.useFakeTimers();
    responses['/jhv/rows'] = { status: 502 };
    const { result } = renderHook(() => useLocationsQuery(list, ['tll', 'jhv']));
    await settle();
    const timesRequested = (): number => requested.filter((url) => url === '/jhv/rows').length;
    for (const times of [1, 2, 3]) {
      expect(timesRequested()).toBe(times);
      expect(result.current.locations[1]).toMatchObject({ state: 'failed', retryAt: Date.now() + 7000 });
      await act(() => jest.advanceTimersByTimeAsync(6999));
      expect(timesRequested()).toBe(times);
      await act(() => jest.advanceTimersByTimeAsync(1));
    }
    expect(timesRequested()).toBe(4);
    expect(result.current.locations[1]).toMatchObject({ state: 'failed', error: { status: 502 } });
    expect(result.current.locations[1]?.retryAt).toBeUndefined();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(timesRequested()).toBe(4);
  });

  it('keeps what it shows while it asks again', async () => {
    responses['/tll/rows'] = { body: [{ id: 1 }] };
    const { result } = renderHook(() => useLocationsQuery(list, ['tll']));
    await waitFor(() => expect(result.current.rows).toHaveLength(1));
    responses['/tll/rows'] = { body: [] };
    const seen: number[] = [];
    await act(async () => {
      const work = invalidate(list);
      seen.push(result.current.rows.length);
      await work;
    });
    expect(seen).toEqual([1]);
    await waitFor(() => expect(result.current.rows).toHaveLength(0));
  });
});

describe('answers that come in another order than they were asked for', () => {
  let waiting: ((body: unknown) => void)[];
  const reply = (index: number, ...ids: number[]) => act(async () => waiting[index]?.(ids.map((id) => ({ id }))));

  beforeEach(() => {
    waiting = [];
    configureApi({
      fetch: (input) =>
        new Promise((resolve) => {
          requested.push(String(input));
          waiting.push((body) =>
            resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })),
          );
        }),
    });
  });

  it('never show the older one of a call', async () => {
    const { result } = renderHook(() => useQuery(list, { location: 'tll' }));
    await waitFor(() => expect(waiting).toHaveLength(1));
    act(() => void invalidate(list));
    await waitFor(() => expect(waiting).toHaveLength(2));
    await reply(1, 1, 2);
    await waitFor(() => expect(result.current.data).toHaveLength(2));
    await reply(0, 1);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(result.current.data).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it('never show the older one of a location', async () => {
    const { result } = renderHook(() => useLocationsQuery(list, ['tll']));
    await waitFor(() => expect(waiting).toHaveLength(1));
    act(() => result.current.locations[0]?.retry());
    await waitFor(() => expect(waiting).toHaveLength(2));
    await reply(1, 1, 2);
    await waitFor(() => expect(result.current.rows).toHaveLength(2));
    await reply(0, 1);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(result.current.rows.map(({ id }) => id)).toEqual([1, 2]);
  });
});
