import { codeAt, intervalOf } from '../idp/mfa/totp';
import type { TestSandbox } from './client';

export const ORIGIN = 'http://localhost:8140';
export const CALLBACK = `${ORIGIN}/app/auth0_callback`;
export const CONNECTION = 'Username-Password-Authentication';

/** The fragment of a response that leads back to the callback. */
export function fragmentOf(response: Response): Record<string, string> {
  const url = new URL(response.headers.get('location') ?? 'about:blank');
  if (url.origin + url.pathname !== CALLBACK) throw new Error(`${response.status} leads to ${url.href}`);
  return Object.fromEntries(new URLSearchParams(url.hash.slice(1)));
}

/** Requests to the identity provider of a test's sandbox, in the shapes in which auth0-js makes them. */
export function identityProvider(test: TestSandbox) {
  const post = (path: string, body: unknown, origin = ORIGIN) =>
    test.fetchFrom(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(body),
    });

  const submit = (path: string, values: Record<string, string>) =>
    test.fetchFrom(path, { method: 'POST', body: new URLSearchParams(values) });

  const authenticate = (username: string, password = 'Sandbox-2026', more: object = {}) =>
    post('/co/authenticate', {
      client_id: 'client',
      credential_type: 'http://auth0.com/oauth/grant-type/password-realm',
      realm: CONNECTION,
      username,
      password,
      ...more,
    });

  const authorize = (query: Record<string, string>) =>
    test.fetchFrom(
      `/authorize?${new URLSearchParams({ client_id: 'client', response_type: 'token id_token', redirect_uri: CALLBACK, scope: 'openid profile email', nonce: 'once', state: '"/compute"', ...query }).toString()}`,
    );

  /** The response to the redirect that follows a right password. */
  const proceed = async (username: string, password?: string, query: Record<string, string> = {}) => {
    const { login_ticket }: { login_ticket: string } = await (await authenticate(username, password)).json();
    return authorize({ ...query, login_ticket });
  };

  return {
    post,
    submit,
    authenticate,
    authorize,
    proceed,
    signIn: async (username: string, password?: string) => fragmentOf(await proceed(username, password)),
    signUp: (email: string, password = 'Sandbox-2026') =>
      post('/dbconnections/signup', { client_id: 'client', connection: CONNECTION, email, password }),
    forget: (email: string) =>
      post('/dbconnections/change_password', { client_id: 'client', connection: CONNECTION, email }),
    exchange: (fragment: Record<string, string>, host?: string) =>
      test.raw(
        '/user-resource/auth0_callback',
        { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(fragment) },
        { as: null, ...(host ? { host } : {}) },
      ),
  };
}

export type TestProvider = ReturnType<typeof identityProvider>;

export interface SeenMail {
  readonly to: string;
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly link?: string;
}

/** What was mailed, latest first. */
export const mailsOf = async (test: TestSandbox): Promise<SeenMail[]> =>
  ((await test.control('GET', 'outbox')) as SeenMail[]).toReversed();

/** Path and query of the link in a mail. */
export const linkIn = (mail: SeenMail | undefined): string => {
  const url = new URL(mail?.link ?? 'about:blank');
  return url.pathname + url.search;
};

/** The code that an application shows so many intervals from now. */
export const codeNow = (secret: string, ahead = 0): Promise<string> => codeAt(secret, intervalOf(Date.now()) + ahead);
