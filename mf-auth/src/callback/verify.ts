import { createRemoteJWKSet } from 'jose/jwks/remote';
import { jwtVerify } from 'jose/jwt/verify';
import { JOSEError, JWKSTimeout } from 'jose/errors';
import type { IdentityProvider } from '../identity/provider';

/** Clocks of provider and page may be this far apart, in seconds; the page follows the clock of its server. */
const LEEWAY = 60;

/** Tokens that were not made for this attempt to sign in; the message says so to a person. */
export class VerificationError extends Error {
  override readonly name = 'VerificationError';
}

/** The first half of the SHA-256 of a token, as `at_hash` carries it. */
export async function accessTokenHash(accessToken: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(accessToken)));
  return btoa(String.fromCharCode(...digest.subarray(0, digest.length / 2)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

export interface TokensToVerify {
  readonly idToken: string;
  readonly accessToken: string;
  /** The nonce of this tab's attempt; undefined when it made none. */
  readonly nonce: string | undefined;
  readonly provider: IdentityProvider;
  readonly now: Date;
}

export type KeySet = Parameters<typeof jwtVerify>[1];

/**
 * Checks the ID token before anything is done with it: signature (RS256 only), issuer, audience, expiry, the nonce of
 * this tab, and that it belongs to the access token. (decision 0005)
 * @throws VerificationError for tokens that are not ours; TypeError when the provider's keys cannot be fetched
 */
export async function verifyTokens(
  { idToken, accessToken, nonce, provider, now }: TokensToVerify,
  keys?: KeySet,
): Promise<void> {
  if (nonce === undefined)
    throw new VerificationError('This sign-in was not started in this tab, or it has been used already');
  const keySet = keys ?? createRemoteJWKSet(new URL(provider.jwksUri), { timeoutDuration: 10_000 });
  const options = {
    algorithms: ['RS256'],
    issuer: provider.issuer,
    audience: provider.clientId,
    clockTolerance: LEEWAY,
    currentDate: now,
    requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
  };
  const verify =
    typeof keySet === 'function' ? jwtVerify(idToken, keySet, options) : jwtVerify(idToken, keySet, options);
  const { payload } = await verify.catch((error: unknown) => {
    if (error instanceof JWKSTimeout) throw new TypeError('Failed to fetch');
    if (error instanceof JOSEError) throw new VerificationError(`The identity token was refused: ${error.message}`);
    throw error;
  });
  if (payload['nonce'] !== nonce) throw new VerificationError('The identity token belongs to another sign-in');
  if (payload['at_hash'] !== (await accessTokenHash(accessToken))) {
    throw new VerificationError('The identity token does not belong to the access token');
  }
}
