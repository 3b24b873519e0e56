import { act, renderHook, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { defineEndpoint, type Endpoint, type ParamsOf } from '@console/contract/endpoint';
import type * as client from './cache';
import { useLocationsQuery } from './locations-query';
import { useQuery } from './query';
import { resetApi } from './reset';
import { signIn } from './session';
import { configureApi } from './settings';

const listOf = (name: string) =>
  defineEndpoint({
    name,
    method: 'GET',
    path: `/${name}/{id}`,
    params: v.object({ id: v.number() }),
    response: v.number(),
    source: 'test',
  });
const cats = listOf('cats');
const dogs = listOf('dogs');
const rows = defineEndpoint({
  name: 'rows',
  method: 'GET',
  path: '/{location}/rows',
  params: v.object({ location: v.string() }),
  response: v.array(v.object({ id: v.number() })),
  source: 'test',
});
const PLACES = ['tll', 'fra'];

let requested: string[] = [];

/** Another tab of this browser: the client once more, with the same storage. */
async function otherTab() {
  let tab: typeof client | undefined;
  await jest.isolateModulesAsync(async () => {
    tab = await import('./cache');
  });
  tab?.retain('what it shows');
  return <E extends Endpoint>(endpoint: E, params?: ParamsOf<E>) => act(async () => tab?.invalidate(endpoint, params));
}

const look = (state: DocumentVisibilityState): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

/** Shows some rows, which have come. */
async function show(): Promise<void> {
  renderHook(() => [useQuery(cats, { id: 1 }), useQuery(cats, { id: 2 }), useQuery(dogs, { id: 1 })]);
  await waitFor(() => expect(requested).toHaveLength(3));
  requested = [];
}

beforeEach(() => {
  localStorage.clear();
  resetApi();
  requested = [];
  configureApi({
    baseUrl: '',
    environment: 'production',
    onReport: () => undefined,
    fetch: (input) => {
      requested.push(String(input));
      return Promise.resolve(
        new Response(String(input).endsWith('rows') ? '[{"id":1}]' : '1', {
          headers: { 'content-type': 'application/json' },
        }),
      );
    },
  });
  signIn(`key-${Math.random()}`);
});
afterEach(() => jest.restoreAllMocks());

it('asks again for what another tab has changed', async () => {
  await show();
  const change = await otherTab();
  await change(cats);
  await waitFor(() => expect(requested).toEqual(['/cats/1', '/cats/2']));
  await change(cats, { id: 2 });
  await waitFor(() => expect(requested.slice(2)).toEqual(['/cats/2']));
});

it('asks for it once, when it is looked at again, where it was hidden', async () => {
  await show();
  const change = await otherTab();
  look('hidden');
  await change(dogs);
  await change(dogs);
  await change(cats, { id: 1 });
  expect(requested).toEqual([]);
  look('visible');
  await waitFor(() => expect([...requested].sort()).toEqual(['/cats/1', '/dogs/1']));
});

it('asks for a board once, however much of it was changed while it was hidden', async () => {
  const { result } = renderHook(() => useLocationsQuery(rows, PLACES));
  await waitFor(() => expect(result.current.isComplete).toBe(true));
  requested = [];
  const change = await otherTab();
  look('hidden');
  for (const location of PLACES) await change(rows, { location });
  await change(rows);
  look('visible');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(requested).toEqual(['/tll/rows', '/fra/rows']);
});

it('hears nothing of what somebody else has changed', async () => {
  await show();
  const changeAsBefore = await otherTab();
  act(() => signIn(`key-${Math.random()}`));
  await waitFor(() => expect(requested).toHaveLength(3));
  const change = await otherTab();
  await changeAsBefore(cats);
  await change(dogs);
  await waitFor(() => expect(requested.slice(3)).toEqual(['/dogs/1']));
});

it('asks for everything when it comes back from where the browser has kept it', async () => {
  await show();
  const change = await otherTab();
  window.dispatchEvent(new Event('pagehide'));
  await change(dogs);
  expect(requested).toEqual([]);
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await waitFor(() => expect(requested).toHaveLength(3));
  await change(dogs);
  await waitFor(() => expect(requested).toHaveLength(4));
});

it('does not tell the others what it has heard from them', async () => {
  await show();
  const change = await otherTab();
  const told = jest.spyOn(BroadcastChannel.prototype, 'postMessage');
  await change(cats);
  await waitFor(() => expect(requested).toHaveLength(2));
  expect(told).toHaveBeenCalledTimes(1);
});
