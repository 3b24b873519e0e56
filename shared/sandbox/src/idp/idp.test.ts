/** @jest-environment node */
import { createHash } from 'node:crypto';
import { createRemoteJWKSet, customFetch, decodeJwt, jwtVerify } from 'jose';
import { startSandbox, type TestSandbox } from '../testing/client';

const ORIGIN = 'http://localhost:8140';
const CALLBACK = `${ORIGIN}/app/auth0_callback`;
const CONNECTION = 'Username-Password-Authentication';

let test: TestSandbox;
beforeEach(async () => {
  test = await startSandbox();
});

const post = (path: string, body: unknown, origin = ORIGIN) =>
  test.fetchFrom(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(body),
  });

const authenticate = (username: string, password = 'Sandbox-2026', more: object = {}) =>
  post('/co/authenticate', {
    client_id: 'client',
    credential_type: 'http://auth0.com/oauth/grant-type/password-realm',
    realm: CONNECTION,
    username,
    password,
    ...more,
  });

async function ticketOf(username: string, password?: string): Promise<string> {
  const body: { login_ticket: string } = await (await authenticate(username, password)).json();
  return body.login_ticket;
}

const authorize = (query: Record<string, string>) =>
  test.fetchFrom(
    `/authorize?${new URLSearchParams({ client_id: 'client', response_type: 'token id_token', redirect_uri: CALLBACK, scope: 'openid profile email', nonce: 'once', state: '"/compute"', ...query }).toString()}`,
  );

function fragmentOf(response: Response): Record<string, string> {
  const url = new URL(response.headers.get('location') ?? '');
  expect(url.origin + url.pathname).toBe(CALLBACK);
  return Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
}

const signIn = async (username: string, password?: string) =>
  fragmentOf(await authorize({ login_ticket: await ticketOf(username, password) }));

const exchange = (fragment: Record<string, string>) =>
  test.raw(
    '/user-resource/auth0_callback',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fragment) },
    { as: null },
  );

it('signs in, with tokens that the published key proves', async () => {
  const fragment = await signIn('customer@example.com');
  expect(fragment).toMatchObject({
    token_type: 'Bearer',
    expires_in: '7200',
    scope: 'openid profile email',
    state: '"/compute"',
  });
  const keys = createRemoteJWKSet(new URL(`${ORIGIN}/.well-known/jwks.json`), {
    [customFetch]: (url: string) => test.fetchFrom(new URL(url).pathname),
  });
  const { payload, protectedHeader } = await jwtVerify(fragment['id_token'] ?? '', keys, {
    issuer: `${ORIGIN}/`,
    audience: 'client',
  });
  const half = createHash('sha256')
    .update(fragment['access_token'] ?? '')
    .digest()
    .subarray(0, 16)
    .toString('base64url');
  expect(protectedHeader).toMatchObject({ alg: 'RS256', kid: expect.any(String) });
  expect(payload).toMatchObject({ nonce: 'once', email: 'customer@example.com', email_verified: true, at_hash: half });
});

it('publishes no private part of its key', async () => {
  const { keys } = await (await test.fetchFrom('/.well-known/jwks.json')).json();
  expect(Object.keys(keys[0]).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});

it('exchanges the fragment for the key of the API and the user', async () => {
  const { status, body } = await exchange(await signIn('customer@example.com'));
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { apikey: 'customer000000000000000000000000', user: { name: 'customer@example.com' } },
  });
});

