import { act, renderHook, waitFor } from '@testing-library/react';
import { configureApi, resetApi, signIn, useQuery } from '@console/api';
import { findOutcome } from '@console/area';
import { listNetworks } from '@console/contract/network';
import { findCreatedNetwork, networkJob } from './create-network';

const json = (value: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } }));
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const network = (uuid: string, name: string, created_at = '2026-03-02 10:00:03') => ({ uuid, name, created_at });

const methods: string[] = [];

/** A server that answers the creation with one thing, and the list with another. */
function serve(create: () => Promise<Response>, list: readonly object[]): void {
  configureApi({
    baseUrl: '/api/v1',
    environment: 'production',
    onReport: () => undefined,
    onOpenWrite: findOutcome,
    fetch: (input, init) => {
      const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
      methods.push(method);
      return method === 'POST' ? create() : json(list);
    },
  });
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 2, 2, 10) });
  resetApi();
  methods.length = 0;
  signIn('k'.repeat(32));
});
afterEach(() => jest.useRealTimers());

async function outcome(): Promise<unknown> {
  const job = networkJob({ location: 'tll', name: ' shop ' }, [], () => undefined);
  const result = job.run().catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(120_000);
  return result;
}

it('leads to the page of the network', async () => {
  serve(() => json(network('new', 'shop')), []);
  expect(await outcome()).toEqual({ path: '/network/vpc/tll/new' });
});

it('tells what the server says', async () => {
  serve(() => json({ errors: { Error: 'No private network is left in this location' } }, 500), []);
  expect(await outcome()).toMatch(/^No private network is left in this location/);
});

it('finds the network whose response was lost, and sends nothing twice', async () => {
  serve(lost, [network('old', 'shop', '2026-03-01 10:00:00'), network('found', 'shop')]);
  expect(await outcome()).toEqual({ path: '/network/vpc/tll/found' });
  serve(lost, [network('other', 'web')]);
  expect(await outcome()).toMatch(/^We couldn't find out whether shop was created\./);
  expect(methods.filter((method) => method === 'POST')).toHaveLength(2);
});

it('finds a creation again after a reload, and no older network of that name', async () => {
  const job = {
    id: 'j',
    kind: 'vpc',
    name: 'shop',
    location: 'tll',
    area: 'mf-network',
    startedAt: 0,
    expectedMs: 1,
    state: 'running',
    match: { known: ['old'], since: Date.UTC(2026, 2, 2, 10) },
  } as const;
  serve(lost, [network('old', 'shop'), network('older', 'shop', '2026-03-01 10:00:00')]);
  expect(await findCreatedNetwork(job)).toBeUndefined();
  const { result } = renderHook(() => useQuery(listNetworks, { location: 'tll' }));
  await waitFor(() => expect(result.current.data).toHaveLength(2));
  serve(lost, [network('own', 'shop')]);
  await act(async () => expect(await findCreatedNetwork(job)).toEqual({ path: '/network/vpc/tll/own', isReady: true }));
  // Its page is opened by what the list has.
  expect(result.current.data?.map(({ uuid }) => uuid)).toEqual(['own']);
});
