import { call, serverNow } from '@console/api';
import type { AuthCallback } from '@console/contract/user';
import { exchangeAuthCallback } from '@console/contract/user';
import type { SignInWay } from '../identity/provider';
import { takeNonce } from '../identity/nonce';
import { forgetTransactions } from '../identity/transactions';
import { VerificationError, verifyTokens } from './verify';

let running: Promise<string> | undefined;

async function exchange(tokens: AuthCallback, way: SignInWay): Promise<string> {
  const nonce = takeNonce();
  forgetTransactions();
  if (way.kind !== 'provider') throw new VerificationError('No identity provider belongs to this address');
  const { id_token: idToken, access_token: accessToken } = tokens;
  await verifyTokens({ idToken, accessToken, nonce, provider: way.provider, now: serverNow() });
  const { apikey } = await call(exchangeAuthCallback, tokens);
  return apikey;
}

/**
 * Checks the tokens and exchanges them for an API key, once for each opened page however often it is asked.
 * (spec 1, section 4)
 * @throws VerificationError, ApiError
 */
export function exchangeOnce(tokens: AuthCallback, way: SignInWay): Promise<string> {
  running ??= exchange(tokens, way);
  return running;
}
