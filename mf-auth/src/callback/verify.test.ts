/** @jest-environment node */
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { accessTokenHash, VerificationError, verifyTokens } from './verify';

const provider = {
  origin: 'https://login.example',
  issuer: 'https://login.example/',
  jwksUri: 'https://login.example/.well-known/jwks.json',
  clientId: 'console',
};
const now = new Date('2026-11-21T12:00:00Z');
const seconds = now.getTime() / 1000;
const accessToken = 'an-access-token';

interface Claims {
  iss?: string;
  aud?: string;
  nonce?: string;
  at_hash?: string;
  exp?: number;
}

let privateKey: CryptoKey;
let publicKey: CryptoKey;
beforeAll(async () => {
  ({ privateKey, publicKey } = await generateKeyPair('RS256'));
});

async function claims(changes: Claims): Promise<Claims & { sub: string; iat: number }> {
  const at_hash = await accessTokenHash(accessToken);
  return {
    iss: provider.issuer,
    aud: provider.clientId,
    sub: 'auth0|1',
    nonce: 'ours',
    at_hash,
    iat: seconds,
    exp: seconds + 60,
    ...changes,
  };
}
const token = async (changes: Claims = {}, key = privateKey) =>
  new SignJWT({ ...(await claims(changes)) }).setProtectedHeader({ alg: 'RS256' }).sign(key);
const verify = (idToken: string, nonce: string | undefined = 'ours') =>
  verifyTokens({ idToken, accessToken, nonce, provider, now }, publicKey);

it('accepts a token of this tab', async () => {
  await expect(verify(await token())).resolves.toBeUndefined();
});

it('knows the hash of the specification', async () => {
  // OpenID Connect Core 1.0, appendix A.3
  await expect(accessTokenHash('jHkWEdUXMU1BwAsC4vtUsZwnNvTIxEl0z9K3vx5KF0Y')).resolves.toBe('77QmUPtjPfzWtF2AnpK9RQ');
});

it.each<[string, Claims]>([
  ['another issuer', { iss: 'https://evil.example/' }],
  ['another audience', { aud: 'another-client' }],
  ['expired', { exp: seconds - 61 }],
  ['the nonce of another tab', { nonce: 'theirs' }],
  ['the hash of another access token', { at_hash: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ['no hash', { at_hash: undefined }],
  ['no nonce', { nonce: undefined }],
])('refuses %s', async (_, changes) => {
  await expect(verify(await token(changes))).rejects.toThrow(VerificationError);
});

it('forgives clocks that are a minute apart', async () => {
  await expect(verify(await token({ exp: seconds - 59 }))).resolves.toBeUndefined();
});

it('refuses a token that somebody else signed', async () => {
  const other = await generateKeyPair('RS256');
  await expect(verify(await token({}, other.privateKey))).rejects.toThrow(VerificationError);
});

it('refuses a token that nobody signed', async () => {
  await expect(verify(new UnsecuredJWT({ ...(await claims({})) }).encode())).rejects.toThrow(VerificationError);
});

it('refuses when this tab started nothing', async () => {
  const idToken = await token();
  await expect(verifyTokens({ idToken, accessToken, nonce: undefined, provider, now }, publicKey)).rejects.toThrow(
    'not started in this tab',
  );
});
