/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { endpoints } from '@console/contract/endpoints';
import { Hono } from 'hono';
import { DROP_HEADER } from '../drop';
import { httpServer } from '../http-server';
import { endServers, listening, send } from '../testing/loopback';
import { COMPRESSED_PATHS, compressed, compressResponses } from './compression';

afterEach(async () => {
  jest.restoreAllMocks();
  await endServers();
});

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const LONG = JSON.stringify(Array.from({ length: 500 }, (_, i) => ({ uuid: `${i}`, name: 'machine' })));

const asks = (encodings: string): Request =>
  new Request('http://localhost/api/v1/charging/usage', { headers: { 'accept-encoding': encodings } });
const respond = (headers: Record<string, string> = {}, status = 200, body: BodyInit | null = LONG): Response =>
  new Response(body, { status, headers: { ...JSON_TYPE, ...headers } });
const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

describe('a long response', () => {
  it('comes in the encoding that the browser takes, without the length that it had', async () => {
    const response = compressed(asks('gzip, br;q=0.9'), respond({ 'content-length': String(LONG.length) }));
    expect(Object.fromEntries(response.headers)).toEqual({
      ...JSON_TYPE,
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    });
    const bytes = await bytesOf(response);
    expect(bytes.byteLength).toBeLessThan(LONG.length / 5);
    expect(brotliDecompressSync(bytes).toString()).toBe(LONG);
    const zipped = compressed(asks('gzip, br;q=0'), respond());
    expect(gunzipSync(await bytesOf(zipped)).toString()).toBe(LONG);
  });

  it('is compressed in a window of 256 KiB, for an encoder takes its memory by that', async () => {
    const [first = 0] = await bytesOf(compressed(asks('br'), respond()));
    // WBITS of 18. (RFC 7932, section 9.1)
    expect(first & 0b1111).toBe(0b0011);
  });

  it('comes as it is to a browser that takes none', async () => {
    const response = compressed(asks('identity'), respond());
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(LONG);
  });
});

it.each<[string, Response]>([
  ['is short', respond({ 'content-length': '20' })],
  ['is compressed already', respond({ 'content-encoding': 'gzip' })],
  ['is a refusal', respond({}, 400)],
  ['is no JSON', new Response(LONG, { headers: { 'content-type': 'application/pdf' } })],
  ['is to be broken', respond({ [DROP_HEADER]: 'truncate' })],
  ['has no body', respond({}, 200, null)],
])('a response that %s stays as it is', (_, response) => {
  expect(compressed(asks('br'), response)).toBe(response);
});

describe('in the edge', () => {
  /** An edge that answers every call with a body. */
  async function edgeWith(body: () => BodyInit) {
    const app = new Hono();
    app.on('GET', [...COMPRESSED_PATHS], compressResponses);
    app.all('*', () => respond({}, 200, body()));
    return listening(httpServer((request, env) => app.fetch(request, env)));
  }
  const BR = { headers: { 'accept-encoding': 'br' } };

  it('compresses lists, and nothing with a key, token or password in it', async () => {
    const port = await edgeWith(() => LONG);
    const encodings = await Promise.all(
      Object.values(endpoints)
        .filter(({ method }) => method === 'GET')
        .map(async ({ name, path }) => {
          const { headers } = await send(port, `/api/v1${path.replace(/\{\w+\}/g, 'x')}`, BR);
          return [name, headers['content-encoding']] as const;
        }),
    );
    const plain = encodings.filter(([, encoding]) => encoding === undefined).map(([name]) => name);
    expect(plain).toEqual(
      expect.arrayContaining([
        'listTokens',
        'listS3Keys',
        'getS3User',
        'getServiceSecrets',
        'listMetalLeases',
        'getUser',
      ]),
    );
    expect(new Map(encodings).get('listVms')).toBe('br');
    expect(new Map(encodings).get('getPriceList')).toBe('br');
  });

  it('breaks off where the API broke off', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let sent = 0;
    const port = await edgeWith(
      () =>
        new ReadableStream({
          pull(controller) {
            sent += 1;
            if (sent > 3) controller.error(new Error('gone'));
            else controller.enqueue(new TextEncoder().encode(LONG));
          },
        }),
    );
    await expect(send(port, '/api/v1/charging/usage', BR)).rejects.toThrow(/aborted|hang up/);
  });

  it('reads no more of a response than the browser takes', async () => {
    let cancelled = (): void => {};
    const ended = new Promise<void>((resolve) => {
      cancelled = resolve;
    });
    const endless = (): ReadableStream<Uint8Array> =>
      new ReadableStream({
        pull: (controller) => controller.enqueue(crypto.getRandomValues(new Uint8Array(16_384))),
        cancel: () => cancelled(),
      });
    const response = compressed(asks('br'), respond({}, 200, endless()));
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await ended;
  });
});
