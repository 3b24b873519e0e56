/** @jest-environment node */
import { brands } from '@console/brands';
import { paths } from '@console/contract/paths';
import { sites } from '@console/sites';
import type { Backend } from './backend';
import { BrandFiles } from './brand-files';
import { clientReader } from './client';
import { createEdge } from './edge';
import { type Canaries, noCanaries } from './follow/published';
import { httpServer } from './http-server';
import { readyPages } from './ready-pages';
import { hostIsOpen } from './ready-responses';
import { endServers, listening, send, type Sending } from './testing/loopback';

afterEach(endServers);

const [site] = sites;
if (!site) throw new Error('There is no site');
const HOST = 'console.acme.example';
const PAGE = '/app/compute';

async function start(canaries: Canaries = noCanaries) {
  const clientOf = clientReader(['127.0.0.1']);
  let served = site;
  const siteOf = (host: string) => (host === HOST ? served : undefined);
  const backend: Backend = {
    paths: { api: ['/api/*'], standIns: [] },
    fetch: async () => new Response('backend'),
    takeFault: () => undefined,
    configOf: async ({ config }) => config,
    allow: ({ allow }) => allow,
    report: async () => new Response(null, { status: 204 }),
    servesHost: () => false,
    close: async () => {},
  };
  const clock = { now: 0 };
  const pages = readyPages(hostIsOpen({ backend, siteOf, clientOf }), clientOf, { now: () => clock.now });
  const app = createEdge({
    root: '/nowhere',
    readyPages: pages,
    backend,
    clientOf,
    siteOf,
    brands,
    canaries,
    sites: [],
    shellDist: 'dist',
    brandFiles: new BrandFiles(),
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
    { quick: pages.answer },
  );
  const port = await listening(server);
  const ask = async (address = PAGE, { headers = {}, ...rest }: Sending = {}) => {
    const before = long;
    const response = await send(port, address, { headers: { host: HOST, ...headers }, ...rest });
    const { date: _, 'server-timing': time, ...others } = response.headers;
    return { ...response, headers: others, hasTime: /^now;dur=\d{13}$/.test(String(time)), isQuick: long === before };
  };
  const serve = (name: string): void => {
    served = site && { ...site, config: { ...site.config, siteName: name } };
  };
  return { ask, clock, pages, serve };
}

it.each<[string, Sending]>([
  ['as it is', {}],
  ['compressed', { headers: { 'accept-encoding': 'gzip' } }],
  ['over TLS, as a proxy says', { headers: { 'x-forwarded-proto': 'https' } }],
  ['by its head', { method: 'HEAD' }],
])('a page is given out the second time as the first, with the time of its own: %s', async (_, sending) => {
  const { ask } = await start();
  const first = await ask(PAGE, sending);
  const second = await ask(PAGE, sending);
  expect([first.status, first.hasTime, first.isQuick, second.isQuick]).toEqual([200, true, false, true]);
  expect({ ...second, isQuick: false }).toEqual(first);
});

it('each protocol has a policy of its own', async () => {
  const { ask } = await start();
  await ask();
  expect((await ask()).headers['reporting-endpoints']).toBeUndefined();
  const overTls = { headers: { 'x-forwarded-proto': 'https' } };
  expect(await ask(PAGE, overTls)).toMatchObject({
    isQuick: false,
    headers: { 'reporting-endpoints': expect.anything() },
  });
});

it.each<[string, string, Sending]>([
  ['a query', `${PAGE}?a`, {}],
  ['a host without a site', PAGE, { headers: { host: 'evil.example' } }],
  ['a page for a vendor’s script', `/app${paths.cardAdd({ id: 1 })}?way=paypal_vault`, {}],
])('takes the long way: %s', async (_, address, sending) => {
  const { ask } = await start();
  await ask();
  await ask(address, sending);
  expect(await ask(address, sending)).toMatchObject({ isQuick: false });
});

it('what was made for one response is given to nobody else', async () => {
  const { ask, pages } = await start();
  const request = new Request(`http://${HOST}${PAGE}`, { headers: { host: HOST } });
  const page = { content: Buffer.from('a nonce'), headers: {}, isForOne: true };
  pages.keep(request, { address: '203.0.113.7', protocol: 'http' }, page);
  expect(await ask()).toMatchObject({ isQuick: false });
});

it('whoever may get a canary is always looked at', async () => {
  const { ask } = await start({ ...noCanaries, of: () => ({ bucket: 7, setCookie: 'visitor=7' }) });
  await ask();
  expect(await ask()).toMatchObject({ isQuick: false, headers: { 'set-cookie': ['visitor=7'] } });
});

it('what has changed is seen after a second, or at once where it is told', async () => {
  const { ask, clock, pages, serve } = await start();
  await ask();
  serve('Another');
  clock.now = 1000;
  expect((await ask()).body).not.toContain('<title>Another</title>');
  clock.now = 1001;
  expect((await ask()).body).toContain('<title>Another</title>');
  serve('A third');
  pages.forget();
  expect((await ask()).body).toContain('<title>A third</title>');
});
