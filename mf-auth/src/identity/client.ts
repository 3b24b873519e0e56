import type { WebAuth } from 'auth0-js';
import { BASE_PATH, paths } from '@console/contract/paths';
import { identityError, IdentityError } from './failure';
import type { IdentityProvider } from './provider';
import { newNonce } from './nonce';
import { text } from '../texts';

/** A provider that has not answered by then will not; in milliseconds. */
const PATIENCE_MS = 30_000;

/**
 * Waits for a request of auth0-js, which knows no end of waiting, and which throws where nobody can catch it when an answer is
 * not what it expects.
 * @throws IdentityError
 */
function waitFor<T>(
  request: (resolve: (value: T) => void, reject: (error: IdentityError) => void) => void,
): Promise<T> {
  let stop = (): void => undefined;
  const work = new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new IdentityError(text('signIn.late'))), PATIENCE_MS);
    const thrown = (): void => reject(identityError(undefined));
    window.addEventListener('error', thrown);
    stop = () => {
      clearTimeout(timer);
      window.removeEventListener('error', thrown);
    };
    request(resolve, reject);
  });
  return work.finally(() => stop());
}

/**
 * How tokens come from the provider: the implicit flow, whose answer is a fragment. (decision 0005) This is the half that
 * begins an attempt; the other half ends it (callback/exchange.ts, which reads callback/fragment.ts). Code with PKCE
 * would replace these three and nothing else.
 */
const flow = {
  responseType: 'token id_token',
  /** What a new attempt sends along beside its return path. @throws IdentityError where nothing can be kept of it */
  begin: (): { readonly nonce: string } => ({ nonce: newNonce() }),
} as const;

/** The connection that holds user names and passwords. (spec 1, section 7) */
const CONNECTION = 'Username-Password-Authentication';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * What the sign-in screen asks of an identity provider. `logIn` and `social` leave the page: their promise settles only
 * when that fails. Failures are IdentityErrors.
 */
export interface IdentityClient {
  logIn(credentials: Credentials, returnPath: string): Promise<never>;
  signUp(credentials: Credentials): Promise<{ email: string; emailVerified: boolean }>;
  /** @param connection absent: the provider's own page lists all the ways there are */
  social(connection: 'google-oauth2' | undefined, returnPath: string): Promise<never>;
  /** Asks for a mail with a link to choose a new password. */
  forgotPassword(email: string): Promise<void>;
}

const callbackUrl = (): string => `${window.location.origin}${BASE_PATH}${paths.authCallback()}`;

async function webAuth(provider: IdentityProvider): Promise<WebAuth> {
  const library = await import('auth0-js').catch(() => {
    throw identityError({ code: 'request_error' });
  });
  return new library.WebAuth({
    // With its protocol, the library neither forces HTTPS nor takes our own host for a page that the provider hosts.
    domain: provider.origin,
    clientID: provider.clientId,
    redirectUri: callbackUrl(),
    responseType: flow.responseType,
    scope: 'openid profile email',
    overrides: { __token_issuer: provider.issuer, __jwks_uri: provider.jwksUri },
    _sendTelemetry: false,
  });
}

const never = new Promise<never>(() => {});

/** Speaks to the provider through auth0-js, which is loaded with the first call. */
export function providerClient(provider: IdentityProvider): IdentityClient {
  let loading: Promise<WebAuth> | undefined;
  const loaded = (): Promise<WebAuth> => {
    loading ??= webAuth(provider).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const attempt = (returnPath: string) => ({ state: JSON.stringify(returnPath), ...flow.begin() });
  return {
    async logIn({ username, password }, returnPath) {
      const auth = await loaded();
      return waitFor<never>((_, reject) => {
        auth.login({ realm: CONNECTION, username, password, ...attempt(returnPath) }, (error) =>
          reject(identityError(error)),
        );
      });
    },
    async signUp({ username, password }) {
      const auth = await loaded();
      return waitFor((resolve, reject) => {
        auth.signup({ connection: CONNECTION, email: username, password }, (error, result) => {
          if (error) reject(identityError(error));
          else resolve({ email: String(result?.email ?? username), emailVerified: result?.emailVerified === true });
        });
      });
    },
    async social(connection, returnPath) {
      const auth = await loaded();
      auth.authorize({ ...(connection ? { connection } : {}), ...attempt(returnPath) });
      return never;
    },
    async forgotPassword(email) {
      const auth = await loaded();
      return waitFor<void>((resolve, reject) => {
        auth.changePassword({ connection: CONNECTION, email }, (error) =>
          error ? reject(identityError(error)) : resolve(),
        );
      });
    },
  };
}

/** Fetches auth0-js before it is needed, so that submitting the form does not wait for it. */
export function warmUp(): void {
  import('auth0-js').catch(() => undefined);
}
