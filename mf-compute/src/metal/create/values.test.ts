import { resetApi, signIn } from '@console/api';
import { filled } from './fixture';
import { sent } from './values';

beforeEach(() => {
  sessionStorage.clear();
  resetApi();
  signIn('k'.repeat(32));
});

it('keeps what was sent until the server has taken it', () => {
  sent.remember('job-1', filled);
  expect(sent.last()).toMatchObject({ id: 'job-1', values: filled, isTaken: false });
  sent.take('job-1');
  expect(sent.last()).toMatchObject({ id: 'job-1', values: filled, isTaken: true });
});

it.each(['', '{', '{"id":1}', '{"id":"j","values":{"name":"x"},"isTaken":false}'])('takes %j for nothing', (text) => {
  signIn('z'.repeat(32), 'somebody else');
  sessionStorage.setItem('draft.metal-create-sent', text);
  expect(sent.last()).toBeUndefined();
});
