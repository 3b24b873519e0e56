import { idpRoutes, oauthError } from './call';
import { publicKeyOf, signingKey } from './keys';
import { issuerOf, readAccessToken } from './tokens';

/** What the provider says of itself, and of whoever a token belongs to. */
export const discoveryRoutes = idpRoutes();

discoveryRoutes.get('/.well-known/jwks.json', async (c) =>
  c.json({ keys: [publicKeyOf(await signingKey(c.env.site))] }),
);

discoveryRoutes.get('/.well-known/openid-configuration', (c) => {
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

discoveryRoutes.get('/userinfo', async (c) => {
  const token = (c.req.header('authorization') ?? '').replace(/^Bearer /i, '');
  const email = await readAccessToken(c.env.site, c.env.origin, token);
  const identity = email === undefined ? undefined : c.env.site.store.identities.get(email);
  if (!identity) return oauthError(c, 401, 'invalid_token', 'The access token is invalid');
  return c.json({ sub: identity.sub, name: identity.id, email: identity.id, email_verified: identity.email_verified });
});
