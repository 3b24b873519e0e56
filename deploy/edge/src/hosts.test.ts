/** @jest-environment node */
import { sites } from '@console/sites';
import type { Backend } from './backend';
import { clientReader } from './client';
import { createEdge } from './edge';
import { BrandFiles } from './brand-files';
import { FAKE_HOSTS } from './processor-hosts';

const [site] = sites;

function edgeWith(servesHost: Backend['servesHost']) {
  const backend: Backend = {
    paths: { api: ['/api/*'], standIns: ['/login/*'] },
    fetch: async (request) =>
      new Response(`backend: ${new URL(request.url).pathname}`, { headers: { 'x-own': 'yes' } }),
    takeFault: () => undefined,
    configOf: async ({ config }) => config,
    allow: ({ allow }) => allow,
    report: async () => new Response(null, { status: 204 }),
    servesHost,
    close: async () => {},
  };
  const none = () => {
    throw new Error('Nothing is built in this test');
  };
  return createEdge({
    backend,
    clientOf: clientReader([]),
    root: '/',
    shellDist: 'dist',
    brandFiles: new BrandFiles(),
    registryOf: none,
    configOf: backend.configOf,
    allowOf: backend.allow,
    sites: [],
    siteNamed: () => undefined,
    siteOf: (host) => (host.startsWith('localhost') ? site : undefined),
  });
}

const send = (servesHost: Backend['servesHost'], host: string, path: string) =>
  edgeWith(servesHost).request(`http://${host}${path}`, { headers: { host } }, {});

it('hands whole hosts to the sandbox, with the headers that they give themselves', async () => {
  const response = await send((name) => FAKE_HOSTS.includes(name), 'pay.localhost:8140', '/pay/default/cs_1');
  expect([response.status, await response.text()]).toEqual([200, 'backend: /pay/default/cs_1']);
  expect(response.headers.get('x-own')).toBe('yes');
  expect(response.headers.get('x-frame-options')).toBeNull();
});

it('knows no such hosts where no sandbox runs', async () => {
  expect((await send(() => false, 'pay.localhost:8140', '/pay/default/cs_1')).status).toBe(421);
});

it('keeps the paths of those hosts off the sites', async () => {
  const response = await send((name) => FAKE_HOSTS.includes(name), 'localhost:8140', '/pay/default/cs_1');
  expect(response.status).toBe(404);
  expect(response.headers.get('x-frame-options')).toBe('DENY');
});
