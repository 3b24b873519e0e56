/** @jest-environment node */
import { once } from 'node:events';
import { connect as connectHttp2, constants, type ClientHttp2Session, type OutgoingHttpHeaders } from 'node:http2';
import { request } from 'node:https';
import net from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { clientReader } from '../client';
import type { Responder, ServerOptions } from '../http-server';
import { observe, type SeenRequest } from '../operations/observe';
import { addSecurityHeaders } from '../security-headers';
import { certificateFiles, removeCertificateFiles, selfSigned } from '../testing/certificates';
import { readCertificates } from './certificates';
import { tlsServer } from './tls-server';

afterAll(removeCertificateFiles);

const pair = selfSigned('console.example');
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A server with a certificate of its own; the response says who asked, where and how. */
async function start(respond?: Responder, options: ServerOptions = {}) {
  const { files, write } = certificateFiles(pair);
  const certificates = readCertificates([files], () => {});
  const clientOf = clientReader([]);
  const own: Responder = async (asked, { incoming }) => {
    const { protocol, address } = clientOf(incoming);
    const said = [incoming.httpVersion, asked.headers.get('host'), new URL(asked.url).protocol, protocol, address];
    const response = new Response([...said, await asked.text()].join(' '));
    addSecurityHeaders(response.headers, 'other');
    return response;
  };
  const server = tlsServer(respond ?? own, { ...options, certificates });
  const seen: SeenRequest[] = [];
  for (const requests of server.requests)
    observe(requests, { isTrusted: () => false, onEnd: (one) => void seen.push(one) });
  await new Promise<void>((resolve) => server.listener.listen(0, '127.0.0.1', resolve));
  ends.push(() => server.connections.drain(AbortSignal.abort()));
  const address = server.listener.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen');
  return { ...server, server, port: address.port, certificates, write, seen };
}

const TRUST_ANYBODY = { rejectUnauthorized: false, servername: 'console.example' };

function http2To(port: number): ClientHttp2Session {
  const session = connectHttp2(`https://127.0.0.1:${port}`, TRUST_ANYBODY);
  session.on('error', () => {});
  ends.push(() => session.destroy());
  return session;
}

/** Sends a request by HTTP/2. @throws Error for a stream that is closed before its end */
async function send(session: ClientHttp2Session, headers: OutgoingHttpHeaders = {}, body?: string) {
  const stream = session.request({ ':authority': 'console.example', ...headers }, { endStream: body === undefined });
  if (body !== undefined) stream.end(body);
  const received: { headers: Record<string, unknown>; text: string } = { headers: {}, text: '' };
  stream.on('response', (got) => Object.assign(received.headers, got));
  stream.setEncoding('utf8');
  stream.on('data', (piece: string) => {
    received.text += piece;
  });
  await once(stream, 'close');
  if (stream.rstCode !== constants.NGHTTP2_NO_ERROR) throw new Error(`closed with ${stream.rstCode}`);
  return received;
}