it.each([
  [
    'a forged identity token',
    (f: Record<string, string>) => ({ ...f, id_token: `${f['id_token']?.slice(0, -6)}AAAAAA` }),
  ],
  [
    'an unsigned one',
    (f: Record<string, string>) => ({
      ...f,
      id_token: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${f['id_token']?.split('.')[1]}.`,
    }),
  ],
  ['the access token of another sign-in', (f: Record<string, string>) => ({ ...f, access_token: 'other' })],
])('refuses %s', async (_, change) => {
  expect((await exchange(change(await signIn('customer@example.com')))).status).toBe(401);
});

it('refuses the tokens of another site', async () => {
  const fragment = await signIn('customer@example.com');
  const answer = await test.raw(
    '/user-resource/auth0_callback',
    { method: 'POST', body: JSON.stringify(fragment) },
    { as: null, host: 'metal.localhost' },
  );
  expect(answer.status).toBe(401);
});

it('names a field of the fragment that is missing', async () => {
  expect(await exchange({ state: '"/"' })).toMatchObject({
    status: 400,
    body: { errors: { access_token: 'This field is required' } },
  });
});

it("refuses a wrong password in the provider's words, and blocks after ten", async () => {
  const refused = await authenticate('customer@example.com', 'wrong');
  expect(refused.status).toBe(403);
  expect(await refused.json()).toEqual({ error: 'access_denied', error_description: 'Wrong email or password.' });
  for (let count = 1; count < 10; count += 1) await authenticate('customer@example.com', 'wrong');
  const blocked = await authenticate('customer@example.com');
  expect(blocked.status).toBe(429);
  expect(await blocked.json()).toMatchObject({ error: 'too_many_attempts' });
  expect((await authenticate('admin@example.com')).status).toBe(200);
});

it.each([
  [
    'from another origin',
    () =>
      post(
        '/co/authenticate',
        { client_id: 'client', username: 'customer@example.com', password: 'Sandbox-2026' },
        'https://evil.test',
      ),
    403,
  ],
  ['for another client', () => authenticate('customer@example.com', undefined, { client_id: 'other' }), 403],
  ['in another realm', () => authenticate('customer@example.com', undefined, { realm: 'other' }), 403],
  ['without a password', () => post('/co/authenticate', { client_id: 'client', username: 'x' }), 400],
])('gives no ticket %s', async (_, ask, status) => {
  expect((await ask()).status).toBe(status);
});

it('takes a ticket once', async () => {
  const login_ticket = await ticketOf('customer@example.com');
  expect(fragmentOf(await authorize({ login_ticket }))).toHaveProperty('id_token');
  expect(fragmentOf(await authorize({ login_ticket }))).toMatchObject({ error: 'login_required', state: '"/compute"' });
});

it('asks to verify the address first', async () => {
  expect(await signIn('unverified@example.com')).toMatchObject({
    error: 'access_denied',
    error_description: 'Please verify your email before logging in.',
  });
});

it.each(['https://evil.test/app/auth0_callback', `${ORIGIN}/app/other`, `${CALLBACK}/../x`, ''])(
  'does not lead to %s',
  async (redirect_uri) => {
    const answer = await authorize({ login_ticket: await ticketOf('customer@example.com'), redirect_uri });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('location')).toBeNull();
  },
);

it('signs up, mails a link that verifies the address, and makes the user at the first sign-in', async () => {
  const email = 'Fresh@Example.com';
  const made = await post('/dbconnections/signup', {
    client_id: 'client',
    connection: CONNECTION,
    email,
    password: 'Sandbox-2026',
  });
  expect(await made.json()).toMatchObject({ email: 'fresh@example.com', email_verified: false });
  expect(await signIn(email)).toMatchObject({ error: 'access_denied' });
  const [mail] = (await test.control('GET', 'outbox')) as { to: string; kind: string; link: string }[];
  expect(mail).toMatchObject({ to: 'fresh@example.com', kind: 'verify-email' });
  expect((await test.fetchFrom(mail?.link.replace(ORIGIN, '') ?? '')).status).toBe(200);
  expect((await test.fetchFrom(mail?.link.replace(ORIGIN, '') ?? '')).status).toBe(400);
  const { body } = await exchange(await signIn(email));
  expect(body).toMatchObject({ apikey: expect.stringMatching(/^[a-z0-9]{32}$/), user: { name: 'fresh@example.com' } });
});

it.each([
  [{ email: 'customer@example.com' }, { code: 'invalid_signup' }],
  [{ email: 'a@blocked.example' }, { code: 'domain_prohibited', description: 'Email domain is prohibited' }],
  [{ email: 'nobody' }, { code: 'invalid_email' }],
  [
    { email: 'b@example.com', password: 'weak' },
    { code: 'invalid_password', message: 'Password is too weak' },
  ],
])('refuses the sign-up %j', async (patch, error) => {
  const answer = await post('/dbconnections/signup', {
    client_id: 'client',
    connection: CONNECTION,
    password: 'Sandbox-2026',
    ...patch,
  });
  expect({ status: answer.status, body: await answer.json() }).toMatchObject({ status: 400, body: error });
});

it('mails a link that sets a new password, and does not tell who is known', async () => {
  const forget = async (email: string) =>
    (await post('/dbconnections/change_password', { client_id: 'client', connection: CONNECTION, email })).text();
  expect(await forget('nobody@example.com')).toBe(await forget('customer@example.com'));
  const mails = (await test.control('GET', 'outbox')) as { link: string }[];
  expect(mails).toHaveLength(1);
  const url = new URL(mails[0]?.link ?? '');
  expect(await (await test.fetchFrom(url.pathname + url.search)).text()).toContain('New password');
  const set = (password: string) =>
    test.fetchFrom(url.pathname, {
      method: 'POST',
      body: new URLSearchParams({ ticket: url.searchParams.get('ticket') ?? '', password }),
    });
  expect((await set('weak')).status).toBe(400);
  expect((await set('Changed-2026')).status).toBe(200);
  expect((await set('Changed-2027')).status).toBe(400);
  expect((await authenticate('customer@example.com')).status).toBe(403);
  expect((await authenticate('customer@example.com', 'Changed-2026')).status).toBe(200);
});

it('lets one choose an account of Google, or cancel', async () => {
  const page = await (await authorize({ connection: 'google-oauth2' })).text();
  const links = [...page.matchAll(/href="([^"]+)"/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'));
  const [chosen = ''] = links;
  const fragment = fragmentOf(await test.fetchFrom(chosen));
  expect(decodeJwt(fragment['id_token'] ?? '')).toMatchObject({ email: 'google.user@example.com', nonce: 'once' });
  expect((await exchange(fragment)).status).toBe(200);
  expect(fragmentOf(await test.fetchFrom(links.at(-1) ?? ''))).toMatchObject({ error: 'access_denied' });
});

it('tells who an access token belongs to', async () => {
  const { access_token = '' } = await signIn('customer@example.com');
  const ask = (token: string) => test.fetchFrom('/userinfo', { headers: { authorization: `Bearer ${token}` } });
  expect(await (await ask(access_token)).json()).toMatchObject({ email: 'customer@example.com' });
  expect((await ask('none')).status).toBe(401);
});

it.each([
  [`${ORIGIN}/app/`, 302],
  ['https://evil.test/', 400],
  ['http://localhost:8140.evil.test/', 400],
  ['//evil.test', 400],
])('logs out to %s: %i', async (returnTo, status) => {
  expect((await test.fetchFrom(`/v2/logout?${new URLSearchParams({ returnTo }).toString()}`)).status).toBe(status);
});

it('shows its own page to somebody who has not said how to sign in', async () => {
  const page = await (await authorize({})).text();
  expect(page).toContain('Continue with Google');
  expect(page).toContain('connection=google-oauth2');
  expect(fragmentOf(await authorize({ choice: 'cancel' }))).toMatchObject({ error: 'access_denied' });
});
