/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { clientReader, trustReader } from '../client';
import { httpServer } from '../http-server';
import { endServers, listening, send, type Sending, serving, textOf } from '../testing/loopback';
import { traceReader } from '../trace';
import type { ApiLimits } from './limits';
import { type ApiProxy, apiProxy, targetOf } from './proxy';

const KIB = 1024;
const MIB = 1024 * KIB;
const HOST = 'console.acme.example';
const proxies: ApiProxy[] = [];

afterEach(async () => {
  for (const proxy of proxies.splice(0)) await proxy.close();
  await endServers();
  jest.restoreAllMocks();
});

/** An edge before an API: what it answers, and how many exchanges are under way. */
async function before(api: RequestListener, limits: Partial<ApiLimits> = {}, address = '203.0.113.7') {
  const proxy = apiProxy(await serving(api), limits);
  proxies.push(proxy);
  const port = await listening(httpServer((request) => proxy.fetch(request, HOST, { address, protocol: 'https' })));
  return { port, proxy, ask: (path: string, sending?: Sending) => send(port, path, sending) };
}

it('passes the trace on that a request belongs to, and none that a stranger names', async () => {
  const told: unknown[] = [];
  const origin = await serving(({ headers: { traceparent, tracestate } }, outgoing) => {
    told.push({ traceparent, tracestate });
    outgoing.end();
  });
  const proxy = apiProxy(origin);
  proxies.push(proxy);
  const trace = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', tracestate: 'a=b' };
  for (const trusted of [['loopback'], []]) {
    const isTrusted = trustReader(trusted);
    const clientOf = clientReader(trusted, traceReader({ isTrusted, starts: false }));
    const port = await listening(httpServer((request, { incoming }) => proxy.fetch(request, HOST, clientOf(incoming))));
    await send(port, '/api/v1/a', { headers: trace });
  }
  expect(told).toEqual([trace, {}]);
});

const turns = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** A promise, and what settles it. */
function signal(): { readonly given: Promise<void>; readonly give: () => void } {
  let give = (): void => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

describe('what the API is told', () => {
  const echo: RequestListener = (incoming, outgoing) =>
    void textOf(incoming).then((body) =>
      outgoing.end(JSON.stringify({ method: incoming.method, url: incoming.url, headers: incoming.headers, body })),
    );

  it('is the call as it came, with a short list of headers and those that the edge makes', async () => {
    const { ask, proxy } = await before(echo);
    const response = await ask('/api/v1/a%20b/c?d=e%2Ff&g', {
      method: 'PATCH',
      headers: {
        accept: 'application/json',
        'accept-encoding': 'br',
        'accept-language': 'et',
        apikey: 'k',
        'content-type': 'text/plain',
        'transfer-encoding': 'chunked',
        'user-agent': 'test',
        authorization: 'Basic x',
        connection: 'x-hop',
        cookie: 'a=b',
        forwarded: 'for=10.0.0.1',
        host: 'elsewhere.example',
        origin: 'https://console.acme.example',
        'x-consumer-username': 'admin',
        'x-forwarded-for': '10.0.0.1',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-port': '1',
        'x-forwarded-prefix': '/x',
        'x-hop': '1',
        'x-real-ip': '10.0.0.1',
      },
      body: 'body',
    });
    const { headers, ...call } = JSON.parse(response.body);
    expect(call).toEqual({ method: 'PATCH', url: '/api/v1/a%20b/c?d=e%2Ff&g', body: 'body' });
    expect(headers).toEqual({
      accept: 'application/json',
      'accept-encoding': 'br',
      'accept-language': 'et',
      apikey: 'k',
      connection: 'keep-alive',
      'content-type': 'text/plain',
      host: new URL(proxy.origin).host,
      'transfer-encoding': 'chunked',
      'user-agent': 'test',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': HOST,
      'x-forwarded-proto': 'https',
    });
  });

  it.each([
    ['with a length', { method: 'POST', headers: { 'content-length': '2' }, body: 'ab' }, { 'content-length': '2' }],
    ['none', { method: 'DELETE' }, {}],
  ])('is a body as it was announced: %s', async (_, sending, announced) => {
    const { ask } = await before(echo);
    const { headers } = JSON.parse((await ask('/api/v1/a', sending)).body);
    const { 'content-length': length, 'transfer-encoding': encoding } = headers;
    expect(JSON.parse(JSON.stringify({ 'content-length': length, 'transfer-encoding': encoding }))).toEqual(announced);
  });

  it.each(['TRACE', 'OPTIONS', 'PROPFIND'])('is nothing by %s', async (method) => {
    const requested = jest.fn<void, Parameters<RequestListener>>((_, outgoing) => void outgoing.end());
    const { ask } = await before(requested);
    expect((await ask('/api/v1/a', { method })).status).toBe(405);
    expect(requested).not.toHaveBeenCalled();
  });
});

it.each<[string, string | undefined]>([
  ['/api/v1/vm/list?a=../b', '/api/v1/vm/list?a=../b'],
  ['/api/v1/a%2Fb%20c%25', '/api/v1/a%2Fb%20c%25'],
  ['/api/v1/..a/b..', '/api/v1/..a/b..'],
  ['/api/v1/%E0%A4%A', '/api/v1/%E0%A4%A'],
  ['/api/../sandbox/reset', undefined],
  ['/api/%2e%2e/sandbox/reset', undefined],
  ['/api/v1/..%2f..%2fadmin', undefined],
  ['/api/v1/%252e%252e%252fadmin', undefined],
  ['/api/v1/..%5cadmin', undefined],
  ['/api/v1/a%00', undefined],
  ['/%61pi/v1/a', undefined],
  ['/apis', undefined],
])('the path %s leads to %s', (path, target) => expect(targetOf(`http://${HOST}${path}`)).toBe(target));

describe('what a browser is told', () => {
  it('is what the API responds, with a short list of headers', async () => {
    const date = 'Sun, 06 Nov 1994 08:49:37 GMT';
    const { ask } = await before((_, outgoing) => {
      outgoing.writeHead(422, {
        'access-control-allow-origin': '*',
        'clear-site-data': '"*"',
        'content-encoding': 'br',
        'content-language': 'et',
        'content-disposition': 'attachment',
        'content-security-policy': 'script-src *',
        'content-type': 'application/json',
        date,
        location: 'https://evil.example/',
        'retry-after': '3',
        'set-cookie': ['a=b', 'c=d'],
        'strict-transport-security': 'max-age=0',
        'www-authenticate': 'Basic',
        'x-sandbox-drop': 'hang',
      });
      outgoing.end('encoded');
    });
    const { status, body, headers } = await ask('/api/v1/a');
    expect([status, body]).toEqual([422, 'encoded']);
    expect(headers).toEqual({
      connection: 'keep-alive',
      'content-disposition': 'attachment',
      'content-encoding': 'br',
      'content-language': 'et',
      'content-type': 'application/json',
      date,
      'keep-alive': expect.any(String),
      'retry-after': '3',
      'transfer-encoding': 'chunked',
    });
  });

  it.each([301, 302, 307])('is never a redirect (%i)', async (status) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { ask } = await before((_, outgoing) => outgoing.writeHead(status, { location: 'https://a.example' }).end());
    const response = await ask('/api/v1/a');
    expect([response.status, response.headers.location]).toEqual([502, undefined]);
  });

  it.each([
    ['HEAD', 200],
    ['DELETE', 204],
  ])('is a response without a body to %s', async (method, status) => {
    const { ask, proxy } = await before((_, outgoing) => outgoing.writeHead(status).end());
    expect(await ask('/api/v1/a', { method })).toMatchObject({ status, body: '' });
    expect(proxy.underWay).toBe(0);
  });
});

