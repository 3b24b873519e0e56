/** @jest-environment node */
import { brands } from '@console/brands';
import { paths } from '@console/contract/paths';
import { sites } from '@console/sites';
import { clientReader } from './client';
import { type Canaries, noCanaries } from './follow/published';
import { readyPages } from './ready-pages';
import { hostIsOpen } from './ready-responses';
import { edgeOf, listeningEdge, plainBackend } from './testing/edges';
import { endServers, type Sending } from './testing/loopback';

afterEach(endServers);

const [site] = sites;
if (!site) throw new Error('There is no site');
const HOST = 'console.acme.example';
const PAGE = '/app/compute';

async function start(canaries: Canaries = noCanaries) {
  const clientOf = clientReader(['127.0.0.1']);
  let served = site;
  const siteOf = (host: string) => (host === HOST ? served : undefined);
  const backend = plainBackend();
  const clock = { now: 0 };
  const pages = readyPages(hostIsOpen({ backend, siteOf, clientOf }), clientOf, { now: () => clock.now });
  const edge = edgeOf({ readyPages: pages, backend, clientOf, siteOf, brands, canaries });
  const asked = await listeningEdge(edge, pages.answer, HOST);
  const ask = async (address = PAGE, sending: Sending = {}) => {
    const response = await asked(address, sending);
    const { date: _, 'server-timing': time, ...headers } = response.headers;
    return { ...response, headers, hasTime: /^now;dur=\d{13}$/.test(String(time)) };
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
