import * as v from 'valibot';
import { defineEndpoint } from '@console/contract/endpoint';
import { serverNow, setServerTime } from './clock';
import { resetApi } from './reset';
import { session, signIn, signOut } from './session';
import { configureApi } from './settings';
import { call } from './call';

const read = defineEndpoint({
  name: 'read',
  method: 'GET',
  path: '/{location}/thing',
  params: v.object({ location: v.string(), q: v.optional(v.string()) }),
  response: v.unknown(),
  source: 'test',
});
const write = defineEndpoint({
  name: 'write',
  method: 'POST',
  repeat: 'again',
  path: '/thing',
  body: 'form',
  params: v.object({ name: v.string() }),
  response: v.unknown(),
  source: 'test',
});
const open = defineEndpoint({
  name: 'open',
  method: 'GET',
  path: '/open',
  params: v.object({}),
  response: v.unknown(),
  auth: false,
  source: 'test',
});

const fetchMock = jest.fn<Promise<Response>, [RequestInfo | URL, RequestInit?]>();
const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' }, ...init });
const sent = (index = 0) => {
  const [url, init] = fetchMock.mock.calls[index] ?? [];
  return { url, headers: init?.headers, body: init?.body, method: init?.method };
};

beforeEach(() => {
  localStorage.clear();
  resetApi();
  fetchMock.mockReset().mockImplementation(() => Promise.resolve(json({ ok: 1 })));
  configureApi({ baseUrl: '/api/v1', fetch: fetchMock, environment: 'production' });
  signIn('k'.repeat(32));
});

describe('an answer without data', () => {
  const list = defineEndpoint({ ...read, name: 'list', response: v.array(v.object({ id: v.number() })) });
  const one = defineEndpoint({ ...read, name: 'one', response: v.object({ id: v.number() }) });
  const text = (contentType: string) => new Response('', { headers: { 'content-type': contentType } });
  const answer = (response: Response) => fetchMock.mockResolvedValue(response);

  it.each([
    ['204', () => new Response(null, { status: 204 })],
    ['an empty text', () => text('text/plain; charset=utf-8')],
  ])('is an empty list, and not a thing: %s', async (_, response) => {
    answer(response());
    await expect(call(list, { location: 'tll' })).resolves.toEqual([]);
    answer(response());
    await expect(call(one, { location: 'tll' })).rejects.toThrow(/Unexpected response/);
  });

  it.each(['application/json', 'text/html', ''])('is no list where its content was lost: %s', async (contentType) => {
    answer(text(contentType));
    await expect(call(list, { location: 'tll' })).rejects.toMatchObject({ isRead: true });
  });
});

