/** @jest-environment node */
import { httpServer, type ServerBounds } from './http-server';
import { endServers, listening, send, sendRaw } from './testing/loopback';

afterEach(endServers);

const start = (bounds?: ServerBounds) =>
  listening(httpServer(async (request) => new Response(await request.text()), bounds));

/** What every response to no request has. */
const REFUSED = [
  'x-content-type-options: nosniff',
  'referrer-policy: no-referrer',
  'strict-transport-security: ',
  'cache-control: no-store',
  "content-security-policy: default-src 'none'",
  'x-frame-options: deny',
];

it.each<[string, string, string]>([
  ['no HTTP', 'nonsense\r\n\r\n', '400 Bad Request'],
  ['a broken header', 'GET / HTTP/1.1\r\nhost: a\r\nbad header\r\n\r\n', '400 Bad Request'],
  ['two lengths', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nxx', '400 Bad Request'],
  ['a broken piece', 'POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n', '400 Bad Request'],
  ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', '400 Bad Request'],
  ['a host that is none', 'GET / HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n', '400 Bad Request'],
  ['a path with a backslash', 'GET /\\a HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', '400 Bad Request'],
  ['a head that is too long', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, '431 Request Header'],
  ['an expectation', 'GET / HTTP/1.1\r\nhost: a\r\nexpect: x\r\nconnection: close\r\n\r\n', '417 Expectation'],
])('%s is refused with the headers of every response', async (_, bytes, status) => {
  const response = await sendRaw(await start(), bytes);
  expect(response.split('\r\n')[0]).toContain(`HTTP/1.1 ${status}`);
  for (const header of REFUSED) expect(response.toLowerCase()).toContain(header);
});

it('a head that never ends is refused after its time', async () => {
  const port = await start({ headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 });
  expect(await sendRaw(port, 'GET / HTTP/1.1\r\nhost: a\r\n')).toContain('HTTP/1.1 408 Request Timeout');
});

it('a connection on which nothing was ever asked ends without a word', async () => {
  const port = await start({ headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 });
  expect(await sendRaw(port, '')).toBe('');
});

it('a connection rests longer than a proxy in front keeps it', async () => {
  const { headers } = await send(await start(), '/', { headers: { connection: 'keep-alive' } });
  expect(headers['keep-alive']).toBe('timeout=75');
});
