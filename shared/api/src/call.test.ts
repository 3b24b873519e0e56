import * as v from 'valibot';
import { defineEndpoint } from '@console/contract/endpoint';
import { call } from './call';
import { creations } from './creations';
import { resetApi } from './reset';
import { session, signIn } from './session';
import { configureApi, type OpenWrite } from './settings';

const base = {
  path: '/thing',
  params: v.object({}),
  response: v.object({ uuid: v.string() }),
  source: 'test',
} as const;
const create = defineEndpoint({ ...base, name: 'create', method: 'POST', repeat: 'another' });
const change = defineEndpoint({ ...base, name: 'change', method: 'PATCH', repeat: 'harmless' });
const remove = defineEndpoint({ ...base, name: 'remove', method: 'DELETE', repeat: 'harmless' });
const json = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'application/json' } });
const html = (status: number) =>
  new Response('<html>Oops</html>', { status, headers: { 'content-type': 'text/html' } });

const onOpenWrite = jest.fn<Promise<unknown>, [OpenWrite]>();
const respondWith = (respond: () => Response | Promise<Response>): void =>
  configureApi({ baseUrl: '', fetch: async () => respond(), onReport: () => undefined, onOpenWrite });

beforeEach(() => {
  localStorage.clear();
  resetApi();
  signIn('k'.repeat(32));
  onOpenWrite.mockReset().mockImplementation(({ error }) => Promise.reject(error));
});

const lost: [string, () => Response | Promise<Response>][] = [
  ['502 with words of the gateway', () => json('{"message":"no upstream"}', 502)],
  ['503', () => json('{"message":"busy"}', 503)],
  ['504', () => json('{}', 504)],
  ['500 in HTML', () => html(500)],
  ['500 without a word', () => json('', 500)],
  ['HTML', () => html(200)],
  ['nothing where JSON was to come', () => json('')],
  ['JSON that is cut off', () => json('{"uuid":"x')],
  ['wrong types', () => json('{"uuid":1}')],
  ['nonsense', () => json('{"hello":"world"}')],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a socket that hangs up', () => Promise.reject(new Error('socket hang up'))],
];

it.each(lost)('does not know how a write ended after %s, and has it looked up', async (_, respond) => {
  respondWith(respond);
  await expect(call(create, {})).rejects.toMatchObject({ outcome: 'unknown' });
  expect(onOpenWrite).toHaveBeenCalledTimes(1);
  onOpenWrite.mockResolvedValueOnce({ uuid: 'found' });
  await expect(call(create, {})).resolves.toEqual({ uuid: 'found' });
});

it('knows that what was sent without a network was not carried out, and looks nothing up', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const broken = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
  respondWith(broken);
  for (const endpoint of [create, remove])
    await expect(call(endpoint, {})).rejects.toMatchObject({ kind: 'connection', outcome: 'refused' });
  expect(onOpenWrite).not.toHaveBeenCalled();
  // What is reached all the same, and what was sent before or broke after there was a network again.
  respondWith(() => json('{"uuid":"a"}'));
  await expect(call(create, {})).resolves.toEqual({ uuid: 'a' });
  respondWith(() => {
    onLine.mockReturnValue(true);
    return broken();
  });
  await expect(call(create, {})).rejects.toMatchObject({ outcome: 'unknown' });
  respondWith(() => {
    onLine.mockReturnValue(false);
    return broken();
  });
  await expect(call(create, {})).rejects.toMatchObject({ outcome: 'unknown' });
  onLine.mockRestore();
});

it.each([
  json('{"errors":{"Error":"No capacity"}}', 500),
  json('{"message":"Not yours"}', 403),
  json('{"errors":{"name":"too short"}}', 400),
  json('"No such thing"', 400),
])('takes the words of the server itself for its refusal', async (response) => {
  respondWith(() => response);
  await expect(call(create, {})).rejects.toMatchObject({ outcome: 'refused' });
  expect(onOpenWrite).not.toHaveBeenCalled();
});

it('looks whether what a refused deletion was about is gone', async () => {
  respondWith(() => json('{"errors":{"Error":"No such thing"}}', 500));
  onOpenWrite.mockResolvedValueOnce(undefined);
  await expect(call(remove, {})).resolves.toBeUndefined();
});

it.each([401, 403, 429])('believes a deletion refused to whoever asks, with %s', async (status) => {
  respondWith(() => json('{"message":"Not yours"}', status));
  await expect(call(remove, {})).rejects.toMatchObject({ outcome: 'refused', status });
  expect(onOpenWrite).not.toHaveBeenCalled();
});

it('takes 204 for a success, unless the response has to say what was made', async () => {
  respondWith(() => new Response(null, { status: 204 }));
  await expect(call(change, {})).resolves.toBeUndefined();
  await expect(call(remove, {})).resolves.toBeUndefined();
  expect(onOpenWrite).not.toHaveBeenCalled();
  await expect(call(create, {})).rejects.toMatchObject({ outcome: 'unknown' });
});

it('looks nothing up for whoever comes next', async () => {
  respondWith(() => {
    session.setState({ credential: 'somebody else' });
    return html(502);
  });
  await expect(call(create, {})).rejects.toMatchObject({ aborted: true });
  expect(onOpenWrite).not.toHaveBeenCalled();
});

it('knows what creations of this page have made', async () => {
  const before = creations().length;
  respondWith(() => json('{"uuid":"a"}'));
  await call(create, {});
  await call(change, {});
  expect(creations().slice(before)).toEqual([{ endpoint: 'create', params: {}, state: 'ended', made: 'a' }]);
});

it.each(lost)('tells a failure to read as nothing sent, for whoever reads before a write: %s', async (_, respond) => {
  respondWith(respond);
  const read = defineEndpoint({ ...base, name: 'read', method: 'GET' });
  await expect(call(read, {})).rejects.toMatchObject({ name: 'ApiError', isRead: true });
  expect(onOpenWrite).not.toHaveBeenCalled();
});
