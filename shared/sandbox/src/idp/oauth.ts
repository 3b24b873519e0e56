import * as v from 'valibot';
import { clientIdOf } from '../site-config';
import { consolesOf, idpRoutes, isForeign, missingParameter, oauthError } from './call';
import { EXPIRES_IN, SCOPE } from './grant';
import { issuerOf, issueTokens, publicKeyOf, readAccessToken, sha256, signingKey } from './tokens';

/** OAuth: what the provider says of itself and of whoever a token belongs to, the exchange of a code, and signing out. */
export const oauthRoutes = idpRoutes();

oauthRoutes.get('/.well-known/jwks.json', async (c) => c.json({ keys: [publicKeyOf(await signingKey(c.env.site))] }));

oauthRoutes.get('/.well-known/openid-configuration', (c) => {
  const issuer = issuerOf(c.env.origin);
  return c.json({
    issuer,
    jwks_uri: `${issuer}.well-known/jwks.json`,
    authorization_endpoint: `${issuer}authorize`,
    token_endpoint: `${issuer}oauth/token`,
    userinfo_endpoint: `${issuer}userinfo`,
    response_types_supported: ['token id_token', 'code'],
    response_modes_supported: ['fragment', 'query'],
    grant_types_supported: ['implicit', 'authorization_code'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    subject_types_supported: ['public'],
    scopes_supported: ['openid', 'profile', 'email'],
    id_token_signing_alg_values_supported: ['RS256'],
  });
});

oauthRoutes.get('/userinfo', async (c) => {
  const token = (c.req.header('authorization') ?? '').replace(/^Bearer /i, '');
  const email = await readAccessToken(c.env.site, c.env.origin, token);
  const identity = email === undefined ? undefined : c.env.site.store.identities.get(email);
  if (!identity) return oauthError(c, 401, 'invalid_token', 'The access token is invalid');
  return c.json({ sub: identity.sub, name: identity.id, email: identity.id, email_verified: identity.email_verified });
});

const Exchange = v.object({
  grant_type: v.literal('authorization_code'),
  client_id: v.string(),
  code: v.string(),
  redirect_uri: v.string(),
  code_verifier: v.string(),
});

// The exchange of a code for the tokens, by whoever knows the secret behind its challenge (PKCE).
oauthRoutes.post('/oauth/token', async (c) => {
  const { site, origin, body } = c.env;
  if (isForeign(c)) return oauthError(c, 403, 'unauthorized_client', 'The origin is not allowed');
  const parsed = v.safeParse(Exchange, body);
  if (!parsed.success) return missingParameter(c);
  const { client_id, code, redirect_uri, code_verifier } = parsed.output;
  if (client_id !== clientIdOf(site.definition)) return oauthError(c, 403, 'unauthorized_client', 'Unknown client');
  const ticket = site.tickets.take(code, 'code');
  const requested = new URLSearchParams(ticket?.detail);
  const identity = ticket && site.store.identities.get(ticket.email);
  const isRightful =
    requested.get('redirect_uri') === redirect_uri && requested.get('code_challenge') === (await sha256(code_verifier));
  if (!identity || !isRightful) return oauthError(c, 403, 'invalid_grant', 'Invalid authorization code');
  const { accessToken, idToken } = await issueTokens(site, origin, identity, requested.get('nonce') ?? undefined);
  return c.json({
    access_token: accessToken,
    id_token: idToken,
    scope: SCOPE,
    expires_in: EXPIRES_IN,
    token_type: 'Bearer',
  });
});

// Leads back to a console only. There is no session to end: every sign-in asks for the password.
oauthRoutes.get('/v2/logout', (c) => {
  const { origin } = c.env;
  const wanted = c.req.query('returnTo') ?? `${origin}/`;
  if (!URL.canParse(wanted) || !consolesOf(c.env).includes(new URL(wanted).origin))
    return c.text('The "returnTo" querystring parameter is not in the allow list.', 400);
  return c.redirect(wanted);
});
