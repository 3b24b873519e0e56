/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startS3, type TestS3 } from '@console/sandbox/testing/s3-server';
import { folderStore } from './folder-store';
import { checkWrites, openStore } from './open-store';
import { s3Store } from './s3-store';
import { type Store, StoreError } from './store';

const folder = mkdtempSync(path.join(os.tmpdir(), 'store-'));
let s3: TestS3;
const stores: Record<string, () => Promise<Store>> = {
  'a folder': () => Promise.resolve(folderStore(path.join(folder, 'registry'))),
  'a bucket': async () =>
    s3Store({
      bucket: 'console-registry',
      prefix: 'a/b',
      endpoint: s3.endpoint,
      region: 'us-east-1',
      ...(await s3.keysOf()),
    }),
};

beforeAll(async () => {
  s3 = await startS3();
  await s3.newBucket('console-registry');
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

describe.each(Object.entries(stores))('%s', (_, open) => {
  let store: Store;
  const text = async (key: string): Promise<string | undefined> => (await store.read(key))?.toString();
  beforeAll(async () => {
    store = await open();
  });

  it('keeps the first of two that write one file, also at once', async () => {
    expect(await text('sites/x/1.json')).toBeUndefined();
    expect(await store.create('sites/x/1.json', Buffer.from('first'))).toBe(true);
    expect(await store.create('sites/x/1.json', Buffer.from('second'))).toBe(false);
    expect(await text('sites/x/1.json')).toBe('first');
    const names = Array.from({ length: 8 }, (_unused, i) => `writer ${i}`);
    const wrote = await Promise.all(names.map((name) => store.create('sites/x/2.json', Buffer.from(name))));
    expect(wrote.filter(Boolean)).toHaveLength(1);
    expect(await text('sites/x/2.json')).toBe(names[wrote.indexOf(true)]);
  });

  it('lists by prefix, in order, and from a key on', async () => {
    for (const key of ['list/b.js', 'list/a.js', 'list/c/d.js', 'listed.js']) await store.create(key, Buffer.from(key));
    expect(await store.list('list/')).toEqual(['list/a.js', 'list/b.js', 'list/c/d.js']);
    expect(await store.list('list')).toEqual(['list/a.js', 'list/b.js', 'list/c/d.js', 'listed.js']);
    expect(await store.list('list/', 'list/a.js')).toEqual(['list/b.js', 'list/c/d.js']);
    expect(await store.list('nothing/')).toEqual([]);
  });

  it('keeps bytes, and deletes', async () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_unused, i) => i));
    await store.create('bytes.bin', bytes);
    expect(await store.read('bytes.bin')).toEqual(bytes);
    await store.remove('bytes.bin');
    await store.remove('bytes.bin');
    expect(await store.read('bytes.bin')).toBeUndefined();
  });

  it('reads no more of a file than it may have', async () => {
    await store.create('long.bin', Buffer.alloc(300_000, 'x'));
    expect((await store.read('long.bin', 300_000))?.byteLength).toBe(300_000);
    expect((await store.read('long.bin', 1000))?.byteLength).toBe(1001);
  });

  it.each(['../x', 'a/../x', 'a//b', '/a', '.hidden', 'a/.b', 'a b', 'ä', ''])('refuses the key %p', async (key) => {
    await expect(store.read(key)).rejects.toThrow('is no name of a file in a registry');
  });

  it('is known to keep what is there', async () => {
    await expect(checkWrites(store)).resolves.toBeUndefined();
    await expect(checkWrites(store)).resolves.toBeUndefined();
    await expect(checkWrites({ ...store, create: () => Promise.resolve(true) })).rejects.toThrow(
      'writes over what is there',
    );
  });
});

describe('a service that', () => {
  /** A bucket behind a server that does what a test says. */
  async function serviceThat(respond: (url: string, response: ServerResponse) => void) {
    const server = createServer((request, response) => respond(request.url ?? '', response));
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    const store = s3Store({
      bucket: 'registry',
      prefix: '',
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: 'a',
      secretAccessKey: 'b',
    });
    return { store, close: () => server.close() };
  }

  it('breaks off in a file is asked again, and then is out of reach', async () => {
    let requests = 0;
    const { store, close } = await serviceThat((url, response) => {
      requests += 1;
      response.writeHead(200, { 'content-length': '10' });
      if (url.endsWith('/once') && requests > 1) response.end('0123456789');
      else response.write('01234', () => response.destroy());
    });
    expect(String(await store.read('once'))).toBe('0123456789');
    await expect(store.read('never')).rejects.toThrow(StoreError);
    close();
  });

  it('lists page by page is asked for all of them', async () => {
    const names = Array.from({ length: 25 }, (_, i) => `many/${String(i).padStart(2, '0')}`);
    const { store, close } = await serviceThat((url, response) => {
      const query = new URL(url, 'http://localhost').searchParams;
      const from = names.filter((name) => name > (query.get('start-after') ?? ''));
      const keys = from.slice(0, 10).map((name) => `<Contents><Key>${name}</Key></Contents>`);
      response.end(`<R><IsTruncated>${from.length > 10}</IsTruncated>${keys.join('')}</R>`);
    });
    expect(await store.list('many/')).toEqual(names);
    close();
  });

  it('lists the same page again and again is not asked for ever', async () => {
    const { store, close } = await serviceThat((_, response) =>
      response.end('<R><IsTruncated>true</IsTruncated><Key>sites/a&amp;b</Key></R>'),
    );
    await expect(store.list('sites/')).rejects.toThrow('does not end: there are other files in it');
    close();
  });
});

it('leaves no halves of files in a folder', () => {
  expect(readdirSync(path.join(folder, 'registry/sites/x'))).toEqual(['1.json', '2.json']);
});

it('says what it needs and what is wrong', async () => {
  const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
  expect(() => openStore('ftp://x', {}, '/')).toThrow("REGISTRY must be a folder or s3://bucket/folder, not 'ftp://x'");
  expect(() => openStore('s3://bucket', {}, '/')).toThrow('s3://bucket needs AWS_ACCESS_KEY_ID in the environment');
  expect(openStore('s3://bucket/x/y/', keys, '/').place).toBe('s3://bucket/x/y');
  expect(openStore('reg', {}, '/srv').place).toBe('/srv/reg');
  const refused = openStore('s3://console-registry', { ...keys, AWS_ENDPOINT_URL: s3.endpoint }, '/');
  await expect(refused.read('x')).rejects.toThrow(/The registry s3:\/\/console-registry refuses \(\w+\). Check the/);
  const nowhere = openStore('s3://console-registry', { ...keys, AWS_ENDPOINT_URL: 'http://127.0.0.1:9' }, '/');
  await expect(nowhere.read('x')).rejects.toThrow("can't be reached");
});
