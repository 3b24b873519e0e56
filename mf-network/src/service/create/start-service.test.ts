import { act, renderHook } from '@testing-library/react';
import { configureApi, resetApi, signIn, useQuery } from '@console/api';
import { listServices } from '@console/contract/service';
import { orderOf } from './fixture';
import { serviceRequest } from './request';
import { orderService } from './start-service';

const created = { uuid: 's-1', service: 'postgresql', prices: [], resources: [] };

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('looks at no list any more once the server has responded', async () => {
  jest.useFakeTimers();
  resetApi();
  signIn('k'.repeat(32));
  configureApi({
    baseUrl: '/api/v1',
    environment: 'production',
    onReport: () => undefined,
    fetch: () =>
      Promise.resolve(new Response(JSON.stringify(created), { headers: { 'content-type': 'application/json' } })),
  });
  expect(await orderService(serviceRequest(orderOf()), [])).toMatchObject({ uuid: 's-1' });
  expect(jest.getTimerCount()).toBe(0);
});

it('looks for it by itself as long as it takes, and tells the other tabs at the end', async () => {
  jest.useFakeTimers();
  let respond: (response: Response) => void = () => undefined;
  const calls: string[] = [];
  resetApi();
  signIn('k'.repeat(32));
  configureApi({
    baseUrl: '/api/v1',
    environment: 'production',
    onReport: () => undefined,
    fetch: (_, init) => {
      const method = init?.method ?? 'GET';
      calls.push(method);
      if (method === 'GET') return Promise.resolve(Response.json([]));
      return new Promise((resolve) => (respond = resolve));
    },
  });
  renderHook(() => useQuery(listServices, {}));
  await act(() => jest.advanceTimersByTimeAsync(0));
  const told = jest.spyOn(BroadcastChannel.prototype, 'postMessage');
  const order = orderService(serviceRequest(orderOf()), []);
  await act(() => jest.advanceTimersByTimeAsync(9500));
  expect(calls.filter((method) => method === 'GET')).toHaveLength(4);
  expect(told).not.toHaveBeenCalled();
  respond(Response.json(created));
  await act(() => order);
  expect(told.mock.calls.filter(([change]) => change.prefix.includes(listServices.name))).toHaveLength(1);
});
