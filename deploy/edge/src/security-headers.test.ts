/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brands } from '@console/brands';
import { paths } from '@console/contract/paths';
import { sites } from '@console/sites';
import { BrandFiles } from './brand-files';
import { clientReader } from './client';
import { edgeOf, plainBackend } from './testing/edges';

const FAKE_HOSTS = ['pay.localhost', 'chat.localhost'];

const [site] = sites;
if (!site) throw new Error('There is no site');
const HOST = 'localhost:8140';
const brandFiles = new BrandFiles();
const [brand] = Object.values(brands);
const icon = brand && brandFiles.addressed(brand).assets?.favicon;
const CHAT = 'http://chat.localhost:8140';
let root = '';

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'edge-headers-'));
  for (const folder of ['shell/dist/1', 'mf-compute/dist/1']) await mkdir(path.join(root, folder), { recursive: true });
  await writeFile(path.join(root, 'shell/dist/1/main.js'), '1');
  await writeFile(path.join(root, 'shell/dist/1/main.css'), 'a{}');
  await writeFile(path.join(root, 'shell/dist/1/chat-frame.js'), '1');
  await writeFile(path.join(root, 'mf-compute/dist/1/remoteEntry.js'), '1');
});
afterAll(() => rm(root, { recursive: true }));

/** Headers by which an API would speak for the console's origin. */
const HOSTILE = {
  'cache-control': 'public, max-age=9',
  'clear-site-data': '"*"',
  'content-security-policy': 'script-src *',
  'content-type': 'text/html',
  'cross-origin-opener-policy': 'unsafe-none',
  'cross-origin-resource-policy': 'cross-origin',
  'permissions-policy': 'camera=*',
  'referrer-policy': 'unsafe-url',
  refresh: '0;url=https://evil.example/',
  'service-worker-allowed': '/',
  'set-cookie': 'a=b',
  'strict-transport-security': 'max-age=0',
  'x-content-type-options': 'off',
  'x-frame-options': 'ALLOWALL',
};

/** What stands behind the edge: answers of each kind, none of which thinks of headers. */
const backend = plainBackend({
  paths: { api: ['/api/*'], fakes: ['/authorize', '/login/*', '/v2/*'] },
  fetch: async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/broken')) throw new Error('on purpose');
    if (pathname.endsWith('/elsewhere')) return new Response(null, { status: 302, headers: { location: '/app/' } });
    if (pathname.endsWith('/document'))
      return new Response('<p>x</p>', {
        headers: {
          'content-type': 'text/html',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        },
      });
    if (pathname.endsWith('/hostile')) return new Response('<script>1</script>', { headers: HOSTILE });
    return Response.json({ path: pathname });
  },
  configOf: async ({ config }) => ({
    ...config,
    chatEnabled: true,
    chatConfig: { type: 'intercom', intercom_app_id: 'a' },
  }),
  servesHost: (name) => FAKE_HOSTS.includes(name),
});
const edge = () =>
  edgeOf({
    backend,
    clientOf: clientReader([]),
    root,
    brandFiles,
    brands,
    fakes: { pay: 'http://pay.localhost:8140', chat: CHAT },
    sites: [site],
    siteNamed: (id) => (id === site.id ? site : undefined),
    siteOf: (host) => (host === HOST ? site : undefined),
  });

function send(address: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(address, `http://${HOST}`);
  return Promise.resolve(edge().request(url.href, { ...init, headers: { host: url.host, ...init.headers } }, {}));
}

const directives = (response: Response): Record<string, string> =>
  Object.fromEntries(
    (response.headers.get('content-security-policy') ?? '').split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ');
      return [name, values.join(' ')];
    }),
  );

/** A route of each screen, from the one table of paths. */
const screens = [
  paths.authCallback(),
  paths.paymentReturn(),
  paths.profile(),
  '/',
  '/compute',
  '/compute/create?typeId=app_catalog',
  '/compute/vm/tll/1',
  '/metal',
  '/metal/lease/1',
  '/network/vpc/tll/1',
  '/services',
  '/storage/bucket/a',
  '/billing/account/1',
  paths.topUp({ id: 1 }),
  '/access/token/1',
  '/nowhere',
].map((route) => `/app${route}`);

/** A request that a page of the site sends. */
const OWN_PAGE: RequestInit = { method: 'POST', headers: { origin: `http://${HOST}` } };
/** A report that a browser sends by itself. */
const CSP_REPORT: RequestInit = { method: 'POST', headers: { 'content-type': 'application/reports+json' } };