it('sends no cookie, and lets the browser keep no answer', async () => {
  await call(read, { location: 'tll' });
  await call(write, { name: 'x' });
  for (const [, init] of fetchMock.mock.calls) expect(init).toMatchObject({ credentials: 'omit', cache: 'no-store' });
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

it('sends the key in the header and nowhere else', async () => {
  await call(read, { location: 'tll', q: 'a b' });
  expect(sent()).toEqual({
    url: '/api/v1/tll/thing?q=a+b',
    method: 'GET',
    headers: { accept: 'application/json', apikey: 'k'.repeat(32) },
    body: undefined,
  });
});

it('writes forms', async () => {
  await call(write, { name: 'ä&b' });
  expect(sent()).toMatchObject({
    method: 'POST',
    body: 'name=%C3%A4%26b',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
});

const invoice = defineEndpoint({
  name: 'invoice',
  method: 'GET',
  path: '/invoice/pdf',
  params: v.object({}),
  response: v.blob(),
  media: 'application/pdf',
  source: 'test',
});

it('asks for a document and hands it over as it is', async () => {
  const content = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
  const received = json(null, { headers: { 'content-type': 'application/pdf' } });
  jest.spyOn(received, 'blob').mockResolvedValue(content);
  fetchMock.mockResolvedValue(received);
  expect(await call(invoice, {})).toBe(content);
  expect(sent().headers).toMatchObject({ accept: 'application/pdf' });
});

it('says what came in place of a document', async () => {
  fetchMock.mockResolvedValue(json({ almost: 'a document' }));
  await expect(call(invoice, {})).rejects.toMatchObject({ kind: 'non-json' });
  fetchMock.mockResolvedValue(json({ errors: { Error: 'Gone' } }, { status: 500 }));
  await expect(call(invoice, {})).rejects.toMatchObject({ kind: 'standard', message: expect.stringContaining('Gone') });
});

it('sends no key where none is needed', async () => {
  await call(open, {});
  expect(sent().headers).toEqual({ accept: 'application/json' });
});

it('names each write, and nothing that only reads', async () => {
  await call(write, { name: 'a' });
  await call(write, { name: 'a' });
  await call(read, { location: 'tll' });
  const [first, second, third] = [0, 1, 2].map((index) => new Headers(sent(index).headers).get('idempotency-key'));
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(second).toMatch(/^[\da-f]{32}$/);
  expect(second).not.toBe(first);
  expect(third).toBeNull();
});

it('ends with a time-out', async () => {
  fetchMock.mockImplementation(() => new Promise(() => undefined));
  await expect(call(read, { location: 'tll' }, { timeoutMs: 5 })).rejects.toMatchObject({ kind: 'timeout' });
});

it('ends when its caller gives up, as something to say nothing about', async () => {
  fetchMock.mockImplementation(() => new Promise(() => undefined));
  const controller = new AbortController();
  const work = call(read, { location: 'tll' }, { signal: controller.signal });
  controller.abort();
  await expect(work).rejects.toMatchObject({ aborted: true });
});

it('drops what comes after the credential has changed', async () => {
  let respond: (response: Response) => void = () => undefined;
  fetchMock.mockImplementation(() => new Promise((resolve) => (respond = resolve)));
  const work = call(read, { location: 'tll' });
  signOut();
  respond(json({ secret: 1 }));
  await expect(work).rejects.toMatchObject({ aborted: true });
});

it('drops it even where nobody was told of the change', async () => {
  let respond: (response: Response) => void = () => undefined;
  fetchMock.mockImplementation(() => new Promise((resolve) => (respond = resolve)));
  const work = call(write, { name: 'x' });
  session.setState({ credential: 'of somebody else' });
  respond(json({ secret: 1 }));
  await expect(work).rejects.toMatchObject({ aborted: true });
});

it('writes nothing when another tab has changed the session', async () => {
  localStorage.setItem('apikey', 'other');
  await expect(call(write, { name: 'x' })).rejects.toMatchObject({ kind: 'credentials' });
  expect(fetchMock).not.toHaveBeenCalled();
});

it('marks the session when the server rejects the key', async () => {
  fetchMock.mockResolvedValue(json({ message: 'Invalid authentication credentials' }, { status: 403 }));
  await expect(call(read, { location: 'tll' })).rejects.toMatchObject({ kind: 'forbidden' });
  expect(session.getState().rejected).toBe(true);
});

it.each(['Failed to fetch', 'The wording of a browser of tomorrow'])(
  'says that the connection failed: %s',
  async (words) => {
    fetchMock.mockRejectedValue(new TypeError(words));
    await expect(call(read, { location: 'tll' })).rejects.toMatchObject({
      kind: 'connection',
      message: 'Failed to connect to server',
    });
  },
);

it('asks with another key without a word about the session', async () => {
  const refused = { message: 'Invalid authentication credentials' };
  fetchMock.mockImplementation(() => Promise.resolve(json(refused, { status: 403 })));
  const other = 't'.repeat(32);
  await expect(call(read, { location: 'tll' }, { credential: other })).rejects.toMatchObject({ status: 403 });
  expect(sent().headers).toMatchObject({ apikey: other });
  expect(session.getState().rejected).toBeUndefined();
  await expect(call(read, { location: 'tll' })).rejects.toMatchObject({ status: 403 });
  expect(sent(1).headers).toMatchObject({ apikey: 'k'.repeat(32) });
  expect(session.getState().rejected).toBe(true);
});

it('calls a call that was put together wrongly an error of its developer', async () => {
  await expect(call(read, { location: '..' })).rejects.toMatchObject({ kind: 'developer' });
  expect(fetchMock).not.toHaveBeenCalled();
});

it("follows the server's clock", async () => {
  fetchMock.mockResolvedValue(
    json(1, { headers: { 'content-type': 'application/json', date: 'Wed, 01 Jan 2031 00:00:00 GMT' } }),
  );
  await call(read, { location: 'tll' });
  expect(serverNow().getUTCFullYear()).toBe(2031);
  setServerTime(Date.now());
});

it('takes an early answer over, once, and only for the same person', async () => {
  const early = (credential: string, response: Promise<Response>) =>
    Object.assign(window, { consoleEarly: { credential, at: Date.now(), responses: { '/tll/thing': response } } });
  early('k'.repeat(32), Promise.resolve(json({ early: 1 })));
  await expect(call(read, { location: 'tll' })).resolves.toEqual({ early: 1 });
  expect(fetchMock).not.toHaveBeenCalled();
  await expect(call(read, { location: 'tll' })).resolves.toEqual({ ok: 1 });
  early('somebody-else', Promise.resolve(json({ secret: 1 })));
  await expect(call(read, { location: 'tll' })).resolves.toEqual({ ok: 1 });
  early('k'.repeat(32), Promise.reject(new TypeError('Failed to fetch')));
  await expect(call(read, { location: 'tll' })).resolves.toEqual({ ok: 1 });
  Object.assign(window, { consoleEarly: document.createElement('form') });
  await expect(call(read, { location: 'tll' })).resolves.toEqual({ ok: 1 });
});

it('is given up where somebody else is signed in by the time that a long list is read', async () => {
  const rows = Array.from({ length: 300 }, (_, id) => ({ id }));
  const onRow = jest.fn(() => {
    signOut();
    return true;
  });
  const list = defineEndpoint({
    name: 'list',
    method: 'GET',
    path: '/list',
    params: v.object({}),
    response: v.array(v.pipe(v.object({ id: v.number() }), v.check(onRow))),
    source: 'test',
  });
  fetchMock.mockResolvedValueOnce(json(rows));
  await expect(call(list, {})).rejects.toMatchObject({ aborted: true });
  expect(onRow).toHaveBeenCalled();
});
