/** @jest-environment node */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { sites } from '@console/sites';
import { apiBackend } from './api/backend';
import type { Backend } from './backend';
import { clientReader } from './client';
import { edgeOf, plainBackend } from './testing/edges';

const FAKE_HOSTS = ['pay.localhost', 'chat.localhost'];

const [site] = sites;

function edgeWith(
  servesHost: Backend['servesHost'],
  paths: Backend['paths'] = { api: ['/api/*'], fakes: ['/login/*'] },
) {
  const backend = plainBackend({
    paths,
    fetch: async (request) =>
      new Response(`backend: ${new URL(request.url).pathname}`, { headers: { 'x-own': 'yes' } }),
    servesHost,
  });
  const none = () => {
    throw new Error('Nothing is built in this test');
  };
  return edgeOf({
    backend,
    clientOf: clientReader([]),
    registryOf: none,
    siteOf: (host) => (/^(?:localhost|127\.|\[|console)/.test(host) ? site : undefined),
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

describe('behind a proxy', () => {
  const byProxy = (host: string) => {
    const socket = new Socket();
    const incoming = Object.assign(new IncomingMessage(socket), { headers: { 'x-forwarded-for': '1.1.1.1' } });
    Object.defineProperty(socket, 'remoteAddress', { value: '10.0.0.1' });
    return edgeWith(() => false).request(`http://${host}/login/a`, { headers: { host } }, { incoming });
  };

  it.each(['localhost:8140', '127.0.0.1', '[::1]:8140'])('has no development console for who asks %s', async (host) => {
    const response = await byProxy(host);
    expect([response.status, await response.text()]).toEqual([
      421,
      `A proxy has passed this on to ${host}: it must keep the Host header of the request.`,
    ]);
  });

  it('has every other site', async () => {
    expect((await byProxy('console.example')).status).toBe(200);
  });
});

describe('before a real API', () => {
  const { paths } = apiBackend(() => 'https://api.example.com');
  const responseTo = async (path: string) => {
    const response = await edgeWith(() => false, paths).request(
      `http://localhost:8140${path}`,
      { headers: { host: 'localhost:8140' } },
      {},
    );
    return [response.status, await response.text()];
  };

  it('passes on what is below the API prefix', async () => {
    expect(await responseTo('/api/v1/user-resource/user')).toEqual([200, 'backend: /api/v1/user-resource/user']);
  });

  it.each([
    '/sandbox/reset',
    '/co/authenticate',
    '/dbconnections/signup',
    '/.well-known/jwks.json',
    '/oauth/token',
    '/v2/logout',
    '/authorize',
    '/userinfo',
    '/login/unblock',
    '/v1/user-resource/user',
    '/apis/v1',
    '/api/../sandbox/reset',
  ])('has nothing at %s', async (path) => {
    expect(await responseTo(path)).toEqual([404, JSON.stringify({ message: 'Not found' })]);
  });
});
