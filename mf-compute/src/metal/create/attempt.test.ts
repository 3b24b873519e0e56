import { resetApi, signIn } from '@console/api';
import { another, lastAttempt, rememberAttempt, takeAttempt } from './attempt';
import { filled } from './fixture';

beforeEach(() => {
  sessionStorage.clear();
  resetApi();
  signIn('k'.repeat(32));
});

it('keeps what was sent until the server has taken it, and for one more of the same', () => {
  rememberAttempt('job-1', filled);
  expect(lastAttempt()).toMatchObject({ id: 'job-1', values: filled, isTaken: false });
  takeAttempt('job-1');
  expect(lastAttempt()).toMatchObject({ id: 'job-1', values: filled, isTaken: true });
  expect(another(filled)).toEqual({ ...filled, name: 'db-02' });
});

it.each(['', '{', '{"id":1}', '{"id":"j","values":{"name":"x"},"isTaken":false}'])('takes %j for nothing', (text) => {
  signIn('z'.repeat(32), 'somebody else');
  sessionStorage.setItem('draft.metal-create-sent', text);
  expect(lastAttempt()).toBeUndefined();
});