const responses: readonly [kind: string, address: string, init: RequestInit, status: number][] = [
  ...screens.map((address): [string, string, RequestInit, number] => ['a page', address, {}, 200]),
  ['a page of a referral link', '/referral/abc', {}, 200],
  ['the head of a page', '/app/compute', { method: 'HEAD' }, 200],
  ['a compressed page', '/app/compute', { headers: { 'accept-encoding': 'br' } }, 200],
  ['a redirect to the application', '/', {}, 302],
  ['a redirect of the base path', '/app', {}, 302],
  ['a script', '/app/assets/1/main.js', {}, 200],
  ['a style sheet', '/app/assets/1/main.css', {}, 200],
  ['an entry of a remote', '/remotes/mf-compute/1/remoteEntry.js', {}, 200],
  ['an icon that no page names', '/favicon.ico', {}, 204],
  ['the icon of a brand', icon ?? '/app/brand/none', {}, 200],
  ['a site of mock mode', `/app/mock-sites/${site.id}`, {}, 200],
  ['an answer of the API', '/api/v1/user-resource/user', {}, 200],
  ['an answer of the API to a write', '/api/v1/tll/user-resource/vm', { method: 'POST', body: 'a=b' }, 200],
  ['a redirect of the API', '/api/v1/elsewhere', {}, 302],
  ['a page of the identity provider', '/login/document', {}, 200],
  ['a redirect of the identity provider', '/authorize/../v2/elsewhere', {}, 302],
  ['a report', '/reports', { ...OWN_PAGE, body: '{}' }, 204],
  ['a report that is too long', '/reports', { ...OWN_PAGE, body: 'x'.repeat(1024 * 1024 + 1) }, 413],
  ['a report of nobody', '/reports', { method: 'POST', body: '{}' }, 403],
  ['a missing report', '/reports', {}, 404],
  ['a report of a broken policy', '/reports/csp', { ...CSP_REPORT, body: '[]' }, 204],
  ['a report of a broken policy that is too long', '/reports/csp', { ...CSP_REPORT, body: 'x'.repeat(300_000) }, 413],
  ['a report of a broken policy that is none', '/reports/csp', { ...CSP_REPORT, body: '<' }, 400],
  ['a report of a broken policy of another type', '/reports/csp', { ...OWN_PAGE, body: '[]' }, 415],
  ['a missing file', '/app/assets/1/none.js', {}, 404],
  ['a missing file of a remote', '/remotes/mf-compute/1/none.js', {}, 404],
  ['a missing site of mock mode', '/app/mock-sites/none', {}, 404],
  ['no address of the console', '/wp-admin', {}, 404],
  ['a method that no page has', '/app/compute', { method: 'PUT' }, 404],
  ['a failure', '/api/v1/broken', {}, 500],
];

describe('every answer of a site', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it.each(responses)('%s: %s', async (_, address, init, status) => {
    const response = await send(address, init);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'strict-transport-security': expect.stringMatching(/^max-age=63072000/),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cache-control': expect.any(String),
    });
    expect(directives(response)['frame-ancestors']).toBe("'none'");
  });

  it('is kept by nobody, unless its address names its version', async () => {
    const kept = await Promise.all(
      responses.map(async ([, address, init]) => [address, (await send(address, init)).headers.get('cache-control')]),
    );
    const immutable = kept.filter(([, value]) => value !== 'no-store').map(([address]) => address);
    expect(immutable).toEqual([
      '/app/assets/1/main.js',
      '/app/assets/1/main.css',
      '/remotes/mf-compute/1/remoteEntry.js',
      icon,
    ]);
  });

  it('of the API is never a document, and has no say about its origin, whatever it says', async () => {
    const response = await send('/api/v1/hostile');
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
      'content-type': 'text/html',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it('that is data can do nothing as a page', async () => {
    for (const address of ['/api/v1/user-resource/user', '/wp-admin', '/app/mock-sites/none'])
      expect(directives(await send(address))['default-src']).toBe("'none'");
  });

  it('that is a script leaves a worker what it needs', async () => {
    expect(directives(await send('/app/assets/1/main.js'))).toEqual({ 'frame-ancestors': "'none'" });
  });
});

describe('other hosts', () => {
  const everywhere = { 'x-content-type-options': 'nosniff', 'strict-transport-security': expect.any(String) };

  it('the chat host lets the site frame its page, and nobody else', async () => {
    const response = await send(`${CHAT}/frame/${site.id}`);
    expect([response.status, response.headers.get('x-frame-options')]).toEqual([200, null]);
    expect(Object.fromEntries(response.headers)).toMatchObject(everywhere);
    expect(directives(response)['frame-ancestors']?.split(' ')).toEqual(site.hosts.map((name) => `${name}:8140`));
  });

  it.each([
    ['the script of the chat frame', `${CHAT}/app/assets/1/chat-frame.js`, 200],
    ['what else is at the chat host', `${CHAT}/app/compute`, 200],
    ['a processor', 'http://pay.localhost:8140/pay/default/1', 200],
    ['a host that is nobody’s', 'http://elsewhere.example/', 421],
  ])('%s has the headers that every answer has', async (_, address, status) => {
    const response = await send(address);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject(everywhere);
    expect(directives(response)['frame-ancestors']).toBe("'none'");
  });
});