describe('bodies are passed on as they come', () => {
  it('the API has the first piece before the last is made', async () => {
    const arrived = signal();
    const { ask } = await before((incoming, outgoing) => {
      incoming.once('data', arrived.give);
      void textOf(incoming).then((body) => outgoing.end(body));
    });
    async function* pieces() {
      yield 'first';
      await arrived.given;
      yield 'last';
    }
    expect((await ask('/api/v1/a', { method: 'POST', body: pieces() })).body).toBe('firstlast');
  });

  it('the browser has the first piece before the last is made', async () => {
    const arrived = signal();
    const { proxy } = await before((_, outgoing) => {
      outgoing.write('first');
      void arrived.given.then(() => outgoing.end('last'));
    });
    const response = await proxy.fetch(new Request('http://a/api/v1/a'), HOST, { address: 'a', protocol: 'http' });
    let text = '';
    for await (const piece of response.body ?? []) {
      text += Buffer.from(piece).toString();
      arrived.give();
    }
    expect(text).toBe('firstlast');
  });

  it('a browser that does not read holds the API back', async () => {
    let written = 0;
    const { proxy } = await before((_, outgoing) => {
      const piece = Buffer.alloc(64 * KIB);
      const write = (): void => {
        while (written < 128 * MIB) {
          written += piece.length;
          if (!outgoing.write(piece)) return void outgoing.once('drain', write);
        }
      };
      write();
    });
    const { body } = await proxy.fetch(new Request('http://a/api/v1/a'), HOST, { address: 'a', protocol: 'http' });
    const reader = body?.getReader();
    await reader?.read();
    await turns(5000);
    // What the system's own buffers of two connections hold.
    expect(written).toBeLessThan(32 * MIB);
    await reader?.cancel();
  });

  it('a browser that goes away ends the call of the API', async () => {
    const gone = signal();
    const { proxy } = await before((_, outgoing) => {
      outgoing.once('close', gone.give).write('first');
    });
    const { body } = await proxy.fetch(new Request('http://a/api/v1/a'), HOST, { address: 'a', protocol: 'http' });
    const reader = body?.getReader();
    await reader?.read();
    expect(proxy.underWay).toBe(1);
    await reader?.cancel();
    await gone.given;
    await turns(10);
    expect(proxy.underWay).toBe(0);
  });

  it.each([
    ['a call that reads ends', 'GET', 502],
    ['a write goes on', 'POST', 200],
  ])('%s when the browser goes away before a response', async (_, method, status) => {
    const asked = signal();
    const gone = new AbortController();
    let finish = (): void => undefined;
    const { proxy } = await before((__, outgoing) => {
      finish = () => void outgoing.end('[]');
      asked.give();
    });
    const sent = new Request('http://a/api/v1/a', { method, signal: gone.signal });
    const response = proxy.fetch(sent, HOST, { address: 'a', protocol: 'http' });
    await asked.given;
    gone.abort();
    await turns(10);
    finish();
    expect((await response).status).toBe(status);
  });

  it('a response that breaks off breaks off for the browser, too', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { ask } = await before((_, outgoing) => {
      outgoing.write('[1,', () => outgoing.destroy());
    });
    await expect(ask('/api/v1/a')).rejects.toThrow(/aborted|hang up|ECONNRESET/);
  });
});

