import { act, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { defineEndpoint } from '@console/contract/endpoint';
import { useLocationsQuery } from './locations-query';
import { useQuery } from './query';
import { resetApi } from './reset';
import { signIn } from './session';
import { configureApi } from './settings';

const list = defineEndpoint({
  name: 'listRows',
  method: 'GET',
  path: '/{location}/rows',
  params: v.object({ location: v.string() }),
  response: v.array(v.object({ id: v.number() })),
  source: 'test',
});
const told = jest.fn();
let status: number | 'lost';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  resetApi();
  told.mockClear();
  status = 200;
  configureApi({
    baseUrl: '',
    environment: 'production',
    onReport: () => undefined,
    onBackgroundFailure: told,
    fetch: async () => {
      if (status === 'lost') throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify(status === 200 ? [{ id: 1 }] : { message: 'Down' }), {
        status,
        headers: { 'content-type': 'application/json' },
      });
    },
  });
  signIn(`key-${Math.random()}`);
});
afterEach(() => jest.useRealTimers());

const pass = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
type Reload = () => Promise<void>;
const reload = async (query: { readonly current: { readonly reload: Reload } }): Promise<void> => {
  await act(() => query.current.reload());
  await pass();
};
const one = (location = 'tll') => renderHook(() => useQuery(list, { location })).result;
const board = () => renderHook(() => useLocationsQuery(list, ['tll', 'jhv'])).result;

it('tells once that what is there could not be read again, and anew after it could', async () => {
  const query = one();
  await pass();
  status = 500;
  await reload(query);
  await reload(query);
  expect(told.mock.calls).toEqual([[expect.objectContaining({ status: 500 }), 'listRows']]);
  status = 200;
  await reload(query);
  status = 500;
  await reload(query);
  expect(told).toHaveBeenCalledTimes(2);
});

it('leaves what never came to its screen', async () => {
  status = 500;
  const query = one();
  await pass();
  await reload(query);
  expect(query.current.error).toMatchObject({ status: 500 });
  expect(told).not.toHaveBeenCalled();
});

it('waits until no try is left', async () => {
  const query = one();
  await pass();
  status = 502;
  await reload(query);
  await pass(20_000);
  expect(told).not.toHaveBeenCalled();
  await pass(2000);
  expect(told).toHaveBeenCalledTimes(1);
});

it('takes a lost connection for one piece of news, and for none without a network', async () => {
  const queries = [one('tll'), one('jhv')];
  await pass();
  status = 'lost';
  for (const query of queries) await reload(query);
  await pass(30_000);
  expect(told).toHaveBeenCalledTimes(1);
  status = 200;
  for (const query of queries) await reload(query);
  status = 'lost';
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  for (const query of queries) await reload(query);
  await pass(30_000);
  expect(told).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});

it('tells of each location of a list, and only of those that had answered', async () => {
  const query = board();
  await pass();
  status = 500;
  await reload(query);
  await reload(query);
  expect(told.mock.calls.map(([, call]) => call)).toEqual(['listRows', 'listRows']);
});
