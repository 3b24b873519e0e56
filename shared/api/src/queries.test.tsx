import { renderHook, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { defineEndpoint } from '@console/contract/endpoint';
import { useQueries } from './queries';
import { resetApi } from './reset';
import { signIn } from './session';
import { configureApi } from './settings';

const usage = defineEndpoint({
  name: 'usageOf',
  method: 'GET',
  path: '/usage/{account}',
  params: v.object({ account: v.number() }),
  response: v.number(),
  source: 'test',
});

let open = 0;
let most = 0;

beforeEach(() => {
  localStorage.clear();
  open = 0;
  most = 0;
  resetApi();
  configureApi({
    baseUrl: '',
    environment: 'production',
    onReport: () => undefined,
    fetch: async (input) => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 1));
      open -= 1;
      const account = Number(String(input).split('/').at(-1));
      const failed = account === 4;
      return new Response(JSON.stringify(failed ? { message: 'Failed' } : account * 10), {
        status: failed ? 500 : 200,
        headers: { 'content-type': 'application/json' },
      });
    },
  });
  signIn(`key-${Math.random()}`);
});

it('asks three at once and shows what came, in order, past one that failed', async () => {
  const accounts = Array.from({ length: 8 }, (_, account) => ({ account }));
  const { result } = renderHook(() => useQueries(usage, accounts));
  expect(result.current.isLoading).toBe(true);
  await waitFor(() => expect(result.current.data).toEqual([0, 10, 20, 30, undefined, 50, 60, 70]));
  expect(most).toBe(3);
});

it('asks nothing of an empty list', () => {
  const { result } = renderHook(() => useQueries(usage, []));
  expect(result.current).toEqual({ data: undefined, isLoading: false });
});
