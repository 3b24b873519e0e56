/** @jest-environment node */
import { createServer, request as send } from 'node:http';
import { envelopeAddress, sites } from '@console/sites';
import { getRequestListener } from '@hono/node-server';
import { passReport, reportIntake } from './reports';

it.each([
  ['https://abc@errors.example/7', 'https://errors.example/api/7/envelope/?sentry_key=abc&sentry_version=7'],
  [
    'https://abc@errors.example/deep/er/7',
    'https://errors.example/deep/er/api/7/envelope/?sentry_key=abc&sentry_version=7',
  ],
  ['https://errors.example/7', undefined],
  ['ftp://abc@errors.example/7', undefined],
  ['errors.example', undefined],
])('%s takes envelopes at %s', (dsn, address) => expect(envelopeAddress(dsn)).toBe(address));

const report = (body: string) => new Request('http://localhost/reports', { method: 'POST', body });
const [site] = sites;
if (!site) throw new Error('There is no site');

it('hands a report on to the service of its site only', async () => {
  const send = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 200 }));
  const own = { ...site, reporting: { dsn: 'https://abc@errors.example/7' } };
  expect((await passReport(report('{"dsn":"https://evil@elsewhere.example/1"}'), own)).status).toBe(200);
  expect(send.mock.calls.map(([url]) => String(url))).toEqual([
    expect.stringContaining('https://errors.example/api/7/'),
  ]);
  send.mockRejectedValue(new TypeError('down'));
  expect((await passReport(report('{}'), own)).status).toBe(502);
  const { reporting: _, ...silent } = own;
  expect((await passReport(report('{}'), silent)).status).toBe(404);
});

/** Where a report comes in, and what the browser of a page there says of itself. */
const asked = { host: 'localhost', client: { address: '203.0.113.7', protocol: 'http' as const } };
const OWN = { origin: 'http://localhost' };

describe('a report that is taken', () => {
  const MEBIBYTE = 1024 * 1024;

  /** Sends a body in pieces, without saying how long it will be. @returns the status, and how much was sent until then */
  function sendPieces(
    port: number,
    pieces: number,
    size: number,
  ): Promise<{ status: number | undefined; sent: number }> {
    return new Promise((resolve, reject) => {
      let sent = 0;
      const outgoing = send({ port, method: 'POST', path: '/reports', headers: OWN }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, sent });
        outgoing.destroy();
      });
      outgoing.on('error', reject);
      const next = (): void => {
        if (outgoing.destroyed) return;
        if (sent >= pieces * size) outgoing.end();
        else outgoing.write('x'.repeat(size), () => setTimeout(next, 1));
        sent += size;
      };
      next();
    });
  }

  async function listening<T>(work: (port: number, handedOn: number[]) => Promise<T>): Promise<T> {
    const handedOn: number[] = [];
    const listener = getRequestListener((request) =>
      reportIntake()(request, asked, async (report) => {
        handedOn.push((await report.arrayBuffer()).byteLength);
        return new Response(null, { status: 200 });
      }),
    );
    const server = createServer((incoming, outgoing) => void listener(incoming, outgoing)).listen(0);
    try {
      const address = server.address();
      if (typeof address !== 'object' || !address) throw new Error('The server does not listen');
      return await work(address.port, handedOn);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  it('is handed on whole', () =>
    listening(async (port, handedOn) => {
      expect(await sendPieces(port, 4, 1000)).toMatchObject({ status: 200 });
      expect(handedOn).toEqual([4000]);
    }));

  it('is refused as soon as it is too long, and not read to its end', () =>
    listening(async (port, handedOn) => {
      const { status, sent } = await sendPieces(port, 400, MEBIBYTE / 4);
      expect(status).toBe(413);
      expect(sent).toBeLessThan(20 * MEBIBYTE);
      expect(handedOn).toEqual([]);
    }));

  it('is refused for the length that it announces, without a look at it', async () => {
    const body = new ReadableStream({
      pull: () => {
        throw new Error('It was read');
      },
    });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { ...OWN, 'content-length': String(MEBIBYTE + 1) },
      body,
      duplex: 'half',
    };
    const long = new Request('http://localhost/reports', init);
    expect((await reportIntake()(long, asked, () => Promise.reject(new Error('It was handed on')))).status).toBe(413);
  });
});

describe('who may report', () => {
  const taken = () => Promise.resolve(new Response(null, { status: 204 }));
  const from = (headers: Record<string, string>) =>
    new Request('http://localhost/reports', { method: 'POST', headers, body: '{}' });

  it.each<[string, Record<string, string>, number]>([
    ['a page of the site', { origin: 'http://localhost' }, 204],
    ['a page of the site behind TLS', { origin: 'https://localhost' }, 204],
    ['a browser that says so itself', { 'sec-fetch-site': 'same-origin' }, 204],
    ['a page of another origin', { origin: 'https://evil.example' }, 403],
    ['a page at another port', { origin: 'http://localhost:81' }, 403],
    ['a page that hides its origin', { origin: 'null' }, 403],
    ['another origin, as the browser says', { 'sec-fetch-site': 'same-site', origin: 'http://localhost' }, 403],
    ['what names none', {}, 403],
  ])('%s', async (_, headers, status) => {
    expect((await reportIntake()(from(headers), asked, taken)).status).toBe(status);
  });

  it('so often in a minute, each for itself and all together', async () => {
    jest.useFakeTimers();
    const intake = reportIntake({ rate: { windowMs: 60_000, each: 2, all: 3 } });
    const statusFor = async (address: string) =>
      (await intake(from(OWN), { ...asked, client: { ...asked.client, address } }, taken)).status;
    expect([await statusFor('a'), await statusFor('a'), await statusFor('a')]).toEqual([204, 204, 429]);
    expect([await statusFor('b'), await statusFor('b')]).toEqual([204, 429]);
    jest.advanceTimersByTime(60_000);
    expect([await statusFor('a'), await statusFor('b')]).toEqual([204, 204]);
    jest.useRealTimers();
  });
});