function askHttp1(port: number, body = ''): Promise<{ headers: NodeJS.Dict<string | string[]>; text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      ...TRUST_ANYBODY,
      host: '127.0.0.1',
      port,
      method: 'POST',
      headers: { host: 'console.example' },
    });
    outgoing.on('response', (incoming) => {
      let text = '';
      incoming.on('data', (piece) => {
        text += String(piece);
      });
      incoming.on('end', () => resolve({ headers: incoming.headers, text }));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function connect(port: number, options: object = {}): TLSSocket {
  const socket = connectTls({ ...TRUST_ANYBODY, host: '127.0.0.1', port, ...options });
  socket.on('error', () => {});
  ends.push(() => socket.destroy());
  return socket;
}

it('speaks HTTP/2, with the host where HTTP/1.1 has it', async () => {
  const { port, seen } = await start();
  const { headers, text } = await send(http2To(port), { ':method': 'POST', ':path': '/app/' }, 'body');
  expect(text).toBe('2.0 console.example https: https 127.0.0.1 body');
  expect(headers).toMatchObject({
    ':status': 200,
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
  });
  expect(seen).toMatchObject([{ method: 'POST', route: 'page', host: 'console.example', status: 200 }]);
  expect(headers['x-request-id']).toBe(seen[0]?.id);
});

it('gives what is at hand by both protocols', async () => {
  const { port, seen } = await start(undefined, {
    quick: (_, outgoing) => Boolean(outgoing.writeHead(200, ['etag', '"a"', 'content-length', '5']).end('ready')),
  });
  const found = [await send(http2To(port), { ':path': '/app/assets/1/a.js' }), await askHttp1(port)];
  expect(found.map(({ headers, text }) => [headers['etag'], text])).toEqual([
    ['"a"', 'ready'],
    ['"a"', 'ready'],
  ]);
  expect(found.map(({ headers }) => headers['x-request-id'])).toEqual(seen.map(({ id }) => id));
});

it('believes no second host beside the one that a request is for', async () => {
  const { port } = await start();
  expect((await send(http2To(port), { host: 'other.example' })).text).toContain('2.0 console.example https:');
});

it('speaks HTTP/1.1 with who asks for it, or for nothing', async () => {
  const { port, seen } = await start();
  const { headers, text } = await askHttp1(port, 'body');
  expect(text).toBe('1.1 console.example https: https 127.0.0.1 body');
  expect(headers['strict-transport-security']).toContain('max-age=');
  expect(seen).toMatchObject([{ status: 200 }]);
  const old = connect(port, { ALPNProtocols: ['http/1.1'] });
  await once(old, 'secureConnect');
  expect(old.alpnProtocol).toBe('http/1.1');
});

it('speaks no old TLS', async () => {
  const { port } = await start();
  const socket = connect(port, { maxVersion: 'TLSv1.1', minVersion: 'TLSv1', ciphers: 'DEFAULT@SECLEVEL=0' });
  const code = await new Promise<string>((resolve) => {
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(String(error.code)));
    socket.on('secureConnect', () => resolve('connected'));
  });
  expect(code).toMatch(/^ERR_SSL_|^ECONNRESET$/);
});

it('shows a certificate that has changed to the next who connects, and serves who is there', async () => {
  const { port, certificates, write, renew } = await start();
  const session = http2To(port);
  await send(session);
  const next = selfSigned('console.example');
  write(next);
  expect(certificates.refresh()).toBe(true);
  renew();
  for (const servername of ['console.example', undefined]) {
    const socket = connect(port, { servername });
    await once(socket, 'secureConnect');
    expect(socket.getPeerX509Certificate()?.toString()).toBe(next.cert.replaceAll('\r', ''));
  }
  expect((await send(session)).headers[':status']).toBe(200);
});

it('has no room for a head that is too long', async () => {
  const { port, seen } = await start(undefined, { maxHeaderSize: 4096 });
  const session = http2To(port);
  await send(session);
  await expect(send(session, { 'x-long': 'x'.repeat(8000) })).rejects.toThrow('closed with');
  expect(seen).toHaveLength(1);
  await expect(askHttp1(port, '')).resolves.toMatchObject({ text: expect.stringContaining('1.1') });
});

it('waits for no request that does not come to its end', async () => {
  const { port } = await start(undefined, { headersTimeout: 40, requestTimeout: 60, connectionsCheckingInterval: 20 });
  const slow = http2To(port).request({ ':authority': 'console.example', ':method': 'POST' }, { endStream: false });
  slow.on('error', () => {});
  await new Promise((resolve) => slow.on('close', resolve));
  expect(slow.rstCode).toBe(constants.NGHTTP2_ENHANCE_YOUR_CALM);
  const half = connect(port);
  half.write('GET / HTTP/1.1\r\nhost: a\r\n');
  const [piece] = await once(half, 'data');
  expect(String(piece)).toContain('HTTP/1.1 408 Request Timeout');
});

/** More than a system keeps for a connection. */
const LARGE = 24 * 1024 * 1024;

/** A response that comes in pieces, as its client takes them. */
function large(): Response {
  let left = LARGE;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = new Uint8Array(Math.min(left, 65_536));
      left -= piece.length;
      controller.enqueue(piece);
      if (left === 0) controller.close();
    },
  });
  return new Response(body);
}

it('gives up a response of which nothing is read, and no other of the connection', async () => {
  const { port, seen } = await start(large, { unreadTimeout: 100 });
  const session = http2To(port);
  session.settings({ initialWindowSize: 0 });
  const unread = session.request({ ':authority': 'console.example' });
  unread.on('error', () => {});
  await new Promise((resolve) => unread.on('close', resolve));
  expect(unread.rstCode).toBe(constants.NGHTTP2_ENHANCE_YOUR_CALM);
  expect(seen).toMatchObject([{ status: 'aborted' }]);
  expect(session.destroyed).toBe(false);
  session.settings({ initialWindowSize: 65_535 });
  expect((await send(session)).text).toHaveLength(LARGE);
});

