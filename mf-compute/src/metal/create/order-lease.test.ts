import { configureApi, resetApi, signIn } from '@console/api';
import { findOutcome } from '@console/area';
import { findOrderedLease } from './find-lease';
import { orderLease } from './order-lease';

const request = { location: 'tll', spec_uuid: 's', display_name: 'db', requested_os_id: 'debian-12' };
const lease = (uuid: string, status: string, display_name = 'db') => ({ uuid, display_name, status });
const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

const calls: string[] = [];

/** A server that answers the order with one thing, and the lists that follow with others; the last one stays. */
function serve(order: () => Promise<Response>, ...lists: (() => Promise<Response>)[]): void {
  configureApi({
    baseUrl: '/api/v1',
    environment: 'production',
    onReport: () => undefined,
    onOpenWrite: findOutcome,
    fetch: (input, init) => {
      const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
      calls.push(method);
      if (method === 'POST') return order();
      const next = lists.length > 1 ? lists.shift() : lists[0];
      return next ? next() : lost();
    },
  });
}
const respond = (value: unknown) => () => Promise.resolve(json(value));

beforeEach(() => {
  jest.useFakeTimers();
  resetApi();
  calls.length = 0;
  signIn('k'.repeat(32));
});
afterEach(() => jest.useRealTimers());

async function outcome(known: string[] = [], seconds = 120): Promise<unknown> {
  const result = orderLease(request, known).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(seconds * 1000);
  return result;
}
const posts = () => calls.filter((method) => method === 'POST').length;

it('waits until the server is installed, over looks that fail', async () => {
  serve(respond(lease('new', 'pending')), respond([lease('new', 'pending')]), lost, respond([lease('new', 'in_use')]));
  expect(await outcome()).toEqual({ path: '/metal/lease/new' });
  expect(posts()).toBe(1);
});

it('is told that none is left, and does not try again', async () => {
  serve(() => Promise.resolve(json({ errors: { Error: 'No available machines' } }, 500)));
  expect(await outcome()).toMatch(/^No available machines/);
  expect(posts()).toBe(1);
});

it('finds the server when the answer was lost, but not an older one of the same name', async () => {
  serve(lost, respond([lease('old', 'in_use'), lease('found', 'in_use')]));
  expect(await outcome(['old'])).toEqual({ path: '/metal/lease/found' });
  serve(lost, respond([lease('old', 'in_use'), lease('other', 'in_use', 'web')]));
  expect(await outcome(['old'])).toMatch(/^We couldn't find out whether db was created\./);
  expect(posts()).toBe(2);
});

it('says so when the server was released meanwhile', async () => {
  serve(respond(lease('new', 'pending')), respond([]));
  expect(await outcome()).toBe(
    'The server is no longer in your list. It may have been released before it was installed.',
  );
});

it('does not take a server for ready that takes long', async () => {
  let status = 'pending';
  serve(respond(lease('new', status)), () => Promise.resolve(json([lease('new', status)])));
  const onReady = jest.fn();
  const result = orderLease(request, []).then(onReady);
  await jest.advanceTimersByTimeAsync(3 * 3600 * 1000);
  expect(onReady).not.toHaveBeenCalled();
  status = 'in_use';
  await jest.advanceTimersByTimeAsync(60_000);
  await result;
  expect(onReady).toHaveBeenCalledWith({ path: '/metal/lease/new' });
});

it('does not take a server for released that could not be read', async () => {
  const odd = { ...lease('new', 'pending'), display_name: 5 };
  serve(respond(lease('new', 'pending')), respond([odd]), respond([{}]), respond([lease('new', 'in_use')]));
  expect(await outcome()).toEqual({ path: '/metal/lease/new' });
});

it('asks nothing while nobody looks', async () => {
  serve(respond(lease('new', 'pending')), respond([lease('new', 'in_use')]));
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const result = orderLease(request, []);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(calls).toEqual(['POST']);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await result).toEqual({ path: '/metal/lease/new' });
  visibility.mockRestore();
});

const job = {
  id: 'j',
  kind: 'bare_metal',
  name: 'db',
  location: 'tll',
  area: 'mf-compute',
  startedAt: 0,
  expectedMs: 1,
  state: 'running',
  match: { known: ['old'] },
} as const;

it('finds an order again after a reload, ready when it is installed', async () => {
  serve(
    lost,
    respond([lease('old', 'in_use'), lease('new', 'pending')]),
    respond([lease('new', 'in_use')]),
    respond([]),
  );
  expect(await findOrderedLease(job)).toEqual({ path: '/metal/lease/new', isReady: false });
  expect(await findOrderedLease(job)).toEqual({ path: '/metal/lease/new', isReady: true });
  expect(await findOrderedLease(job)).toBeUndefined();
});

it('does not take an older server of that name for its own, known or not', async () => {
  const born = (uuid: string, created_at: string) => ({ ...lease(uuid, 'in_use'), created_at });
  const rows = [born('older', '2026-03-01 10:00:00'), born('own', '2026-03-02 10:00:03')];
  serve(lost, respond(rows.slice(0, 1)), respond(rows));
  const match = { known: [], since: Date.UTC(2026, 2, 2, 10) };
  expect(await findOrderedLease({ ...job, match })).toBeUndefined();
  expect(await findOrderedLease({ ...job, match })).toEqual({ path: '/metal/lease/own', isReady: true });
});
