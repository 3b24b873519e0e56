import { call, serverNow } from '@console/api';
import { type AuthCallback, exchangeAuthCallback } from '@console/contract/user';
import type { SignInWay } from '../identity/provider';
import { takeNonces } from '../identity/nonce';
import { forgetTransactions } from '../identity/transactions';
import { VerificationError } from './refusal';
import { verifyTokens } from './verify';

/**
 * Ends an attempt of the implicit flow: proves that the tokens were made for it. The attempt is used up whatever comes out.
 * (identity/flow.ts has the other half)
 * @returns tokens to exchange for an API key
 * @throws VerificationError; TypeError where the provider's keys cannot be fetched
 */
export async function completeAttempt(tokens: AuthCallback, way: SignInWay): Promise<AuthCallback> {
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
