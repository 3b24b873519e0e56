import { acceptAttempt, another, lastAttempt, rememberAttempt } from './attempt';
import { filled } from './fixture';

beforeEach(() => sessionStorage.clear());

it('keeps what was sent until the server has taken it, and for one more of the same', () => {
  expect(lastAttempt()).toBeUndefined();
  rememberAttempt('job-1', filled);
  expect(lastAttempt()).toEqual({ jobId: 'job-1', values: filled, isAccepted: false });
  acceptAttempt('another-job');
  expect(lastAttempt()?.isAccepted).toBe(false);
  acceptAttempt('job-1');
  expect(lastAttempt()).toEqual({ jobId: 'job-1', values: filled, isAccepted: true });
  expect(another(filled)).toEqual({ ...filled, name: 'db-02' });
});

it.each(['', '{', '{"jobId":1}', '{"jobId":"j","values":{"name":"x"},"isAccepted":false}'])(
  'takes %j for nothing',
  (text) => {
    sessionStorage.setItem('draft.metal-create-sent', text);
    expect(lastAttempt()).toBeUndefined();
  },
);
