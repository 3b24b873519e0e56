import { BASE_PATH, paths } from '@console/contract/paths';
import type { IdentityClient } from './client';
import { newNonce } from './nonce';

/** Marks an answer that no provider gave. */
export const STUB_ALGORITHM = 'none';

const encoded = (value: unknown): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

function arrive(email: string, returnPath: string): Promise<never> {
  const claims = { sub: `stub|${email}`, email, nonce: newNonce() };
  const fragment = new URLSearchParams({
    access_token: 'stub',
    id_token: `${encoded({ alg: STUB_ALGORITHM, typ: 'JWT' })}.${encoded(claims)}.`,
    scope: 'openid profile email',
    expires_in: '7200',
    token_type: 'Bearer',
    state: JSON.stringify(returnPath),
  });
  window.location.assign(`${BASE_PATH}${paths.authCallback()}#${fragment}`);
  return new Promise(() => {});
}

/**
 * Stands in for the identity provider on development hosts where none shares the host's suffix: every password is right,
 * nobody is asked anything, and the answer is signed by nobody. Only a server of development accepts it. (spec 1, section 5)
 */
export const stubClient: IdentityClient = {
  logIn: ({ username }, returnPath) => arrive(username, returnPath),
  social: (_, returnPath) => arrive('customer@example.com', returnPath),
  signUp: async ({ username }) => ({ email: username, emailVerified: true }),
  forgotPassword: async () => undefined,
};
