import { act, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { defineEndpoint } from '@console/contract/endpoint';
import { useLocationsQuery } from './locations-query';
import { resetApi } from './reset';
import { signIn } from './session';
import { configureApi } from './settings';

const list = defineEndpoint({
  name: 'listMachines',
  method: 'GET',
  path: '/{location}/machines',
  params: v.object({ location: v.string() }),
  response: v.array(v.object({ id: v.number(), status: v.string() })),
  source: 'test',
});

let status: string;
let requested: string[];

const show = (visibility: DocumentVisibilityState): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  status = 'stopping';
  requested = [];
  resetApi();
  configureApi({
    baseUrl: '',
    environment: 'production',
    onReport: () => undefined,
    fetch: (input) => {
      requested.push(String(input));
      const body = JSON.stringify([{ id: 1, status }]);
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
    },
  });
  signIn(`key-${Math.random()}`);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('asks all locations again while one row of one is in transition, and not in a hidden tab', async () => {
  const query = renderHook(() =>
    useLocationsQuery(list, ['jhv', 'tll'], undefined, {
      pollWhile: (rows) => rows.some((row) => row.status === 'stopping'),
    }),
  );
  await pass(0);
  expect(requested).toEqual(['/jhv/machines', '/tll/machines']);
  await pass(5100);
  expect(requested).toHaveLength(4);

  show('hidden');
  await pass(30_000);
  expect(requested).toHaveLength(4);

  show('visible');
  await pass(5100);
  expect(requested).toHaveLength(6);

  status = 'stopped';
  await pass(5100);
  const last = requested.length;
  expect(query.result.current.rows.map((row) => row.status)).toEqual(['stopped', 'stopped']);
  await pass(60_000);
  expect(requested).toHaveLength(last);
});
