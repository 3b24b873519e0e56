import { act, renderHook, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { defineEndpoint } from '@console/contract/endpoint';
import { useLocationsQuery } from './locations-query';
import { resetApi } from './reset';
import { signIn } from './session';
import { configureApi } from './settings';

const list = defineEndpoint({
  name: 'listRows',
  method: 'GET',
  path: '/{location}/rows',
  params: v.object({ location: v.string(), kind: v.optional(v.string()) }),
  response: v.array(v.object({ id: v.number(), name: v.optional(v.string()) })),
  rowId: 'id',
  source: 'test',
});

/** Requests that wait, by their address. */
let waiting: Map<string, (response: Response | Error) => void>;

beforeEach(() => {
  localStorage.clear();
  waiting = new Map();
  resetApi();
  configureApi({
    baseUrl: '',
    fetch: (input) =>
      new Promise((resolve, reject) => {
        waiting.set(String(input), (response) => (response instanceof Error ? reject(response) : resolve(response)));
      }),
  });
  signIn(`key-${Math.random()}`);
});
afterEach(() => jest.useRealTimers());

const json = (rows: unknown): Response =>
  new Response(JSON.stringify(rows), { headers: { 'content-type': 'application/json' } });
async function respond(url: string, response: Response | Error): Promise<void> {
  await waitFor(() => expect(waiting.has(url)).toBe(true));
  const go = waiting.get(url);
  waiting.delete(url);
  await act(async () => go?.(response));
}

const BOTH = ['tll', 'fra'];
const ONE = ['tll'];

/** The list over both locations, read and left. */
async function readList(): Promise<void> {
  const { result, unmount } = renderHook(() => useLocationsQuery(list, BOTH));
  await respond('/tll/rows', json([{ id: 1, name: 'before' }]));
  await respond('/fra/rows', json([{ id: 2 }]));
  await waitFor(() => expect(result.current.isComplete).toBe(true));
  unmount();
}

it('shows at once what the board of another list knows of the location, and asks', async () => {
  await readList();
  const { result } = renderHook(() => useLocationsQuery(list, ONE));
  expect(result.current).toMatchObject({
    rows: [{ id: 1, name: 'before', location: 'tll' }],
    locations: [{ slug: 'tll', state: 'loading' }],
    isLoading: true,
    isComplete: false,
  });
  await respond('/tll/rows', json([{ id: 1, name: 'after' }]));
  expect(result.current.rows).toEqual([{ id: 1, name: 'after', location: 'tll' }]);
  expect(result.current.isComplete).toBe(true);
});

it('takes the newest of several', async () => {
  await readList();
  const one = renderHook(() => useLocationsQuery(list, ONE));
  await respond('/tll/rows', json([{ id: 1, name: 'after' }]));
  await waitFor(() => expect(one.result.current.isComplete).toBe(true));
  one.unmount();
  const { result } = renderHook(() => useLocationsQuery(list, ['fra', 'tll']));
  expect(result.current.rows).toMatchObject([{ id: 2 }, { id: 1, name: 'after' }]);
});

it('takes none of other parameters', async () => {
  await readList();
  const { result } = renderHook(() => useLocationsQuery(list, ONE, { kind: 'other' }));
  expect(result.current.rows).toEqual([]);
});

it('gives what a location has answered last apart from its rows, once it does not answer any more', async () => {
  await readList();
  const { result } = renderHook(() => useLocationsQuery(list, BOTH, undefined, { showsKept: true }));
  const before = Date.now();
  act(() => void result.current.reload('tll'));
  await respond('/tll/rows', new Response('{"message":"Broken"}', { status: 500 }));
  await waitFor(() => expect(result.current.locations[0]?.state).toBe('failed'));
  expect(result.current.rows).toMatchObject([{ id: 2, location: 'fra' }]);
  expect(result.current.kept).toMatchObject([{ id: 1, name: 'before', location: 'tll' }]);
  expect(result.current.locations[0]?.asOf).toBeLessThanOrEqual(before);
});

it('keeps these rows while a failing location is tried again, and gives them up with the last try', async () => {
  await readList();
  jest.useFakeTimers();
  const { result } = renderHook(() => useLocationsQuery(list, ONE));
  for (const left of [3, 2, 1]) {
    await act(() => jest.advanceTimersByTimeAsync(0));
    waiting.get('/tll/rows')?.(new TypeError('Failed to fetch'));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect([left, result.current.rows.length, result.current.locations[0]?.state]).toEqual([left, 1, 'loading']);
    await act(() => jest.advanceTimersByTimeAsync(7000));
  }
  waiting.get('/tll/rows')?.(new TypeError('Failed to fetch'));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(result.current).toMatchObject({ rows: [], locations: [{ state: 'failed' }] });
});
