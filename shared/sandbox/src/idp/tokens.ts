import type { AuthCallback } from '@console/contract/user';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import type { IdentityRow, PersonRow } from '../model/people';
import { secureText } from '../seed/random';
import type { SiteRuntime } from '../site';
import { clientIdOf } from '../site-config';

const ALGORITHM = 'RS256';

/** The public half of a signing key, as the key set shows it. */
export const publicKeyOf = ({ kty, n, e, kid }: JWK): JWK => ({
  kty: kty ?? 'RSA',
  use: 'sig',
  alg: ALGORITHM,
  ...(n ? { n } : {}),
  ...(e ? { e } : {}),
  ...(kid ? { kid } : {}),
});

async function newKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: crypto.randomUUID().slice(0, 8), alg: ALGORITHM };
}

/** The site's signing key, made when it is first needed and kept from then on. */
export async function signingKey(site: SiteRuntime): Promise<JWK> {
  if (site.state.signing_key) return site.state.signing_key;
  const made = await newKey();
  return site.store.transact(() => {
    const key = site.state.signing_key ?? made;
    site.remember({ signing_key: key });
    return key;
  });
}

async function imported(key: JWK): Promise<CryptoKey | Uint8Array> {
  return importJWK(key, ALGORITHM);
}

/** The first bytes of the SHA-256 of a text, all of them by default, in Base64 for addresses. */
export async function sha256(text: string, bytes = 32): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const binary = String.fromCharCode(...new Uint8Array(digest).slice(0, bytes));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Half of the hash of an access token, as an identity token carries it. */
const atHash = (accessToken: string): Promise<string> => sha256(accessToken, 16);

/** Origin of the identity provider of a site, as a browser at one of its hosts sees it. */
export function providerOrigin(site: SiteRuntime, host: string, origin: string): string {
  const { protocol } = new URL(origin);
  return `${protocol}//${site.config.authDomain ?? host}`;
}

export const issuerOf = (origin: string): string => `${origin}/`;

const userinfoAudience = (origin: string): string => `${origin}/userinfo`;
const ACCESS_LASTS = '2h';
const IDENTITY_LASTS = '10h';

/** The two tokens of a sign-in. They are dated by the machine's clock, never by the sandbox's. */
export async function issueTokens(site: SiteRuntime, origin: string, identity: IdentityRow, nonce: string | undefined) {
  const key = await signingKey(site);
  const signer = await imported(key);
  const sign = (claims: Record<string, unknown>, audience: string, lasts: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(key.kid ? { kid: key.kid } : {}) })
      .setIssuer(issuerOf(origin))
      .setSubject(identity.sub)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(lasts)
      .sign(signer);
  const accessToken = await sign(
    { scope: 'openid profile email', email: identity.id },
    userinfoAudience(origin),
    ACCESS_LASTS,
  );
  const profile = {
    name: identity.id,
    nickname: identity.id.split('@')[0],
    email: identity.id,
    email_verified: identity.email_verified,
  };
  const idToken = await sign(
    { ...profile, at_hash: await atHash(accessToken), ...(nonce ? { nonce } : {}) },
    clientIdOf(site.definition),
    IDENTITY_LASTS,
  );
  return { accessToken, idToken };
}

async function claimsOf(site: SiteRuntime, origin: string, token: string, audience: string) {
  try {
    const key = await imported(publicKeyOf(await signingKey(site)));
    const { payload } = await jwtVerify(token, key, { issuer: issuerOf(origin), audience, algorithms: ['RS256'] });
    return payload;
  } catch {
    return undefined;
  }
}

/** E-mail address of whoever an identity token names, if it is ours, for our client, and belongs to the access token. */
async function readIdToken(
  site: SiteRuntime,
  origin: string,
  tokens: { idToken: string; accessToken: string },
): Promise<string | undefined> {
  const claims = await claimsOf(site, origin, tokens.idToken, clientIdOf(site.definition));
  if (!claims || claims['at_hash'] !== (await atHash(tokens.accessToken))) return undefined;
  return typeof claims['email'] === 'string' && claims['email_verified'] === true ? claims['email'] : undefined;
}

/** E-mail address of whoever an access token belongs to. */
export async function readAccessToken(site: SiteRuntime, origin: string, token: string): Promise<string | undefined> {
  const claims = await claimsOf(site, origin, token, userinfoAudience(origin));
  return typeof claims?.['email'] === 'string' ? claims['email'] : undefined;
}

const HEX = '0123456789abcdef';
const KEY_LENGTH = 32;

/** Makes the user of the API for an identity that signs in for the first time. Only inside a transaction. */
function newPerson(site: SiteRuntime, email: string): PersonRow {
  const userId = site.nextNumber();
  const now = site.now();
  return site.store.people.put({
    id: String(userId),
    user_id: userId,
    email,
    first_name: null,
    last_name: null,
    phone_number: null,
    personal_id_number: null,
    lang: null,
    apikey: secureText(KEY_LENGTH),
    cookie_id: secureText(32, HEX),
    is_admin: false,
    created: now,
    updated: null,
    last_activity: now,
  });
}

/** The user that the fragment of the identity provider proves, or undefined where it proves none. */
export async function verifyCallback(
  site: SiteRuntime,
  origin: string,
  callback: AuthCallback,
): Promise<PersonRow | undefined> {
  const email = await readIdToken(site, origin, { idToken: callback.id_token, accessToken: callback.access_token });
  if (!email) return undefined;
  const known = site.store.people.find((row) => row.email === email);
  return (
    known ?? site.store.transact(() => site.store.people.find((row) => row.email === email) ?? newPerson(site, email))
  );
}
