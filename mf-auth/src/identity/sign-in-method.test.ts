import { endSession, resetApi, signIn, signOut } from '@console/api';
import { foreignConnection, rememberSignInMethod } from './sign-in-method';

const tokenOf = (claims: unknown): string =>
  `x.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}.x`;

beforeEach(() => {
  localStorage.clear();
  resetApi();
  signIn('key');
});

it.each([
  [{ sub: 'google-oauth2|107' }, 'google-oauth2'],
  [{ sub: 'auth0|107' }, undefined],
  [{ sub: 'nobody' }, undefined],
  [{}, undefined],
])('%j', (claims, expected) => {
  rememberSignInMethod(tokenOf(claims));
  expect(foreignConnection()).toBe(expected);
});

it('knows nothing of whoever signs in next, nor of a token that is none', () => {
  rememberSignInMethod(tokenOf({ sub: 'google-oauth2|107' }));
  signIn('other key');
  expect(foreignConnection()).toBeUndefined();
  signIn('key');
  expect(foreignConnection()).toBe('google-oauth2');
  rememberSignInMethod('no token');
  expect(foreignConnection()).toBeUndefined();
});

it.each([
  ['sign-out', signOut],
  ['the end of a session', endSession],
])('nothing of it stays in the browser after %s', (_name, leave) => {
  rememberSignInMethod(tokenOf({ sub: 'google-oauth2|107' }));
  expect(Object.values(localStorage).join()).toContain('google-oauth2');
  leave();
  expect(Object.values(localStorage).join()).not.toContain('google-oauth2');
});
