/** @jest-environment node */
import net from 'node:net';
import { httpServer } from '../http-server';
import { endServers, listening, send } from '../testing/loopback';
import { traceReader } from '../trace';
import { healthResponse } from './health';
import { operationsResponse } from './listener';
import { logAsJson, logRequest } from './log';
import { createMetrics } from './metrics';
import { currentRequestId, observe, routeClassOf, type SeenRequest } from './observe';

afterEach(endServers);

it.each([
  ['/', 'page'],
  ['/app', 'page'],
  ['/app/compute/vm/tll/1', 'page'],
  ['/referral/abc', 'page'],
  ['/app/assets/1/main.js', 'asset'],
  ['/remotes/mf-compute/1/app.js', 'asset'],
  ['/api/v1/vm', 'api'],
  ['/v1/vm', 'api'],
  ['/reports/csp', 'report'],
  ['/authorize', 'other'],
  ['/apps', 'other'],
])('%s is of the kind %s', (path, kind) => expect(routeClassOf(path)).toBe(kind));

/** A server that is observed; `ended` settles with the next request that has. */
async function observed(respond: () => Response | Promise<Response>, isTrusted = false) {
  let tell: (seen: SeenRequest) => void = () => {};
  const ended = new Promise<SeenRequest>((resolve) => {
    tell = resolve;
  });
  const server = httpServer(respond);
  observe(server, { isTrusted: () => isTrusted, onEnd: (seen) => tell(seen) });
  return { port: await listening(server), ended };
}

it('tells of a request without its query, ids and names, and gives it an id', async () => {
  const { port, ended } = await observed(() => new Response('x', { status: 201 }));
  const { headers } = await send(port, '/api/v1/vm/Secret7?apikey=hidden', { method: 'POST' });
  const seen = await ended;
  expect(seen).toMatchObject({ method: 'POST', route: 'api', path: '/api/*/vm/*', status: 201 });
  expect(seen.seconds).toBeGreaterThan(0);
  expect(headers['x-request-id']).toBe(seen.id);
  expect(JSON.stringify(seen)).not.toMatch(/hidden|Secret7/);
});

it.each([
  [true, 'from-the-proxy', true],
  [false, 'from-the-proxy', false],
  [true, 'no good\tid', false],
  [true, 'short', false],
])('trusted: %s, with the id %j: it holds: %s', async (isTrusted, given, holds) => {
  const { port, ended } = await observed(() => new Response('x'), isTrusted);
  await send(port, '/', { headers: { 'x-request-id': given } });
  expect((await ended).id === given).toBe(holds);
});

it('tells the trace that a request belongs to', async () => {
  let tell: (seen: SeenRequest) => void = () => {};
  const ended = new Promise<SeenRequest>((resolve) => {
    tell = resolve;
  });
  const server = httpServer(() => new Response('x'));
  const traceOf = traceReader({ isTrusted: () => true, starts: false });
  observe(server, { isTrusted: () => true, traceOf, onEnd: (one) => tell(one) });
  const id = '4bf92f3577b34da6a3ce929d0e0e4736';
  await send(await listening(server), '/', { headers: { traceparent: `00-${id}-00f067aa0ba902b7-01` } });
  const lines: string[] = [];
  logRequest(await ended, (line) => lines.push(line));
  expect(JSON.parse(lines.join(''))).toMatchObject({ msg: 'request', traceId: id });
});

it('knows the id while the request is answered', async () => {
  let during: string | undefined;
  const { port, ended } = await observed(async () => {
    await new Promise(setImmediate);
    during = currentRequestId();
    return new Response('x');
  });
  await send(port, '/');
  expect(during).toBe((await ended).id);
  expect(currentRequestId()).toBeUndefined();
});

it('tells of one whose client is gone', async () => {
  let ask: () => void = () => {};
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const { port, ended } = await observed(() => {
    ask();
    return new Promise<Response>(() => {});
  });
  const socket = net.connect(port, '127.0.0.1', () => socket.write('GET /app/ HTTP/1.1\r\nhost: a\r\n\r\n'));
  await asked;
  socket.destroy();
  expect(await ended).toMatchObject({ status: 'aborted', route: 'page' });
});

const seen = (more: Partial<SeenRequest> = {}): SeenRequest => ({
  id: 'abcdefgh',
  method: 'GET',
  route: 'api',
  path: '/api/*/vm',
  host: 'a.example',
  status: 200,
  seconds: 0.0404,
  ...more,
});

it('counts by kind and status, with the failures of the API', async () => {
  const metrics = createMetrics({ connections: () => 7 });
  for (const status of [200, 404, 502, 'aborted'] as const) metrics.count(seen({ status }));
  metrics.count(seen({ route: 'page', status: 500, seconds: 0.2 }));
  const lines = (await metrics.text()).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'console_requests_total{route="api",status="200"} 1',
      'console_requests_total{route="page",status="500"} 1',
      'console_api_errors_total{status="502"} 1',
      'console_api_errors_total{status="aborted"} 1',
      'console_open_connections 7',
      'console_request_duration_seconds_bucket{le="0.05",route="api"} 4',
      'console_request_duration_seconds_count{route="page"} 1',
    ]),
  );
  expect(lines.filter((line) => line.startsWith('console_api_errors_total{'))).toHaveLength(2);
});

it('writes requests, and what a program says meanwhile, as lines of JSON', () => {
  const lines: string[] = [];
  logRequest(seen(), (line) => lines.push(line));
  const target = { log: () => {}, warn: () => {}, error: () => {} };
  logAsJson(target, (line) => lines.push(line));
  Reflect.apply(target.error, undefined, ['two\nlines', new Error('broken')]);
  Reflect.apply(target.log, undefined, ['Console ready']);
  const [request, error, ready] = lines.map((line): unknown => JSON.parse(line));
  expect(lines.join('')).not.toContain('\n');
  expect(request).toMatchObject({
    level: 'info',
    msg: 'request',
    requestId: 'abcdefgh',
    route: 'api',
    status: 200,
    durationMs: 40,
  });
  expect(error).toMatchObject({ level: 'error', msg: expect.stringMatching(/^two\nlines Error: broken/) });
  expect(ready).toMatchObject({ level: 'info', msg: 'Console ready', time: expect.stringMatching(/^\d{4}-.*Z$/) });
});

it.each([
  ['starting', 503],
  ['serving', 200],
  ['stopping', 503],
] as const)('while it is %s it lives, and says of its readiness %i', (phase, status) => {
  expect(healthResponse('/healthz', phase)?.status).toBe(200);
  expect(healthResponse('/readyz', phase)?.status).toBe(status);
  expect(healthResponse('/app/', phase)).toBeUndefined();
});

it('answers at the port for operations, and nothing else there', async () => {
  const sources = { phase: 'serving' as const, metrics: createMetrics({ connections: () => 0 }) };
  const ask = (path: string, method = 'GET') => operationsResponse(new Request(`http://a${path}`, { method }), sources);
  expect(await (await ask('/readyz')).text()).toBe('ready\n');
  const metrics = await ask('/metrics');
  expect(metrics.headers.get('content-type')).toContain('text/plain');
  expect(await metrics.text()).toContain('process_resident_memory_bytes');
  expect([(await ask('/')).status, (await ask('/metrics', 'POST')).status]).toEqual([404, 405]);
});