describe('bounds', () => {
  it('a request that is too long is refused on the way, however much is still to come', async () => {
    let sent = 0;
    const aborted = signal();
    const { ask } = await before((incoming) => incoming.on('error', aborted.give).resume(), { requestBytes: MIB });
    async function* endless() {
      const piece = new Uint8Array(64 * KIB);
      for (; sent < 400 * MIB; sent += piece.length) yield piece;
    }
    const { status, body } = await ask('/api/v1/a', { method: 'POST', body: endless() });
    expect([status, JSON.parse(body)]).toEqual([413, { message: 'The request is too large' }]);
    expect(sent).toBeLessThan(32 * MIB);
    await aborted.given;
  });

  it('a request that announces too much is refused before the API is asked', async () => {
    const requested = jest.fn<void, Parameters<RequestListener>>();
    const { ask } = await before(requested, { requestBytes: 10 });
    const sending = { method: 'POST', headers: { 'content-length': '11' }, body: '12345678901' };
    expect((await ask('/api/v1/a', sending)).status).toBe(413);
    expect(requested).not.toHaveBeenCalled();
  });

  it('a response that is too long breaks off', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { ask } = await before((_, outgoing) => void outgoing.write('x'.repeat(2 * MIB)), { responseBytes: MIB });
    await expect(ask('/api/v1/a')).rejects.toThrow(/aborted|hang up|ECONNRESET/);
  });

  it('a head of a response that is too long is none', async () => {
    const { ask } = await before((_, outgoing) => outgoing.writeHead(200, { 'x-long': 'x'.repeat(5000) }).end(), {
      headerBytes: 4000,
    });
    expect((await ask('/api/v1/a')).status).toBe(502);
  });

  it.each<[string, Partial<ApiLimits>]>([
    ['that does not begin', { headersMs: 20 }],
    ['as a whole', { exchangeMs: 20 }],
  ])('an API that does not respond in time is told as 504: %s', async (_, limits) => {
    const { ask, proxy } = await before(() => undefined, limits);
    const { status, body } = await ask('/api/v1/a');
    expect([status, JSON.parse(body)]).toEqual([504, { message: 'The API did not respond in time' }]);
    expect(proxy.underWay).toBe(0);
  });

  it('a response that pauses for too long breaks off', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { ask } = await before((_, outgoing) => void outgoing.write('['), { pauseMs: 20 });
    await expect(ask('/api/v1/a')).rejects.toThrow(/aborted|hang up|ECONNRESET/);
  });

  it('an API that is not there is told as 502 in its own error shape', async () => {
    const { ask } = await before((incoming) => incoming.socket.destroy());
    const { status, body } = await ask('/api/v1/a');
    expect([status, JSON.parse(body)]).toEqual([502, { message: 'The API can not be reached' }]);
  });

  it.each<[string, Partial<ApiLimits>, number]>([
    ['for one client', { atOnce: 10, atOnceEach: 2 }, 429],
    ['in all', { atOnce: 2, atOnceEach: 10 }, 503],
  ])(
    'so many calls are under way at once %s; the next is refused, and has its place when one is over',
    async (_, limits, status) => {
      const held = signal();
      let requests = 0;
      const both = signal();
      const { ask, proxy } = await before((_incoming, outgoing) => {
        requests += 1;
        if (requests === 2) both.give();
        void held.given.then(() => outgoing.end('{}'));
      }, limits);
      const first = [ask('/api/v1/a'), ask('/api/v1/b')];
      await both.given;
      expect(proxy.underWay).toBe(2);
      expect(await ask('/api/v1/c')).toMatchObject({ status, headers: { 'retry-after': expect.any(String) } });
      expect(requests).toBe(2);
      held.give();
      await Promise.all(first);
      expect(await ask('/api/v1/d')).toMatchObject({ status: 200 });
    },
  );
});