it('waits for a response of its own for longer than a client may let it wait', async () => {
  const late = (): Promise<Response> => new Promise((resolve) => setTimeout(() => resolve(new Response('late')), 250));
  const { port } = await start(late, { unreadTimeout: 100 });
  const answers = await Promise.all([send(http2To(port)), askHttp1(port)]);
  expect(answers.map(({ text }) => text)).toEqual(['late', 'late']);
});

it.each(['h2', 'http/1.1'])('closes the connection of a client that takes nothing from it, by %s', async (protocol) => {
  const { port, connections, seen } = await start(large, { unreadTimeout: 100 });
  // Between both stands somebody who passes nothing on to the client once the response has begun.
  const between = net.createServer((near) => {
    const far = net.connect(port, '127.0.0.1');
    near.pipe(far);
    let passed = 0;
    far.on('data', (piece) => {
      passed += piece.length;
      near.write(piece);
      if (passed > 100_000) far.pause();
    });
    for (const socket of [near, far]) socket.on('error', () => {}).on('close', () => near.destroy());
    ends.push(() => far.destroy());
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  ends.push(() => between.close());
  const address = between.address();
  if (typeof address !== 'object' || !address) throw new Error('Nobody listens');
  if (protocol === 'h2') {
    const session = connectHttp2(`https://127.0.0.1:${address.port}`, {
      ...TRUST_ANYBODY,
      settings: { initialWindowSize: LARGE },
    });
    session.on('error', () => {}).on('connect', () => session.setLocalWindowSize(LARGE));
    session
      .request({ ':authority': 'console.example' })
      .on('error', () => {})
      .resume();
    ends.push(() => session.destroy());
  } else connect(address.port, { ALPNProtocols: [protocol] }).write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  while (seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(seen).toMatchObject([{ status: 'aborted' }]);
  while (connections.count > 0) await new Promise((resolve) => setTimeout(resolve, 10));
});

it('tells of a response that its client did not wait for', async () => {
  let requested: () => void = () => {};
  const begun = new Promise<void>((resolve) => {
    requested = resolve;
  });
  const { port, seen } = await start(() => {
    requested();
    return new Promise<Response>(() => {});
  });
  const stream = http2To(port).request({ ':authority': 'console.example' });
  stream.on('error', () => {});
  await begun;
  stream.close(constants.NGHTTP2_CANCEL);
  while (seen.length === 0) await new Promise(setImmediate);
  expect(seen).toMatchObject([{ status: 'aborted' }]);
});

/** A server whose responses wait for the test. */
async function waiting() {
  const answers: (() => void)[] = [];
  let requested: () => void = () => {};
  const two = new Promise<void>((resolve) => {
    requested = resolve;
  });
  const started = await start(
    () =>
      new Promise<Response>((resolve) => {
        answers.push(() => resolve(new Response('created')));
        if (answers.length === 2) requested();
      }),
  );
  return { ...started, two, answer: () => answers.forEach((received) => received()) };
}

it('lets what is under way end, by both protocols, and closes what rests or still shakes hands', async () => {
  const { port, connections, two, answer } = await waiting();
  const rests = http2To(port);
  await once(rests, 'connect');
  const shaking = net.connect(port, '127.0.0.1');
  await once(shaking, 'connect');
  const under = [send(http2To(port)), askHttp1(port)];
  await two;
  expect(connections.count).toBe(4);
  const ended = connections.drain(new AbortController().signal);
  await Promise.all([once(rests, 'close'), once(shaking.resume(), 'close')]);
  answer();
  expect((await Promise.all(under)).map(({ text }) => text)).toEqual(['created', 'created']);
  await ended;
});

it('cuts off what is still under way when its time is over', async () => {
  const { port, connections, two } = await waiting();
  const patience = new AbortController();
  const under = [send(http2To(port)), askHttp1(port)].map((one) =>
    one.then(
      () => 'answered',
      () => 'cut off',
    ),
  );
  await two;
  const ended = connections.drain(patience.signal);
  patience.abort();
  await ended;
  expect(await Promise.all(under)).toEqual(['cut off', 'cut off']);
});
