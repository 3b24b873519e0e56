/** @jest-environment node */
import { startSandbox } from '../testing/client';
import { wholeSite } from '../testing/sites';

/** A console before this sandbox as its real API, with the identity provider on a host of its own. */
const CONSOLE = 'http://console.acme.localhost:8180';
const PROVIDER = 'login.acme.localhost';
const realApi = {
  ...wholeSite,
  hosts: ['localhost', PROVIDER],
  config: { ...wholeSite.config, authDomain: `${PROVIDER}:8140` },
  consoles: [CONSOLE],
};

async function start() {
  const test = await startSandbox({ sites: [realApi] });
  const request = (path: string, origin: string, init: RequestInit = {}) =>
    test.fetchFrom(
      path,
      { ...init, headers: { 'content-type': 'application/json', origin, ...init.headers } },
      PROVIDER,
    );
  const authenticate = (origin: string) =>
    request('/co/authenticate', origin, {
      method: 'POST',
      body: JSON.stringify({ client_id: 'client', username: 'customer@example.com', password: 'Sandbox-2026' }),
    });
  const authorize = (console_: string, login_ticket: string) => {
    const query = new URLSearchParams({
      client_id: 'client',
      response_type: 'token id_token',
      redirect_uri: `${console_}/app/auth0_callback`,
      nonce: 'once',
      login_ticket,
    });
    return request(`/authorize?${query.toString()}`, console_);
  };
  return { test, ask: request, authenticate, authorize };
}

/** The origin that a browser lets read a response, and whether it sends cookies. */
const allowed = ({ headers }: Response) => [
  headers.get('access-control-allow-origin'),
  headers.get('access-control-allow-credentials'),
];

it('lets a console elsewhere ask with cookies, leads back to it, and its tokens are good for the API', async () => {
  const { test, ask, authenticate, authorize } = await start();
  const preflight = await ask('/co/authenticate', CONSOLE, {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  });
  expect([preflight.status, ...allowed(preflight)]).toEqual([204, CONSOLE, 'true']);
  const authenticated = await authenticate(CONSOLE);
  expect(allowed(authenticated)).toEqual([CONSOLE, 'true']);
  expect(allowed(await ask('/.well-known/jwks.json', CONSOLE))[0]).toBe(CONSOLE);

  const { login_ticket } = await authenticated.json();
  const back = new URL((await authorize(CONSOLE, login_ticket)).headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe(`${CONSOLE}/app/auth0_callback`);
  const exchanged = await test.raw(
    '/user-resource/auth0_callback',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(new URLSearchParams(back.hash.slice(1)))),
    },
    { as: null },
  );
  expect(exchanged).toMatchObject({ status: 200, body: { apikey: 'customer'.padEnd(32, '0') } });
});

it('lets in nobody else', async () => {
  const { ask, authenticate, authorize } = await start();
  const evil = 'http://evil.acme.localhost:8180';
  const refused = await authenticate(evil);
  expect([refused.status, allowed(refused)[0]]).toEqual([403, null]);
  expect((await authorize(evil, 'x')).status).toBe(403);
  for (const [origin, status] of [
    [evil, 400],
    [CONSOLE, 302],
  ] as const)
    expect((await ask(`/v2/logout?returnTo=${encodeURIComponent(`${origin}/app/`)}`, origin)).status).toBe(status);
});
