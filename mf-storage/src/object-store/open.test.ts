import { failureMessages } from './failure-messages';
import { openStore } from './open';

jest.mock('./store', () => {
  throw Object.assign(new Error('Loading chunk 7 failed'), { request: '/store.js' });
});

it('blames no object store for code that does not come', async () => {
  const access = { bucket: 'b', endpoint: 'https://s3.example', pathStyle: true, accessKey: 'a', secretKey: 's' };
  const error: unknown = await openStore(access).catch((thrown: unknown) => thrown);
  expect(failureMessages(error)).toMatchObject({
    title: 'Access to object storage could not be set up',
    detail: expect.stringMatching(/^Part of the console could not be loaded\./),
  });
});
