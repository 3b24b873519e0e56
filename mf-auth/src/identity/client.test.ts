import { WebAuth } from 'auth0-js';
import { providerClient } from './client';

type Done = (error: unknown, result?: unknown) => void;
const mockAuth = {
  login: jest.fn<void, [Record<string, string>, Done]>(),
  signup: jest.fn<void, [Record<string, string>, Done]>(),
  changePassword: jest.fn<void, [Record<string, string>, Done]>(),
  authorize: jest.fn<void, [Record<string, string>]>(),
};
const { login, signup, authorize } = mockAuth;

jest.mock('auth0-js', () => ({ WebAuth: jest.fn(() => mockAuth) }));

const provider = {
  origin: 'https://login.example',
  issuer: 'https://login.example/',
  jwksUri: 'https://login.example/.well-known/jwks.json',
  clientId: 'console',
};
const credentials = { username: 'kadri@example.com', password: 'secret' };
const client = () => providerClient(provider);

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('asks for both tokens in a fragment, at the callback of this origin', async () => {
  void client().social('google-oauth2', '/billing?q=1#x');
  await new Promise((resolve) => setTimeout(resolve));
  expect(WebAuth).toHaveBeenCalledWith(
    expect.objectContaining({
      clientID: 'console',
      redirectUri: 'http://localhost/app/auth0_callback',
      responseType: 'token id_token',
      scope: 'openid profile email',
    }),
  );
  expect(authorize).toHaveBeenCalledWith({
    connection: 'google-oauth2',
    state: '"/billing?q=1#x"',
    nonce: sessionStorage.getItem('signInNonce'),
  });
});

it('logs in with the connection of the specification and a nonce of its own each time', async () => {
  login.mockImplementation((_, done) => done({ code: 'access_denied', description: 'Wrong email or password.' }));
  const same = client();
  await expect(same.logIn(credentials, '/')).rejects.toThrow('Wrong email or password.');
  await expect(same.logIn(credentials, '/')).rejects.toThrow('Wrong email or password.');
  const [first, second] = login.mock.calls.map(([options]) => options);
  expect(first).toMatchObject({ realm: 'Username-Password-Authentication', state: '"/"', ...credentials });
  expect(first?.['nonce']).not.toBe(second?.['nonce']);
});

it('tells whether a sign-up has verified the address', async () => {
  signup.mockImplementation((_, done) => done(null, { email: 'kadri@example.com', emailVerified: true }));
  await expect(client().signUp(credentials)).resolves.toEqual({ email: 'kadri@example.com', emailVerified: true });
  signup.mockImplementation((_, done) => done(null, {}));
  await expect(client().signUp(credentials)).resolves.toEqual({ email: 'kadri@example.com', emailVerified: false });
});

it('gives a provider up that does not answer', async () => {
  jest.useFakeTimers();
  const request = client().forgotPassword('kadri@example.com');
  const settled = Promise.allSettled([request]);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(await settled).toMatchObject([
    { reason: { message: "The identity provider didn't respond in time. Try again." } },
  ]);
});

it('is told when the library breaks over an answer', async () => {
  login.mockImplementation(() => {
    setTimeout(() => window.dispatchEvent(new ErrorEvent('error', { message: 'body is null' })));
  });
  await expect(client().logIn(credentials, '/')).rejects.toThrow('Unknown Auth0 error');
});
