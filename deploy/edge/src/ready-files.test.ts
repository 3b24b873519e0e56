/** @jest-environment node */
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sites } from '@console/sites';
import type { Backend } from './backend';
import { BrandFiles } from './brand-files';
import { clientReader } from './client';
import { createEdge } from './edge';
import { noCanaries } from './follow/published';
import { httpServer } from './http-server';
import { readyFiles } from './ready-files';
import { hostIsOpen } from './ready-responses';
import { endServers, listening, send, type Sending } from './testing/loopback';

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

/** An edge whose long way is counted. */
async function start({ faults = [], room }: { faults?: string[]; room?: number } = {}) {
  const clientOf = clientReader([]);
  const siteOf = (host: string) => ([HOST, 'localhost'].includes(host) ? site : undefined);
  const backend: Backend = {
    paths: { api: ['/api/*'], standIns: [] },
    fetch: async () => new Response('backend'),
    takeFault: () => (faults.length > 0 ? { status: 503, body: faults.pop() } : undefined),
    hasFaults: () => faults.length > 0,
    configOf: async ({ config }) => config,
    allow: ({ allow }) => allow,
    report: async () => new Response(null, { status: 204 }),
    servesHost: (name) => name === 'pay.localhost',
    close: async () => {},
  };
  const clock = { now: 0 };
  const ready = readyFiles(hostIsOpen({ backend, siteOf, clientOf }), {
    now: () => clock.now,
    ...(room && { room }),
  });
  const app = createEdge({
    root,
    readyFiles: ready,
    backend,
    clientOf,
    siteOf,
    brands: {},
    sites: [],
    shellDist: 'dist',
    brandFiles: new BrandFiles(),
    canaries: noCanaries,
    registryOf: () => ({
      shell: { version: '1', base: '/app/assets/1/', scripts: [], styles: [], groups: {}, lazy: [] },
      remotes: [],
    }),
    configOf: backend.configOf,
    allowOf: backend.allow,
    siteNamed: () => undefined,
  });
  let long = 0;
  const server = httpServer(
    (request, env) => {
      long += 1;
      return app.fetch(request, env);
    },
    { quick: ready.answer },
  );
  const port = await listening(server);
  const ask = async (address = FILE, { headers = {}, ...rest }: Sending = {}) => {
    const before = long;
    const { date: _, ...response } = await send(port, address, { headers: { host: HOST, ...headers }, ...rest }).then(
      ({ headers: { date, ...others }, ...more }) => ({ date, headers: others, ...more }),
    );
    return { ...response, isQuick: long === before };
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
