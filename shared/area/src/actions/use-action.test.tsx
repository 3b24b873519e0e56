import { act, renderHook, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { call, configureApi, resetApi, signIn, useQuery } from '@console/api';
import { defineEndpoint } from '@console/contract/endpoint';
import { actionStore } from './action-store';
import { useAction } from './use-action';

const list = defineEndpoint({
  name: 'listRows',
  method: 'GET',
  path: '/{location}/rows',
  params: v.object({ location: v.string() }),
  response: v.array(v.object({ id: v.number() })),
  source: 'test',
});
const remove = defineEndpoint({
  name: 'removeRow',
  method: 'DELETE',
  repeat: 'harmless',
  path: '/rows',
  body: 'form',
  params: v.object({ id: v.number() }),
  response: v.unknown(),
  source: 'test',
});
const removeRow = (id: number) => call(remove, { id });

let statuses: Record<string, number>;
let requested: string[];

beforeEach(() => {
  localStorage.clear();
  statuses = {};
  requested = [];
  resetApi();
  configureApi({
    baseUrl: '',
    environment: 'production',
    onReport: () => undefined,
    fetch: (input) => {
      const url = String(input);
      requested.push(url);
      const body = JSON.stringify([{ id: 1 }]);
      const headers = { 'content-type': 'application/json' };
      return Promise.resolve(new Response(body, { status: statuses[url] ?? 200, headers }));
    },
  });
  signIn(`key-${Math.random()}`);
});

it('writes once for a double click, and refreshes what it changes', async () => {
  const query = renderHook(() => useQuery(list, { location: 'tll' }));
  await waitFor(() => expect(query.result.current.data).toBeDefined());
  const { result } = renderHook(() => useAction(removeRow, { changes: [list] }));
  await act(async () => {
    const [one, two] = [result.current.run(1), result.current.run(1)];
    expect(one).toBe(two);
    await one;
  });
  await waitFor(() => expect(requested).toEqual(['/tll/rows', '/rows', '/tll/rows']));
});

it('keeps its failure and is not tried again', async () => {
  statuses['/rows'] = 502;
  const { result } = renderHook(() => useAction(removeRow));
  await act(async () => {
    await expect(result.current.run(1)).rejects.toMatchObject({ status: 502 });
  });
  expect(result.current).toMatchObject({ isRunning: false, error: { status: 502 } });
  expect(requested).toEqual(['/rows']);
});

it('leaves nothing behind when its component has gone meanwhile', async () => {
  statuses['/rows'] = 502;
  const { result, unmount } = renderHook(() => useAction(removeRow));
  let run: Promise<unknown> = Promise.resolve();
  act(() => {
    run = result.current.run(1);
  });
  expect(result.current.isRunning).toBe(true);
  unmount();
  await expect(run).rejects.toMatchObject({ status: 502 });
  expect(actionStore.getState().actions).toEqual([]);
});
