/** @jest-environment node */
import { createHash } from 'node:crypto';
import { createRemoteJWKSet, customFetch, decodeJwt, jwtVerify, SignJWT } from 'jose';
import { startSandbox, type TestSandbox } from '../testing/client';
import { CALLBACK, fragmentOf, identityProvider, linkIn, mailsOf, ORIGIN, type TestProvider } from '../testing/sign-in';

let test: TestSandbox;
let provider: TestProvider;
beforeAll(async () => {
  test = await startSandbox();
});
beforeEach(async () => {
  await test.control('POST', 'reset', {});
  provider = identityProvider(test);
});

it('signs in, with tokens that the published key proves', async () => {
  const fragment = await provider.signIn('customer@example.com');
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

it('exchanges the fragment for the key of the API and the user, and notes the visit', async () => {
  await test.control('POST', 'clock', { advance_seconds: 86_400 });
  const fragment = await provider.signIn('customer@example.com');
  const { status, body } = await provider.exchange(fragment);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { apikey: 'customer000000000000000000000000', user: { name: 'customer@example.com' } },
  });
  const { last_activity } = await test.call('getUser', {});
  expect((last_activity?.getTime() ?? 0) - Date.now()).toBeGreaterThan(86_000_000);
});

it('takes the same tokens again: it is the page that sees to it that they are used once', async () => {
  const fragment = await provider.signIn('customer@example.com');
  expect([(await provider.exchange(fragment)).status, (await provider.exchange(fragment)).status]).toEqual([200, 200]);
});

const withoutSignature = (token = '') => token.split('.').slice(0, 2).join('.');

it.each([
  ['a forged identity token', (f: Record<string, string>) => ({ id_token: `${f['id_token']?.slice(0, -6)}AAAAAA` })],
  [
    'an unsigned one',
    (f: Record<string, string>) => ({
      id_token: `${Buffer.from('{"alg":"none"}').toString('base64url')}.${withoutSignature(f['id_token']).split('.')[1]}.`,
    }),
  ],
  ['the access token of another sign-in', () => ({ access_token: 'other' })],
  ['the access token in place of the identity token', (f: Record<string, string>) => ({ id_token: f['access_token'] })],
])('refuses %s', async (_, change) => {
  const fragment = await provider.signIn('customer@example.com');
  const response = await provider.exchange(Object.assign(fragment, change(fragment)));
  expect(response).toMatchObject({ status: 401, body: { message: 'The identity token was refused' } });
});

it('refuses a token of its own shape with the key of somebody else', async () => {
  const fragment = await provider.signIn('customer@example.com');
  const { privateKey } = await crypto.subtle.generateKey(
    { name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['sign', 'verify'],
  );
  const claims = decodeJwt(fragment['id_token'] ?? '');
  const id_token = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
  expect((await provider.exchange({ ...fragment, id_token })).status).toBe(401);
});

it('refuses tokens that are too old', async () => {
  const fragment = await provider.signIn('customer@example.com');
  const later = Date.now() + 11 * 3_600_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  jest.useFakeTimers({ now: later, doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] });
  expect((await provider.exchange(fragment)).status).toBe(401);
  jest.useRealTimers();
  clock.mockRestore();
});

it('refuses the tokens of another site', async () => {
  const fragment = await provider.signIn('customer@example.com');
  expect((await provider.exchange(fragment, 'metal.localhost')).status).toBe(401);
});

it('names a field of the fragment that is missing', async () => {
  expect(await provider.exchange({ state: '"/"' })).toMatchObject({
    status: 400,
    body: { errors: { access_token: 'This field is required' } },
  });
});

it("refuses a wrong password in the provider's words", async () => {
  const refused = await provider.authenticate('customer@example.com', 'wrong');
  expect(refused.status).toBe(403);
  expect(await refused.json()).toEqual({ error: 'access_denied', error_description: 'Wrong email or password.' });
});

it('blocks an address after ten wrong passwords, until the link in the mail is followed', async () => {
  for (let count = 0; count < 10; count += 1) await provider.authenticate('customer@example.com', 'wrong');
  const blocked = await provider.authenticate('customer@example.com');
  expect({ status: blocked.status, body: await blocked.json() }).toMatchObject({
    status: 429,
    body: { error: 'too_many_attempts' },
  });
  expect((await provider.authenticate('admin@example.com')).status).toBe(200);
  const mails = await mailsOf(test);
  expect(mails).toMatchObject([{ kind: 'blocked-account', to: 'customer@example.com' }]);
  expect((await test.fetchFrom(linkIn(mails[0]))).status).toBe(200);
  expect((await provider.authenticate('customer@example.com')).status).toBe(200);
  expect((await test.fetchFrom(linkIn(mails[0]))).status).toBe(400);
});

