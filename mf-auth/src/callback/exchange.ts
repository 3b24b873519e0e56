import { call, serverNow } from '@console/api';
import { type AuthCallback, exchangeAuthCallback } from '@console/contract/user';
import type { SignInWay } from '../identity/provider';
import { takeNonces } from '../identity/nonce';
import { VerificationError } from './refusal';
import { verifyTokens } from './verify';

const LEFT_BEHIND = /^_?(?:_legacy_|com\.auth0\.auth\.|co(?:\/|%2F)verifier)/i;

/** Deletes the cookies that auth0-js leaves behind for its own check of the answer; ours is another one. */
function forgetTransactions(): void {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (LEFT_BEHIND.test(name)) document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
  }
}

/**
 * Ends an attempt of the implicit flow: proves that the tokens were made for it. The attempt is used up whatever comes out.
 * (`flow` of identity/client.ts has the other half)
 * @returns tokens to exchange for an API key
 * @throws VerificationError; TypeError where the provider's keys cannot be fetched
 */
async function completeAttempt(tokens: AuthCallback, way: SignInWay): Promise<AuthCallback> {
  const nonces = takeNonces();
  forgetTransactions();
  if (way.kind !== 'provider') throw new VerificationError('noProvider');
  const { id_token: idToken, access_token: accessToken } = tokens;
  await verifyTokens({ idToken, accessToken, nonces, provider: way.provider, now: serverNow() });
  return tokens;
}

/** Who has signed in. */
export interface SignedIn {
  readonly apikey: string;
  /** The id of the user. */
  readonly person: string;
}

const running = new WeakMap<AuthCallback, Promise<SignedIn>>();

async function exchange(tokens: AuthCallback, way: SignInWay): Promise<SignedIn> {
  const { apikey, user } = await call(exchangeAuthCallback, await completeAttempt(tokens, way));
  return { apikey, person: String(user.id) };
}

/**
 * Checks the tokens and exchanges them for an API key, once for each answer of the provider however often it is asked.
 * (spec 1, section 4)
 * @throws VerificationError, ApiError
 */
export function exchangeOnce(tokens: AuthCallback, way: SignInWay): Promise<SignedIn> {
  const begun = running.get(tokens) ?? exchange(tokens, way);
  running.set(tokens, begun);
  return begun;
}
