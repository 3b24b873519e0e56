import { serverNow } from '@console/api';
import type { AuthCallback } from '@console/contract/user';
import { takeNonces } from '../identity/nonce';
import type { SignInWay } from '../identity/provider';
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
