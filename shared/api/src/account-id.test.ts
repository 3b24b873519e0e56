import { accountId } from './account-id';
import { endImpersonation, endSession, rereadSession, signIn, signOut, startImpersonation } from './session';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  rereadSession();
});

it('is the same for a person who signs in again, with another key, too', () => {
  signIn('key of kadri', '7');
  const before = accountId();
  signOut();
  signIn('another key of kadri', '7');
  expect(accountId()).toBe(before);
  endSession();
  signIn('key of jaan', '8');
  expect(accountId()).not.toBe(before);
});

it('is that of the key where nothing else is known', () => {
  signIn('key');
  const before = accountId();
  signOut();
  expect(accountId()).not.toBe(before);
  signIn('key');
  expect(accountId()).toBe(before);
  expect(before).not.toContain('key');
});

it('differs while one acts for somebody else', () => {
  signIn('key', '7');
  const own = accountId();
  startImpersonation({ token: 'token', access_owner: 'nordlicht@example.com' }, '/');
  expect(accountId()).not.toBe(own);
  endImpersonation();
  expect(accountId()).toBe(own);
});
