/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { type SiteDefinition, sites } from '@console/sites';
import { endServers, serving } from '../testing/loopback';
import { apiBackend } from './backend';

function first(): SiteDefinition {
  const [site] = sites;
  if (!site) throw new Error('There is no site');
  return site;
}
const site = first();
const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const named = (siteName: string, change: object = {}) => ({
  ...site.config,
  storageEnabled: false,
  siteName,
  ...change,
});

let now = Date.now();
const backends: { close(): Promise<void> }[] = [];
beforeEach(() => {
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  logged.mockClear();
});
afterEach(async () => {
  for (const backend of backends.splice(0)) await backend.close();
  await endServers();
});

type Way = (...to: Parameters<RequestListener>) => void;
const response =
  (content: unknown, status = 200): Way =>
  (_, outgoing) => {
    outgoing.writeHead(status).end(typeof content === 'string' ? content : JSON.stringify(content));
  };

/** An API, the way it answers now, and what stands before it. */
async function withApi(way: Way) {
  const api = { way, asked: 0 };
  const origin = await serving((incoming, outgoing) => {
    api.asked += 1;
    api.way(incoming, outgoing);
  });
  const backend = apiBackend(() => origin);
  backends.push(backend);
  return { api, origin, backend, configOf: (of: SiteDefinition = site) => backend.configOf(of, 'localhost') };
}

it("takes the API's own configuration in the site's name, and asks for it once a day", async () => {
  const hosts: unknown[] = [];
  const { api, configOf } = await withApi((incoming, outgoing) => {
    hosts.push([incoming.url, incoming.headers['x-forwarded-host'], incoming.headers['apikey']]);
    response(named('Real'))(incoming, outgoing);
  });
  expect((await Promise.all([configOf(), configOf()])).map(({ siteName }) => siteName)).toEqual(['Real', 'Real']);
  now += 86_399_000;
  await configOf();
  expect(hosts).toEqual([['/api/v1/config/ui/config', 'localhost', undefined]]);
  now += 2000;
  api.way = response('gone', 404);
  expect((await configOf()).siteName).toBe('Real');
  expect(api.asked).toBe(2);
});

it.each<[string, Way, string]>([
  ['is missing', response({ message: 'Not found' }, 404), 'HTTP 404'],
  ['is no JSON', response('<html>'), 'JSON'],
  ['has wrong types', response(named('Real', { locations: 1 })), 'Expected'],
  ['has Kubernetes alone', response(named('Real', { servicesEnabled: false })), 'Kubernetes requires services'],
  ["is another site's", response(named('Real', { siteTheme: 'metal' })), "the brand 'metal'"],
  ['is longer than it may be', response(named('Real', { loginTitle: 'x'.repeat(1024 * 1024) })), "can't be used"],
  ['cannot be had', (incoming) => incoming.socket.destroy(), 'other side closed'],
])(
  'keeps to what is written where the one of the API %s; tells it once, and asks again later',
  async (_, way, reason) => {
    const { api, configOf } = await withApi(way);
    expect(await configOf()).toEqual(site.config);
    expect(await configOf()).toEqual(site.config);
    expect(api.asked).toBe(1);
    expect(logged.mock.calls).toEqual([[expect.stringContaining(reason)]]);
    now += 30_001;
    api.way = response(named('Mended'));
    expect((await configOf()).siteName).toBe('Mended');
  },
);

it('says which setting is missing where pages could not call the object store', async () => {
  const { configOf } = await withApi(response(named('Real', { storageEnabled: true })));
  await configOf();
  expect(logged.mock.calls).toEqual([[expect.stringContaining('default/site.json: objectStore: missing')]]);
  await configOf({ ...site, id: 'acme', objectStore: 'https://s3.acme.example' });
  expect(logged).toHaveBeenCalledTimes(1);
});

it('leads each site to its own API', async () => {
  const one = await serving(response('one'));
  const other = await serving(response('other'));
  const backend = apiBackend(({ api }) => api ?? one);
  backends.push(backend);
  const send = async (of: SiteDefinition) => {
    const client = { address: '203.0.113.7', protocol: 'https' } as const;
    const request = new Request('http://a.example/api/v1/user-resource/user');
    return (await backend.fetch(request, { site: of, host: 'a.example', client })).text();
  };
  expect([await send(site), await send({ ...site, api: other })]).toEqual(['one', 'other']);
});

describe('origins that a configuration names come into the policy', () => {
  const HOST = 'console.acme.example';
  const connect = async (change: object, host = HOST, objectStore?: string) => {
    const { backend } = await withApi(response(''));
    const config = { ...named('Real'), paymentProcessors: [], ...change };
    return backend.allow({ ...site, ...(objectStore && { objectStore }) }, host, config).connect;
  };

  it.each<[string, string, string, string[]]>([
    ['the identity provider', 'login.acme.example', HOST, ['https://login.acme.example']],
    ['one at a port', 'login.acme.example:8443', HOST, ['https://login.acme.example:8443']],
    ['one of somebody else', 'login.evil.example', HOST, []],
    ['one that is more than a domain', "login.acme.example; script-src 'unsafe-inline'", HOST, []],
    ['one with a path', 'evil.example/.acme.example', HOST, []],
    [
      'one on the machine of a developer',
      'login.acme.localhost:8090',
      'acme.localhost:8080',
      ['http://login.acme.localhost:8090', 'https://login.acme.localhost:8090'],
    ],
  ])('%s', async (_, authDomain, host, expected) => expect(await connect({ authDomain }, host)).toEqual(expected));

  it.each<[string, object, string[]]>([
    ['buckets in the path', { s3ForcePathStyle: true }, ['https://s3.acme.example']],
    ['buckets as names', { s3ForcePathStyle: false }, ['https://s3.acme.example', 'https://*.s3.acme.example']],
    ['storage that is off', { storageEnabled: false }, []],
  ])('the object store: %s', async (_, change, expected) =>
    expect(await connect({ storageEnabled: true, ...change }, HOST, 'https://s3.acme.example')).toEqual(expected),
  );
});
