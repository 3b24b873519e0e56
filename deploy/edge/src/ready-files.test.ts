/** @jest-environment node */
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sites } from '@console/sites';
import { clientReader } from './client';
import { readyFiles } from './ready-files';
import { hostIsOpen } from './ready-responses';
import { edgeOf, listeningEdge, plainBackend } from './testing/edges';
import { endServers, type Sending } from './testing/loopback';

const [site] = sites;
if (!site) throw new Error('There is no site');
const HOST = 'console.acme.example';
const FILE = '/app/assets/1/main.js';
let root = '';

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'ready-'));
  await mkdir(path.join(root, 'shell/dist/1'), { recursive: true });
});
beforeEach(async () => {
  await writeFile(path.join(root, 'shell/dist/1/main.js'), 'plain');
  await writeFile(path.join(root, 'shell/dist/1/main.js.br'), 'brotli');
  await writeFile(path.join(root, 'shell/dist/1/dev-gallery.js'), 'gallery');
});
afterEach(endServers);
afterAll(() => rm(root, { recursive: true }));

async function start({ faults = [], room }: { faults?: string[]; room?: number } = {}) {
  const clientOf = clientReader([]);
  const siteOf = (host: string) => ([HOST, 'localhost'].includes(host) ? site : undefined);
  const backend = plainBackend({
    takeFault: () => (faults.length > 0 ? { status: 503, body: faults.pop() } : undefined),
    hasFaults: () => faults.length > 0,
    servesHost: (name) => name === 'pay.localhost',
  });
  const clock = { now: 0 };
  const ready = readyFiles(hostIsOpen({ backend, siteOf, clientOf }), {
    now: () => clock.now,
    ...(room && { room }),
  });
  const asked = await listeningEdge(edgeOf({ root, readyFiles: ready, backend, clientOf, siteOf }), ready.answer, HOST);
  const ask = async (address = FILE, sending: Sending = {}) => {
    const { headers, ...response } = await asked(address, sending);
    const { date: _, ...others } = headers;
    return { ...response, headers: others };
  };
  return { ask, clock };
}

const BR = { 'accept-encoding': 'gzip, br' };

it.each<[string, Sending]>([
  ['as it is', {}],
  ['compressed', { headers: BR }],
  ['where one encoding is refused', { headers: { 'accept-encoding': 'br;q=0' } }],
  ['by its head', { method: 'HEAD', headers: BR }],
  ['in part, which nobody gives', { headers: { range: 'bytes=0-1' } }],
])('a file is given out the second time as the first: %s', async (_, sending) => {
  const { ask } = await start();
  const first = await ask(FILE, sending);
  const second = await ask(FILE, sending);
  expect([first.status, first.isQuick, second.isQuick]).toEqual([200, false, true]);
  expect({ ...second, isQuick: false }).toEqual(first);
});

it('whoever has the bytes is told so, with the same headers', async () => {
  const { ask } = await start();
  const { headers } = await ask();
  const known = { headers: { 'if-none-match': headers.etag ?? '' } };
  const quick = await ask(FILE, known);
  expect([quick.status, quick.body, quick.isQuick]).toEqual([304, '', true]);
  const { ask: askAnother } = await start();
  expect(await askAnother(FILE, known)).toEqual({ ...quick, isQuick: false });
});

it.each<[string, string, Sending, number]>([
  ['a host without a site', FILE, { headers: { host: 'evil.example' } }, 421],
  ['a host of the sandbox', FILE, { headers: { host: 'pay.localhost' } }, 200],
  ['development through a proxy', FILE, { headers: { host: 'localhost', via: '1.1 proxy' } }, 421],
  ['a query', `${FILE}?a`, {}, 200],
  ['a body', FILE, { body: 'a', headers: { 'content-length': '1' } }, 200],
  ['another method', FILE, { method: 'POST' }, 404],
])('takes the long way: %s', async (_, address, sending, status) => {
  const { ask } = await start();
  await ask();
  await ask(address, sending);
  expect(await ask(address, sending)).toMatchObject({ status, isQuick: false });
  expect(await ask()).toMatchObject({ body: 'plain', isQuick: true });
});

it('a file of development is never at hand', async () => {
  const { ask } = await start();
  const address = '/app/assets/1/dev-gallery.js';
  expect(await ask(address, { headers: { host: 'localhost' } })).toMatchObject({ status: 200 });
  expect(await ask(address)).toMatchObject({ status: 404, isQuick: false });
});

it('a fault that is ordered comes, and is not kept', async () => {
  const faults: string[] = [];
  const { ask } = await start({ faults });
  await ask();
  faults.push('broken');
  expect(await ask()).toMatchObject({ status: 503, body: 'broken' });
  expect(await ask()).toMatchObject({ status: 200, isQuick: true });
});

it('a file that has changed is seen after a second', async () => {
  const { ask, clock } = await start();
  await ask();
  await writeFile(path.join(root, 'shell/dist/1/main.js'), 'other');
  await utimes(path.join(root, 'shell/dist/1/main.js'), 1, 1);
  clock.now = 1000;
  expect(await ask()).toMatchObject({ body: 'plain', isQuick: true });
  clock.now = 1001;
  expect(await ask()).toMatchObject({ body: 'other', isQuick: false });
  expect(await ask()).toMatchObject({ body: 'other', isQuick: true });
});

it('the oldest go where there is no room', async () => {
  const { ask } = await start({ room: 16 });
  await writeFile(path.join(root, 'shell/dist/1/a.js'), '1234567');
  await writeFile(path.join(root, 'shell/dist/1/b.js'), '1234567');
  for (const name of ['main', 'a', 'b']) await ask(`/app/assets/1/${name}.js`);
  const found = [];
  for (const name of ['b', 'a', 'main']) found.push((await ask(`/app/assets/1/${name}.js`)).isQuick);
  expect(found).toEqual([true, true, false]);
});
