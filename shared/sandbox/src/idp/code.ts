import * as v from 'valibot';
import { clientIdOf } from '../site-config';
import { idpRoutes, isForeign, missingParameter, oauthError } from './call';
import { EXPIRES_IN, SCOPE } from './grant';
import { issueTokens, sha256 } from './tokens';

const Exchange = v.object({
  grant_type: v.literal('authorization_code'),
  client_id: v.string(),
  code: v.string(),
  redirect_uri: v.string(),
  code_verifier: v.string(),
});

/** The exchange of a code for the tokens, by whoever knows the secret behind its challenge (PKCE). */
export const codeRoutes = idpRoutes();

codeRoutes.post('/oauth/token', async (c) => {
  const { site, origin, body } = c.env;
  if (isForeign(c)) return oauthError(c, 403, 'unauthorized_client', 'The origin is not allowed');
  const parsed = v.safeParse(Exchange, body);
  if (!parsed.success) return missingParameter(c);
  const { client_id, code, redirect_uri, code_verifier } = parsed.output;
  if (client_id !== clientIdOf(site.definition)) return oauthError(c, 403, 'unauthorized_client', 'Unknown client');
  const ticket = site.tickets.take(code, 'code');
  const asked = new URLSearchParams(ticket?.detail);
  const identity = ticket && site.store.identities.get(ticket.email);
  const isRightful =
    asked.get('redirect_uri') === redirect_uri && asked.get('code_challenge') === (await sha256(code_verifier));
  if (!identity || !isRightful) return oauthError(c, 403, 'invalid_grant', 'Invalid authorization code');
  const { accessToken, idToken } = await issueTokens(site, origin, identity, asked.get('nonce') ?? undefined);
  return c.json({
    access_token: accessToken,
    id_token: idToken,
    scope: SCOPE,
    expires_in: EXPIRES_IN,
    token_type: 'Bearer',
  });
});
