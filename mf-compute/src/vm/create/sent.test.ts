import { resetApi, signIn, storage } from '@console/api';
import { filled } from './fixture';
import { another, sent, sentValues } from './sent';

beforeEach(() => {
  resetApi();
  sent.forget();
  signIn('k'.repeat(32));
});

it('keeps the choices of a creation, with the password for this page only', () => {
  sent.remember('job-1', { ...filled, cloudInit: 'password: hunter2' });
  expect(sentValues('job-1')).toMatchObject({
    name: 'web-01',
    password: 'Sandbox-2026',
    cloudInit: 'password: hunter2',
  });
  expect(sentValues('job-2')).toBeUndefined();
  expect(sentValues(undefined)).toBeUndefined();
  const kept = storage.session.get('draft.vm-create-sent') ?? '';
  expect(kept).toContain('web-01');
  expect(kept).not.toMatch(/Sandbox-2026|hunter2/);
});

it('is open until the server has taken it', () => {
  sent.remember('job-1', filled);
  sent.take('job-2');
  expect(sent.last()?.isTaken).toBe(false);
  sent.take('job-1');
  expect(sent.last()).toMatchObject({ isTaken: true, values: { password: 'Sandbox-2026' } });
  expect(storage.session.get('draft.vm-create-sent')).toContain('"isTaken":true');
});

it('is nobody else’s', () => {
  sent.remember('job-1', filled);
  signIn('z'.repeat(32), 'somebody-else');
  expect(sent.last()).toBeUndefined();
});

it('comes back after a reload without secrets, and not at all where it was tampered with', () => {
  storage.session.set('draft.vm-create-sent', JSON.stringify({ id: 'job-1', values: { ...filled, password: '' } }));
  expect(sentValues('job-1')).toMatchObject({ name: 'web-01', password: '' });
  storage.session.set('draft.vm-create-sent', JSON.stringify({ id: 'job-1', values: { ...filled, count: 'many' } }));
  expect(sent.last()).toBeUndefined();
  storage.session.set('draft.vm-create-sent', '{');
  expect(sent.last()).toBeUndefined();
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
