import { accountStatus, mainAccount, restriction } from './state';

it.each([
  ['ACTIVE', 'good'],
  ['SUSPENDED', 'notice'],
  ['PENDING_VALIDATION', 'notice'],
  ['ARCHIVED', 'idle'],
])('status %s is %s', (status, state) => expect(accountStatus({ status }).state).toBe(state));

it('follows the flag where there is no status', () => {
  expect(accountStatus({ is_active: false }).id).toBe('status.suspended');
  expect(accountStatus({ status: null, is_active: true }).id).toBe('status.active');
});

it('shows a word that it does not know', () => {
  expect(accountStatus({ status: 'ARCHIVED' })).toEqual({ state: 'idle', word: 'ARCHIVED' });
  expect(restriction({ restriction_level: 'PAUSED' })).toEqual({ state: 'idle', word: 'PAUSED' });
});

it.each([
  ['CLEAR', 'good'],
  ['LIMITED', 'notice'],
  ['FROZEN', 'broken'],
  ['TERMINATED', 'gone'],
])('restriction %s is %s', (level, state) => expect(restriction({ restriction_level: level }).state).toBe(state));

it('speaks of the default account, and never of a deleted one', () => {
  const deleted = { id: 1, is_default: true, is_deleted: true };
  const first = { id: 2, is_default: false, is_deleted: false };
  const main = { id: 3, is_default: true, is_deleted: false };
  expect(mainAccount([deleted, first, main])).toBe(main);
  expect(mainAccount([deleted, first])).toBe(first);
  expect(mainAccount([deleted])).toBeUndefined();
});
