/** @jest-environment node */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listenForS3, s3Allow, type S3Listener } from './s3-listener';

const host = '127.0.0.1';
const opened: S3Listener[] = [];
afterEach(async () => {
  for (const listener of opened.splice(0)) await listener.close(AbortSignal.abort());
});

/** A port that is free, like the one before it in all likelihood. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, host, resolve);
  });
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  return port;
}

const call = (port: number, path: string, body?: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const outgoing = request({ host, port, path, method: body === undefined ? 'GET' : 'PUT' }, (response) => {
      let content = '';
      response.on('data', (chunk) => {
        content += String(chunk);
      });
      response.on('end', () => resolve(content));
      response.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

async function start(): Promise<{ port: number; listener: S3Listener }> {
  const port = await freePort();
  const listener = await listenForS3({ host, port: port - 1 });
  opened.push(listener);
  return { port, listener };
}

it('hands the request line on as it came, after it has been opened', async () => {
  const { port, listener } = await start();
  const early = call(port, '/bucket/a/../b//c%2F?x=1');
  listener.open(async (incoming, target) => new Response(`${target} ${await incoming.text()}`));
  expect(await early).toBe('/bucket/a/../b//c%2F?x=1 ');
  expect(await call(port, '/b', 'body')).toBe('/b body');
});

it('says of an object only what the object has of its own', async () => {
  const { port, listener } = await start();
  let own: Record<string, string> = {};
  listener.open(async () => new Response('content', { headers: own }));
  const told = async () => (await fetch(`http://${host}:${port}/b`)).headers;
  expect((await told()).get('x-content-type-options')).toBe('nosniff');
  expect((await told()).has('cache-control')).toBe(false);
  own = { 'cache-control': 'max-age=60' };
  expect((await told()).get('cache-control')).toBe('max-age=60');
});

it('breaks an answer that asks for it', async () => {
  const { port, listener } = await start();
  listener.open(async () => new Response('content', { headers: { 'x-sandbox-drop': 'reset' } }));
  await expect(call(port, '/b')).rejects.toMatchObject({ code: 'ECONNRESET' });
});

it.each([10, 50_000_000])('breaks an answer of %i bytes in the middle', async (size) => {
  const { port, listener } = await start();
  const chunk = new Uint8Array(10);
  let left = size / chunk.length;
  const endless = () =>
    new ReadableStream({
      pull(controller) {
        if (left <= 0) controller.close();
        else controller.enqueue(chunk);
        left -= 1;
      },
    });
  const headers = { 'x-sandbox-drop': 'truncate', 'content-length': String(size) };
  listener.open(async () => new Response(endless(), { headers }));
  await expect(call(port, '/b')).rejects.toMatchObject({ message: 'aborted' });
});

it('says in one line that its port is taken, and which to choose', async () => {
  const { port } = await start();
  await expect(listenForS3({ host, port: port - 1 })).rejects.toMatchObject({
    name: 'SettingsError',
    message: expect.stringMatching(new RegExp(`^Port ${port} is taken: .* PORT=${port + 9} npm start$`)),
  });
});

it('is an origin that pages of a site with storage may call', () => {
  const config = {
    siteName: 'a',
    siteTheme: 'a',
    siteCountry: 'EE',
    siteLocale: 'en',
    siteCurrency: 'EUR',
    locations: [],
  };
  expect(s3Allow({ ...config, storageEnabled: true }, 'https://s3.example').connect).toEqual(['https://s3.example']);
  expect(s3Allow(config, 'https://s3.example').connect).toEqual([]);
});
