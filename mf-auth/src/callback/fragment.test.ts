import { captureCallbackFragment } from '@console/api';
import { capturedResponse, forgetResponse, readFragment } from './fragment';

const tokens =
  'access_token=at&id_token=it&scope=openid+profile&expires_in=7200&token_type=Bearer&state=%22%2Fcompute%3Fq%3Da%2526b%22';

it('reads tokens, with everything as text', () => {
  expect(readFragment(`#${tokens}`)).toEqual({
    kind: 'tokens',
    tokens: {
      access_token: 'at',
      id_token: 'it',
      scope: 'openid profile',
      expires_in: '7200',
      token_type: 'Bearer',
      state: '"/compute?q=a%26b"',
    },
  });
});

it.each(['', '#', '#state=%22%2F%22', '#access_token=at&state=x', '#id_token=it', '#access_token=&id_token='])(
  'finds nothing in %j',
  (fragment) => {
    expect(readFragment(fragment)).toEqual({ kind: 'missing' });
  },
);

it.each([
  ['access_denied', 'Please verify your email before logging in.', true],
  ['access_denied', 'Please verify your e-mail address.', true],
  ['access_denied', 'Your email is not verified.', true],
  ['access_denied', 'Email verification is pending', true],
  ['access_denied', 'User did not authorize the request', false],
  ['unauthorized', 'Please verify your email before logging in.', false],
])('an error %s %s', (error, description, mustVerifyEmail) => {
  const fragment = new URLSearchParams({ error, error_description: description, access_token: 'at', id_token: 'it' });
  expect(readFragment(`#${fragment}`)).toEqual({ kind: 'error', code: error, description, mustVerifyEmail });
});

it('keeps what the page was opened with until it is used, and nothing after that', () => {
  window.history.replaceState(null, '', `/app/auth0_callback#${tokens}`);
  captureCallbackFragment();
  expect(capturedResponse().kind).toBe('tokens');
  expect(capturedResponse().kind).toBe('tokens');
  forgetResponse();
  expect(capturedResponse()).toEqual({ kind: 'missing' });
});

it('has an end, however long the address', () => {
  const response = readFragment(`#error=${'x'.repeat(200_000)}&error_description=${'y'.repeat(3_000_000)}`);
  if (response.kind !== 'error') throw new Error('no error');
  expect(response.code).toBe(`${'x'.repeat(99)}…`);
  expect(response.description).toBe(`${'y'.repeat(499)}…`);
});
