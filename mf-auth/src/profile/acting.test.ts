import { resetApi, session, signIn, startImpersonation, storage } from '@console/api';
import { beginActing } from './acting';

const owner = { token: 'tok', access_owner: 'owner@example.com' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  resetApi();
  signIn('key');
});

it('keeps the token, for whom, where to return to, and what to tell after the load', () => {
  beginActing(owner, '/profile?from=mail');
  expect(session.getState()).toMatchObject({ credential: 'tok', impersonation: owner });
  expect(localStorage.getItem('impersonationReturnPath')).toBe('/profile?from=mail');
  expect(sessionStorage.getItem('flash')).toContain('Impersonation started');
});

it('refuses a second one, and tells nothing', () => {
  startImpersonation(owner, '/billing');
  expect(() => beginActing({ token: 'other', access_owner: 'x' }, '/profile')).toThrow('Return to your own account');
  expect(session.getState()).toMatchObject({ credential: 'tok' });
  expect(localStorage.getItem('impersonationReturnPath')).toBe('/billing');
  expect(sessionStorage.getItem('flash')).toBeNull();
});

it('starts nothing that the load would lose, and tells nothing', () => {
  const full = jest.spyOn(storage.persistent, 'set').mockReturnValue(false);
  expect(() => beginActing(owner, '/profile')).toThrow("Your browser can't store this");
  full.mockRestore();
  expect(session.getState()).toMatchObject({ credential: 'key' });
  expect(sessionStorage.getItem('flash')).toBeNull();
});
