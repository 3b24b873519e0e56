import { hasDrafts } from './drafts';
import { endImpersonation, endSession, rereadSession, signIn, signOut, startImpersonation } from './session';

const typed = (name: string): void => sessionStorage.setItem('draft.form.vm-create', JSON.stringify({ name }));
const shown = (): string | null => sessionStorage.getItem('draft.form.vm-create');
const nextPage = rereadSession;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  rereadSession();
  signIn('key of kadri', '7');
  typed('mine');
});

it('keeps what was typed over a reload, and over a new sign-in of the same person with a new key', () => {
  nextPage();
  endSession();
  nextPage();
  signIn('another key of kadri', '7');
  nextPage();
  expect(shown()).toContain('mine');
});

it('keeps it where only the key tells who it is', () => {
  signIn('key');
  typed('mine');
  endSession();
  nextPage();
  signIn('key');
  expect(shown()).toContain('mine');
});

it('never shows it to somebody else', () => {
  sessionStorage.setItem('paypalSessionId', 'x');
  endSession();
  nextPage();
  signIn('key of jaan', '8');
  expect(shown()).toBeNull();
  expect(sessionStorage.getItem('paypalSessionId')).toBeNull();
});

it('never shows it to somebody else who has signed in in another tab', () => {
  localStorage.setItem('apikey', 'key of jaan');
  nextPage();
  expect(shown()).toBeNull();
});

it('forgets it when its person signs out, also where a form was still writing', () => {
  signOut();
  expect(shown()).toBeNull();
  typed('late');
  nextPage();
  expect(shown()).toBeNull();
});

it('forgets what a form wrote after that when the next person signs in on the same page', () => {
  signOut();
  typed('late');
  signIn('key of jaan', '8');
  expect(shown()).toBeNull();
});

it('forgets it when its person signs out in another tab', () => {
  localStorage.removeItem('apikey');
  localStorage.removeItem('signedInAs');
  nextPage();
  expect(shown()).toBeNull();
});

it('puts it aside while one acts for somebody else', () => {
  startImpersonation({ token: 'token', access_owner: 'owner@example.com' }, '/');
  nextPage();
  expect(shown()).toBeNull();
  typed('theirs');
  endImpersonation();
  nextPage();
  expect(shown()).toContain('mine');
  startImpersonation({ token: 'another token', access_owner: 'owner@example.com' }, '/');
  nextPage();
  expect(shown()).toContain('theirs');
});

it('keeps no key and no name of anybody for that', () => {
  startImpersonation({ token: 'secret token', access_owner: 'owner@example.com' }, '/');
  nextPage();
  const kept = JSON.stringify([sessionStorage, localStorage.getItem('signedInAs')]);
  expect(kept).not.toMatch(/kadri|owner|secret/);
});

it('knows whether there is something that logging out would forget, of either role', () => {
  expect(hasDrafts()).toBe(true);
  startImpersonation({ token: 't'.repeat(32), access_owner: 'owner@example.com' }, '/');
  nextPage();
  expect(shown()).toBeNull();
  expect(hasDrafts()).toBe(true);
  signOut();
  expect(hasDrafts()).toBe(false);
  sessionStorage.setItem('draft.jobs', '[]');
  expect(hasDrafts()).toBe(false);
});
