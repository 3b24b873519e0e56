/** @jest-environment node */
import type { Auth0DecodedHash, Auth0Error, WebAuth } from 'auth0-js';
import { startSandbox, type TestSandbox } from '../testing/client';
import { browserOf, type TestBrowser } from '../testing/browser';
import { CALLBACK, CONNECTION, fragmentOf, linkIn, mailsOf, ORIGIN } from '../testing/sign-in';

let test: TestSandbox;
let browser: TestBrowser;
let auth: WebAuth;

// One page for all: the library keeps hold of the page in which it was loaded.
beforeAll(async () => {
  test = await startSandbox();
  browser = browserOf(test, `${ORIGIN}/app/`);
  const library = await import('auth0-js');
  auth = new library.WebAuth({
    domain: ORIGIN,
    clientID: 'client',
    redirectUri: CALLBACK,
    responseType: 'token id_token',
    scope: 'openid profile email',
    overrides: { __token_issuer: `${ORIGIN}/`, __jwks_uri: `${ORIGIN}/.well-known/jwks.json` },
  });
});

beforeEach(() => test.control('POST', 'reset', {}));
afterAll(() => browser.close());

type Callback<T> = (error: Auth0Error | null, result: T) => void;

/** The result of a call of the library, or its error. */
const requested = <T>(call: (done: Callback<T>) => void): Promise<T | Auth0Error> =>
  new Promise((resolve) => call((error, result) => resolve(error ?? result)));

const logIn = (username: string, password = 'Sandbox-2026') => ({
  realm: CONNECTION,
  username,
  password,
  state: '"/compute"',
});

/** The error of a login that the library tells, or the response to the redirect that it makes. */
const attempt = (username: string, password?: string): Promise<Auth0Error | Response> =>
  new Promise((resolve) => {
    browser.onRedirect((url) => resolve(test.fetchFrom(url.pathname + url.search)));
    auth.login(logIn(username, password), (error) => error && resolve(error));
  });

it('logs in, and takes the tokens of the fragment', async () => {
  const received = await attempt('customer@example.com');
  if (!(received instanceof Response)) throw new Error(JSON.stringify(received));
  const url = new URL(received.headers.get('location') ?? '');
  expect(url.origin + url.pathname).toBe(CALLBACK);
  const result = await requested<Auth0DecodedHash | null>((done) =>
    auth.parseHash({ hash: url.hash, state: '"/compute"' }, done),
  );
  expect(result).toMatchObject({
    tokenType: 'Bearer',
    expiresIn: 7200,
    state: '"/compute"',
    idTokenPayload: { email: 'customer@example.com', email_verified: true },
  });
  const { accessToken } = result as Auth0DecodedHash;
  const user = await requested<object>((done) => auth.client.userInfo(accessToken ?? '', done));
  expect(user).toMatchObject({ email: 'customer@example.com' });
});

it.each([
  [
    'a wrong password',
    'customer@example.com',
    { code: 'access_denied', description: 'Wrong email or password.', error: 'access_denied' },
  ],
  ['too many requests', 'throttled@example.com', { code: 'too_many_requests', description: 'too many requests' }],
])('tells %s', async (_, username, error) => {
  expect(await attempt(username, 'wrong')).toMatchObject(error);
});

it('tells a blocked account', async () => {
  for (let count = 0; count < 10; count += 1) await attempt('customer@example.com', 'wrong');
  expect(await attempt('customer@example.com')).toMatchObject({ code: 'too_many_attempts' });
});

it('is led back with the error of an unverified address', async () => {
  const received = await attempt('unverified@example.com');
  if (!(received instanceof Response)) throw new Error(JSON.stringify(received));
  const hash = `#${new URLSearchParams(fragmentOf(received)).toString()}`;
  const result = await requested((done) => auth.parseHash({ hash, state: '"/compute"' }, done));
  expect(result).toMatchObject({
    error: 'access_denied',
    errorDescription: 'Please verify your email before logging in.',
  });
});

const signUp = (email: string, password = 'Sandbox-2026') =>
  requested((done) => auth.signup({ connection: CONNECTION, email, password }, done));

it('signs up', async () => {
  expect(await signUp('fresh@example.com')).toMatchObject({ email: 'fresh@example.com', emailVerified: false });
  await test.fetchFrom(linkIn((await mailsOf(test))[0]));
  expect(await attempt('fresh@example.com')).toBeInstanceOf(Response);
});

it.each([
  ['customer@example.com', undefined, { code: 'invalid_signup', description: 'Invalid sign up' }],
  ['a@blocked.example', undefined, { code: 'domain_prohibited', description: 'Email domain is prohibited' }],
  ['nobody', undefined, { code: 'invalid_email', description: expect.stringMatching(/^error in email/) }],
  [
    'b@example.com',
    'weak',
    {
      code: 'invalid_password',
      name: 'PasswordStrengthError',
      description: { rules: expect.any(Array), verified: false },
      policy: expect.stringContaining('8 characters'),
      original: { response: { body: { message: 'Password is too weak' } } },
    },
  ],
])('tells why %s cannot sign up', async (email, password, error) => {
  expect(await signUp(email, password)).toMatchObject({ statusCode: 400, ...error });
});

it('asks for a new password', async () => {
  const received = await requested((done) =>
    auth.changePassword({ connection: CONNECTION, email: 'customer@example.com' }, done),
  );
  expect(received).toMatch(/^We've just sent you an email/);
});

it('leads to Google, and out', async () => {
  const redirected = new Promise<URL>((resolve) => browser.onRedirect(resolve));
  auth.authorize({ connection: 'google-oauth2', state: '"/"', nonce: 'once' });
  const google = await redirected;
  expect(await (await test.fetchFrom(google.pathname + google.search)).text()).toContain('Sign in with Google');
  const left = new Promise<URL>((resolve) => browser.onRedirect(resolve));
  auth.logout({ returnTo: `${ORIGIN}/app/` });
  const out = await left;
  expect((await test.fetchFrom(out.pathname + out.search)).headers.get('location')).toBe(`${ORIGIN}/app/`);
});
