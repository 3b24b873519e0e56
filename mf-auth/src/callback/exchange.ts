import { call } from '@console/api';
import type { AuthCallback } from '@console/contract/user';
import { exchangeAuthCallback } from '@console/contract/user';
import type { SignInWay } from '../identity/provider';
import { completeAttempt } from './complete';

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
