/** @jest-environment node */
import { decodeJwt } from 'jose';
import { startSandbox, type TestSandbox } from '../testing/client';
import { CALLBACK, identityProvider, type TestProvider } from '../testing/sign-in';
import { sha256 } from './tokens';

const VERIFIER = 'v'.repeat(43);

let test: TestSandbox;
let provider: TestProvider;
beforeAll(async () => {
  test = await startSandbox();
  provider = identityProvider(test);
});

async function codeOf(): Promise<string> {
  const response = await provider.proceed('customer@example.com', undefined, {
    response_type: 'code',
    code_challenge: await sha256(VERIFIER),
    code_challenge_method: 'S256',
  });
  const url = new URL(response.headers.get('location') ?? '');
  expect([url.origin + url.pathname, url.hash, url.searchParams.get('state')]).toEqual([CALLBACK, '', '"/compute"']);
  return url.searchParams.get('code') ?? '';
}

const redeem = async (code: string, patch: object = {}) => {
  const response = await provider.post('/oauth/token', {
    grant_type: 'authorization_code',
    client_id: 'client',
    code,
    redirect_uri: CALLBACK,
    code_verifier: VERIFIER,
    ...patch,
  });
  return { status: response.status, body: await response.json() };
};

it('exchanges a code for tokens that the API takes, once', async () => {
  const code = await codeOf();
  const { status, body } = await redeem(code);
  expect({ status, body }).toMatchObject({ status: 200, body: { expires_in: 7200, token_type: 'Bearer' } });
  expect(decodeJwt(body.id_token)).toMatchObject({ email: 'customer@example.com', nonce: 'once' });
  const exchanged = await provider.exchange({ ...body, expires_in: '7200', state: '"/"' });
  expect(exchanged.status).toBe(200);
  expect(await redeem(code)).toMatchObject({ status: 403, body: { error: 'invalid_grant' } });
});

it.each([
  [{ code_verifier: 'w'.repeat(43) }, 403],
  [{ redirect_uri: `${CALLBACK}/` }, 403],
  [{ client_id: 'other' }, 403],
  [{ grant_type: 'password' }, 400],
])('refuses %j', async (patch, status) => {
  expect((await redeem(await codeOf(), patch)).status).toBe(status);
});

it('gives no code without a challenge', async () => {
  const response = await provider.authorize({ response_type: 'code' });
  expect(new URL(response.headers.get('location') ?? '').searchParams.get('error')).toBe('invalid_request');
});
