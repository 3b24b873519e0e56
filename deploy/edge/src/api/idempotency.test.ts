/** @jest-environment node */
import { DROP_HEADER } from '../drop';
import { onceForEachKey } from './idempotency';

const HOST = 'console.example';
const KEY = 'a'.repeat(32);
const request = (headers: Record<string, string> = {}, method = 'POST', path = '/api/v1/vm') =>
  new Request(`http://${HOST}${path}`, { method, headers: { 'idempotency-key': KEY, apikey: 'ann', ...headers } });

beforeEach(() => void jest.useFakeTimers({ now: 1000 }));
afterEach(() => void jest.useRealTimers());

/** Sends requests; the work numbers its responses. */
function server(respond = (n: number): Response => Response.json({ n })) {
  const once = onceForEachKey();
  let count = 0;
  const send = async (sent: Request, host = HOST): Promise<unknown> => {
    const response = await once(sent, host, async () => {
      count += 1;
      return respond(count);
    });
    return response.json();
  };
  return { once, send, count: () => count };
}

it('gives a request that comes again the response to the first', async () => {
  const { send, count } = server();
  expect([await send(request()), await send(request())]).toEqual([{ n: 1 }, { n: 1 }]);
  expect(count()).toBe(1);
});

it('lets it wait while the first is under way', async () => {
  const once = onceForEachKey();
  let finish: ((response: Response) => void) | undefined;
  const work = jest.fn(() => new Promise<Response>((resolve) => (finish = resolve)));
  const both = Promise.all([once(request(), HOST, work), once(request(), HOST, work)]);
  finish?.(Response.json({ uuid: 'u' }, { status: 201 }));
  const responses = await both;
  expect(work).toHaveBeenCalledTimes(1);
  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  expect(await Promise.all(responses.map((one) => one.json()))).toEqual([{ uuid: 'u' }, { uuid: 'u' }]);
});

it.each([
  ['another key', request({ 'idempotency-key': 'b'.repeat(32) }), HOST],
  ['another person', request({ apikey: 'bob' }), HOST],
  ['another address', request({}, 'POST', '/api/v1/disk'), HOST],
  ['another method', request({}, 'PATCH'), HOST],
  ['another host', request(), 'other.example'],
])('carries out what has %s', async (_, other, host) => {
  const { send, count } = server();
  await send(request());
  expect(await send(other, host)).toEqual({ n: 2 });
  expect(count()).toBe(2);
});

it.each([
  ['reads', request({}, 'GET')],
  ['has a key of no use', request({ 'idempotency-key': 'short' })],
])('keeps nothing of what %s', async (_, one) => {
  const { send, count } = server();
  await send(one);
  await send(one);
  expect(count()).toBe(2);
});

it('keeps a response for a minute', async () => {
  const { send } = server();
  await send(request());
  jest.advanceTimersByTime(59_000);
  expect(await send(request())).toEqual({ n: 1 });
  jest.advanceTimersByTime(2000);
  expect(await send(request())).toEqual({ n: 2 });
});

it('passes a long response on whole, and keeps nothing of it', async () => {
  const long = server((n) => Response.json({ n, text: 'x'.repeat(200 * 1024) }));
  await long.send(request({ 'idempotency-key': 'b'.repeat(32) }));
  expect(await long.send(request())).toEqual({ n: 2, text: 'x'.repeat(200 * 1024) });
  await long.send(request());
  expect(long.count()).toBe(3);
});

it('keeps the newest of many', async () => {
  const many = server(() => Response.json('x'.repeat(60 * 1024)));
  const keys = Array.from({ length: 150 }, (_, at) => ({ 'idempotency-key': String(at).padStart(20, '0') }));
  for (const key of keys) await many.send(request(key));
  await many.send(request(keys.at(-1)));
  expect(many.count()).toBe(150);
  await many.send(request(keys[0]));
  expect(many.count()).toBe(151);
});

it('lets a few wait for one response, and no crowd', async () => {
  const once = onceForEachKey();
  const work = () => new Promise<Response>(() => undefined);
  for (let at = 0; at < 4; at += 1) void once(request(), HOST, work);
  expect((await once(request(), HOST, work)).status).toBe(502);
});

it('gives the whole response where the first was broken on purpose', async () => {
  const once = onceForEachKey();
  const work = async () => Response.json({}, { headers: { [DROP_HEADER]: 'reset' } });
  expect((await once(request(), HOST, work)).headers.get(DROP_HEADER)).toBe('reset');
  expect((await once(request(), HOST, work)).headers.get(DROP_HEADER)).toBeNull();
});

it('leaves open what became of a write whose response broke off', async () => {
  const once = onceForEachKey();
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });
  expect((await once(request(), HOST, async () => new Response(broken))).status).toBe(502);
});

it('forgets a request that could not be carried out', async () => {
  const once = onceForEachKey();
  await expect(once(request(), HOST, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await once(request(), HOST, async () => new Response(null, { status: 204 }))).status).toBe(204);
});
