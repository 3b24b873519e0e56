import { createRemoteJWKSet } from 'jose/jwks/remote';
import { jwtVerify } from 'jose/jwt/verify';
import { JOSEError, JWKSInvalid, JWKSTimeout, JWTExpired } from 'jose/errors';
import type { IdentityProvider } from '../identity/provider';
import { VerificationError } from './refusal';

/** A token may be this long past its expiry, in seconds. The clock of the browser plays no part: the server's is followed. */
const LEEWAY = 60;
/** A token may be issued this far in the future, in seconds: the clock of the provider may be ahead of the server's. */
const AHEAD = 660;

/** The first half of the SHA-256 of a token, as `at_hash` carries it. */
export async function accessTokenHash(accessToken: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(accessToken)));
  return btoa(String.fromCharCode(...digest.subarray(0, digest.length / 2)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}

export interface TokensToVerify {
  readonly idToken: string;
  readonly accessToken: string;
  /** Those that the token may carry; none where this tab has begun nothing. */
  readonly nonces: ReadonlySet<string>;
  readonly provider: IdentityProvider;
  /** The server's time. */
  readonly now: Date;
}

export type KeySet = Parameters<typeof jwtVerify>[1];

function refusalOf(error: unknown): unknown {
  if (error instanceof JWKSTimeout) return new TypeError('Failed to fetch');
  if (error instanceof JWTExpired) return new VerificationError('expired');
  // What is wrong with the answer that should have the keys has the general code.
  if (error instanceof JWKSInvalid || (error instanceof JOSEError && error.code === 'ERR_JOSE_GENERIC'))
    return new VerificationError('noKeys');
  return error instanceof JOSEError ? new VerificationError('token', error.message) : error;
}

/**
 * Checks the ID token before anything is done with it: signature (RS256 only), issuer, audience, expiry, the nonce of
 * this tab, and that it belongs to the access token. (decision 0005)
 * @throws VerificationError for tokens that are not ours; TypeError when the provider's keys cannot be fetched
 */
export async function verifyTokens(
  { idToken, accessToken, nonces, provider, now }: TokensToVerify,
  keys?: KeySet,
): Promise<void> {
  if (nonces.size === 0) throw new VerificationError('notStarted');
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
    throw refusalOf(error);
  });
  if (Number(payload.iat) > now.getTime() / 1000 + AHEAD) throw new VerificationError('early');
  if (!nonces.has(String(payload['nonce']))) throw new VerificationError('otherSignIn');
  if (payload['at_hash'] !== (await accessTokenHash(accessToken))) throw new VerificationError('otherTokens');
}
