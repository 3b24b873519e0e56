import { resetApi, signIn, storage } from '@console/api';
import { another, attemptOf, forgetAttempt, lastAttempt, rememberAttempt, takeAttempt } from './attempt';
import { filled } from './fixture';

beforeEach(() => {
  resetApi();
  forgetAttempt();
  signIn('k'.repeat(32));
});

it('keeps the choices of a creation, with the password for this page only', () => {
  rememberAttempt('job-1', { ...filled, cloudInit: 'password: hunter2' });
  expect(attemptOf('job-1')).toMatchObject({
    name: 'web-01',
    password: 'Sandbox-2026',
    cloudInit: 'password: hunter2',
  });
  expect(attemptOf('job-2')).toBeUndefined();
  expect(attemptOf(undefined)).toBeUndefined();
  const kept = storage.session.get('draft.vm-attempt') ?? '';
  expect(kept).toContain('web-01');
  expect(kept).not.toMatch(/Sandbox-2026|hunter2/);
});

it('is open until the server has taken it', () => {
  rememberAttempt('job-1', filled);
  takeAttempt('job-2');
  expect(lastAttempt()?.isTaken).toBe(false);
  takeAttempt('job-1');
  expect(lastAttempt()).toMatchObject({ isTaken: true, values: { password: 'Sandbox-2026' } });
  expect(storage.session.get('draft.vm-attempt')).toContain('"isTaken":true');
});

it('is nobody else’s', () => {
  rememberAttempt('job-1', filled);
  signIn('z'.repeat(32), 'somebody-else');
  expect(lastAttempt()).toBeUndefined();
});

it('comes back after a reload without secrets, and not at all where it was tampered with', () => {
  storage.session.set('draft.vm-attempt', JSON.stringify({ id: 'job-1', values: { ...filled, password: '' } }));
  expect(attemptOf('job-1')).toMatchObject({ name: 'web-01', password: '' });
  storage.session.set('draft.vm-attempt', JSON.stringify({ id: 'job-1', values: { ...filled, count: 'many' } }));
  expect(lastAttempt()).toBeUndefined();
  storage.session.set('draft.vm-attempt', '{');
  expect(lastAttempt()).toBeUndefined();
});

it('makes one more of the same, with the next name and a password of its own', () => {
  expect(another({ ...filled, count: 5, spread: ['jhv'] })).toMatchObject({
    name: 'web-02',
    count: 1,
    spread: [],
    password: '',
    username: 'deploy',
  });
});
