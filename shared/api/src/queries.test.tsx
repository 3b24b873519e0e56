import { act, renderHook, waitFor } from '@testing-library/react';
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
let failure = 500;
let requested: number[] = [];
const told = jest.fn();
const accounts = Array.from({ length: 8 }, (_, account) => ({ account }));

beforeEach(() => {
  localStorage.clear();
  open = 0;
  most = 0;
  failure = 500;
  requested = [];
  told.mockClear();
  resetApi();
  configureApi({
    baseUrl: '',
    environment: 'production',
    onReport: () => undefined,
    onBackgroundFailure: told,
    fetch: async (input) => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((resolve) => setTimeout(resolve, 1));
      open -= 1;
      const account = Number(String(input).split('/').at(-1));
      requested.push(account);
      const failed = account === 4 && failure !== 0;
      return new Response(JSON.stringify(failed ? { message: 'Failed' } : account * 10), {
        status: failed ? failure : 200,
        headers: { 'content-type': 'application/json' },
      });
    },
  });
  signIn(`key-${Math.random()}`);
});

it('asks three at once and shows what came, in order, past one that failed', async () => {
  const { result } = renderHook(() => useQueries(usage, accounts));
  expect(result.current.isLoading).toBe(true);
  await waitFor(() => expect(result.current.data).toEqual([0, 10, 20, 30, undefined, 50, 60, 70]));
  expect(most).toBe(3);
});

it('asks nothing of an empty list', () => {
  const { result } = renderHook(() => useQueries(usage, []));
  expect(result.current).toEqual({ data: undefined, isLoading: false });
});

describe('one of them that may pass by itself', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    failure = 502;
  });
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('is asked for again alone, 7 s later, while the others are shown', async () => {
    const { result } = renderHook(() => useQueries(usage, accounts));
    await pass(100);
    expect(result.current).toEqual({ data: [0, 10, 20, 30, undefined, 50, 60, 70], isLoading: false });
    failure = 0;
    await pass(7000);
    expect(requested.slice(8)).toEqual([4]);
    expect(result.current.data).toEqual([0, 10, 20, 30, 40, 50, 60, 70]);
    expect(told).not.toHaveBeenCalled();
  });

  it('is asked for three more times, and is told then', async () => {
    renderHook(() => useQueries(usage, accounts));
    await pass(60_000);
    expect(requested.filter((account) => account === 4)).toHaveLength(4);
    expect(told.mock.calls).toEqual([[expect.objectContaining({ status: 502 }), 'usageOf']]);
  });
});
