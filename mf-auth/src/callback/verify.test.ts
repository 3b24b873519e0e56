/** @jest-environment node */
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { type Refusal, VerificationError } from './refusal';
import { accessTokenHash, verifyTokens } from './verify';

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
  iat?: number;
}

let privateKey: CryptoKey;
let publicKey: CryptoKey;
beforeAll(async () => {
  ({ privateKey, publicKey } = await generateKeyPair('RS256'));
});

async function claims(changes: Claims): Promise<Claims & { sub: string }> {
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
const ours = new Set(['ours']);
const verify = (idToken: string, nonces: ReadonlySet<string> = ours) =>
  verifyTokens({ idToken, accessToken, nonces, provider, now }, publicKey);

it('accepts a token of this tab', async () => {
  await expect(verify(await token())).resolves.toBeUndefined();
});

it('takes no algorithm but the one that is agreed, however good the signature', async () => {
  const other = await generateKeyPair('RS512');
  const signed = await new SignJWT({ ...(await claims({})) })
    .setProtectedHeader({ alg: 'RS512' })
    .sign(other.privateKey);
  const work = verifyTokens({ idToken: signed, accessToken, nonces: ours, provider, now }, other.publicKey);
  await expect(work).rejects.toMatchObject({ reason: 'token' });
});

it('knows the hash of the specification', async () => {
  // OpenID Connect Core 1.0, appendix A.3
  await expect(accessTokenHash('jHkWEdUXMU1BwAsC4vtUsZwnNvTIxEl0z9K3vx5KF0Y')).resolves.toBe('77QmUPtjPfzWtF2AnpK9RQ');
});

it.each<[string, Claims, Refusal]>([
  ['another issuer', { iss: 'https://evil.example/' }, 'token'],
  ['another audience', { aud: 'another-client' }, 'token'],
  ['expired', { exp: seconds - 61 }, 'expired'],
  ['issued far in the future', { iat: seconds + 661, exp: seconds + 7200 }, 'early'],
  ['the nonce of another tab', { nonce: 'theirs' }, 'otherSignIn'],
  ['the hash of another access token', { at_hash: 'AAAAAAAAAAAAAAAAAAAAAA' }, 'otherTokens'],
  ['no hash', { at_hash: undefined }, 'otherTokens'],
  ['no nonce', { nonce: undefined }, 'token'],
  ['no expiry', { exp: undefined }, 'token'],
])('refuses %s', async (_, changes, reason) => {
  await expect(verify(await token(changes))).rejects.toMatchObject({ name: 'VerificationError', reason });
});

it.each([
  ['that has just expired', { exp: seconds - 59 }],
  ['of a provider whose clock is 10 minutes ahead', { iat: seconds + 600, exp: seconds + 7800 }],
  ['of a provider whose clock is 10 minutes behind', { iat: seconds - 600, exp: seconds + 6600 }],
])('accepts a token %s', async (_, changes) => {
  await expect(verify(await token(changes))).resolves.toBeUndefined();
});

it.each<[string, number, string]>([
  ['a failure', 502, '<html>Bad gateway</html>'],
  ['a page', 200, '<html>Maintenance</html>'],
  ['no keys', 200, '{}'],
])('says so when the provider answers %s in place of its keys', async (_, status, body) => {
  const fetchMock = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));
  const attempt = verifyTokens({ idToken: await token(), accessToken, nonces: ours, provider, now });
  await expect(attempt).rejects.toMatchObject({ reason: 'noKeys' });
  fetchMock.mockRestore();
});

it('leaves it to the catalogue of errors when the provider cannot be reached', async () => {
  const fetchMock = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const attempt = verifyTokens({ idToken: await token(), accessToken, nonces: ours, provider, now });
  await expect(attempt).rejects.toThrow(TypeError);
  fetchMock.mockRestore();
});

it('refuses a token that somebody else signed', async () => {
  const other = await generateKeyPair('RS256');
  await expect(verify(await token({}, other.privateKey))).rejects.toThrow(VerificationError);
});

it('refuses a token that nobody signed', async () => {
  await expect(verify(new UnsecuredJWT({ ...(await claims({})) }).encode())).rejects.toThrow(VerificationError);
});

it('refuses when this tab started nothing', async () => {
  await expect(verify(await token(), new Set())).rejects.toThrow("wasn't started in this tab");
});
