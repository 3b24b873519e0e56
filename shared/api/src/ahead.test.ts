import * as v from 'valibot';
import { defineEndpoint } from '@console/contract/endpoint';
import { askAhead, followCalls } from './ahead';
import { call } from './call';
import { serverNow } from './clock';
import { resetApi } from './reset';
import { session, signIn, signOut } from './session';
import { configureApi } from './settings';

const list = defineEndpoint({
  name: 'list',
  method: 'GET',
  path: '/{location}/list',
  params: v.object({ location: v.string() }),
  response: v.unknown(),
  source: 'test',
});
const write = defineEndpoint({
  name: 'write',
  method: 'POST',
  repeat: 'again',
  path: '/thing',
  body: 'form',
  params: v.object({}),
  response: v.unknown(),
  source: 'test',
});

const entries = jest.fn<{ readonly name: string; readonly startTime: number }[], []>(() => []);
const fetchMock = jest.fn<Promise<Response>, [RequestInfo | URL, RequestInit?]>();
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const sent = (): string[] => fetchMock.mock.calls.map(([url]) => String(url).replace(/^.*\/api\/v1/, ''));
const open = (path: string): void => window.history.replaceState(null, '', path);
const settled = () => jest.advanceTimersByTimeAsync(1);

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom knows of no resources.
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: entries });
  localStorage.clear();
  resetApi();
  signOut();
  signIn('k'.repeat(32));
  fetchMock.mockReset();
  fetchMock.mockImplementation((url) => Promise.resolve(json(new URL(String(url), window.location.href).pathname)));
  configureApi({ baseUrl: '/api/v1', fetch: fetchMock, onReport: () => undefined });
  open('/app/here');
  followCalls();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

it('hands a screen what was asked for ahead of it, and no call is made twice', async () => {
  askAhead('/app/list', ['/tll/list']);
  askAhead('/app/list', ['/tll/list']);
  open('/app/list');
  await expect(call(list, { location: 'tll' })).resolves.toBe('/api/v1/tll/list');
  expect(sent()).toEqual(['/tll/list']);
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ headers: { apikey: 'k'.repeat(32) }, credentials: 'omit' });
  await call(list, { location: 'tll' });
  expect(sent()).toEqual(['/tll/list', '/tll/list']);
});

it("does not set the server's clock back", async () => {
  const headers = { 'content-type': 'application/json', date: 'Wed, 01 Jan 2031 00:00:00 GMT' };
  fetchMock.mockResolvedValueOnce(new Response('1', { headers }));
  askAhead('/app/list', ['/tll/list']);
  open('/app/list');
  await expect(call(list, { location: 'tll' })).resolves.toBe(1);
  expect(serverNow().getUTCFullYear()).not.toBe(2031);
});

it('asks for nothing that is fresh, or on its way', async () => {
  await call(list, { location: 'tll' });
  askAhead('/app/list', ['/tll/list']);
  expect(sent()).toEqual(['/tll/list']);
  await jest.advanceTimersByTimeAsync(60_000);
  askAhead('/app/list', ['/tll/list']);
  expect(sent()).toEqual(['/tll/list', '/tll/list']);
});

it('knows what was asked for before it follows', () => {
  entries.mockReturnValueOnce([
    { name: 'http://localhost/api/v1/tll/list', startTime: Date.now() - performance.timeOrigin },
  ]);
  followCalls();
  askAhead('/app/list', ['/tll/list', '/jhv/list']);
  expect(sent()).toEqual(['/jhv/list']);
});

it('asks for four things at once, for none with Save-Data, and for none of the page that is there', async () => {
  askAhead(
    '/app/list',
    ['a', 'b', 'c', 'd', 'e'].map((location) => `/${location}/list`),
  );
  expect(sent()).toHaveLength(4);
  await settled();
  askAhead('/app/here', ['/e/list']);
  Object.assign(navigator, { connection: { saveData: true } });
  askAhead('/app/list', ['/e/list']);
  expect(sent()).toHaveLength(4);
});

it.each([
  ['a refusal', () => Promise.resolve(json({ message: 'Invalid authentication credentials' }, 403))],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('says nothing of %s: the screen asks again', async (_, failure) => {
  fetchMock.mockImplementationOnce(failure);
  askAhead('/app/list', ['/tll/list']);
  open('/app/list');
  await expect(call(list, { location: 'tll' })).resolves.toBe('/api/v1/tll/list');
  expect(session.getState().rejected).toBeUndefined();
  expect(sent()).toEqual(['/tll/list', '/tll/list']);
});

it('is not for the page that it was asked for on, and for ten seconds', async () => {
  askAhead('/app/list', ['/tll/list', '/jhv/list']);
  await call(list, { location: 'tll' });
  expect(sent()).toEqual(['/tll/list', '/jhv/list', '/tll/list']);
  await jest.advanceTimersByTimeAsync(10_000);
  open('/app/list');
  await call(list, { location: 'jhv' });
  expect(sent()).toHaveLength(4);
});

it('is for nobody else: a change of credential gives it up', async () => {
  fetchMock.mockImplementationOnce(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  askAhead('/app/list', ['/tll/list', '/jhv/list']);
  expect(fetchMock.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
  signIn('o'.repeat(32));
  expect(fetchMock.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  open('/app/list');
  await call(list, { location: 'jhv' });
  expect(fetchMock.mock.calls[2]?.[1]).toMatchObject({ headers: { apikey: 'o'.repeat(32) } });
  askAhead('/app/other', ['/trtu/list']);
  open('/app/other');
  await call(list, { location: 'trtu' }, { credential: 't'.repeat(32) });
  expect(sent().filter((url) => url === '/trtu/list')).toHaveLength(2);
});

it('is older than a write that was made meanwhile', async () => {
  askAhead('/app/list', ['/tll/list']);
  const writing = call(write, {});
  askAhead('/app/list', ['/jhv/list']);
  await writing;
  open('/app/list');
  await Promise.all([call(list, { location: 'tll' }), call(list, { location: 'jhv' })]);
  expect(sent()).toEqual(['/tll/list', '/thing', '/jhv/list', '/tll/list', '/jhv/list']);
});
