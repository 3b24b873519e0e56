import { configureApi, resetApi, signIn } from '@console/api';
import { orderOf } from './fixture';
import { serviceRequest } from './request';
import { orderService } from './start-service';

afterEach(() => jest.useRealTimers());

it('looks at no list any more once the server has responded', async () => {
  jest.useFakeTimers();
  resetApi();
  signIn('k'.repeat(32));
  const created = { uuid: 's-1', service: 'postgresql', prices: [], resources: [] };
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