it('says that there are too many requests: to one address always, to all after a hundred wrong passwords', async () => {
  const tooMany = { error: 'too_many_requests', error_description: 'too many requests' };
  const throttled = await provider.authenticate('throttled@example.com');
  expect({ status: throttled.status, body: await throttled.json() }).toEqual({ status: 429, body: tooMany });
  // Deriving a hundred keys takes a busy machine longer than a test may last; what is counted are the attempts.
  const derive = jest.spyOn(crypto.subtle, 'deriveBits').mockImplementation(async () => new ArrayBuffer(32));
  for (let count = 0; count < 100; count += 1) await provider.authenticate(`nobody-${count}@example.com`, 'wrong');
  expect(derive).toHaveBeenCalledTimes(100);
  derive.mockRestore();
  const response = await provider.authenticate('customer@example.com');
  expect({ status: response.status, body: await response.json() }).toEqual({ status: 429, body: tooMany });
});

it.each([
  ['another origin', {}, 'https://evil.test', 403],
  ['another client', { client_id: 'other' }, ORIGIN, 403],
  ['another realm', { realm: 'other' }, ORIGIN, 403],
  ['no password', { password: undefined }, ORIGIN, 400],
])('refuses to sign in with %s', async (_, patch, origin, status) => {
  const body = { client_id: 'client', username: 'customer@example.com', password: 'Sandbox-2026', ...patch };
  expect((await provider.post('/co/authenticate', body, origin)).status).toBe(status);
});

it('leads to the own callback only', async () => {
  for (const redirect_uri of [`${CALLBACK}/`, `${CALLBACK}?x=1`, 'https://evil.test/app/auth0_callback', ''])
    expect((await provider.authorize({ redirect_uri, login_ticket: 'x' })).status).toBe(403);
});

it.each([
  ['a ticket that is none', { login_ticket: 'none' }, 'login_required'],
  ['another client', { client_id: 'other' }, 'unauthorized_client'],
  ['no nonce', { nonce: '' }, 'invalid_request'],
  ['an unknown response type', { response_type: 'token' }, 'unsupported_response_type'],
  ['no page shown', { prompt: 'none' }, 'login_required'],
])('leads back with an error for %s', async (_, query, error) => {
  expect(fragmentOf(await provider.authorize(query))).toMatchObject({ error, state: '"/compute"' });
});

it('takes a ticket once', async () => {
  const { login_ticket } = await (await provider.authenticate('customer@example.com')).json();
  expect(fragmentOf(await provider.authorize({ login_ticket }))).toHaveProperty('id_token');
  expect(fragmentOf(await provider.authorize({ login_ticket }))).toMatchObject({ error: 'login_required' });
});

it('asks an unverified address to verify, and mails the link again where none works any more', async () => {
  const refusal = { error: 'access_denied', error_description: 'Please verify your email before logging in.' };
  expect(await provider.signIn('unverified@example.com')).toMatchObject(refusal);
  expect(await provider.signIn('unverified@example.com')).toMatchObject(refusal);
  const mails = await mailsOf(test);
  expect(mails).toMatchObject([{ kind: 'verify-email', to: 'unverified@example.com' }]);
  expect((await test.fetchFrom(linkIn(mails[0]))).status).toBe(200);
  expect(await provider.signIn('unverified@example.com')).toHaveProperty('id_token');
});

it('tells who an access token belongs to', async () => {
  const { access_token = '' } = await provider.signIn('customer@example.com');
  const request = (token: string) => test.fetchFrom('/userinfo', { headers: { authorization: `Bearer ${token}` } });
  expect(await (await request(access_token)).json()).toMatchObject({ email: 'customer@example.com' });
  expect((await request('none')).status).toBe(401);
});

it('describes itself: every address in it answers', async () => {
  const document: Record<string, string> = await (await test.fetchFrom('/.well-known/openid-configuration')).json();
  expect(document['issuer']).toBe(`${ORIGIN}/`);
  for (const name of ['jwks_uri', 'authorization_endpoint', 'userinfo_endpoint', 'token_endpoint'])
    expect(test.sandbox.owns(new URL(document[name] ?? '').pathname)).toBe(true);
});

it('lets its pages load nothing, and nobody frame them', async () => {
  const { headers } = await provider.authorize({});
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

it('works as long on the password of somebody who is not known', async () => {
  const derive = jest.spyOn(crypto.subtle, 'deriveBits');
  const costOf = async (email: string) => {
    derive.mockClear();
    await provider.signIn(email, 'Wrong-2026');
    return derive.mock.calls.map(([algorithm]) => algorithm).map((used) => Reflect.get(Object(used), 'iterations'));
  };
  const known = await costOf('customer@example.com');
  expect(known).toHaveLength(1);
  expect(await costOf('stranger@example.com')).toEqual(known);
  derive.mockRestore();
});
