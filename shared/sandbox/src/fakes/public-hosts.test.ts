/** @jest-environment node */
import { startSandbox } from '../testing/client';
import { cardSteps } from '../testing/card-steps';

const origins = { pay: 'https://pay.demo.example', chat: 'https://chat.demo.example', s3: 'https://s3.demo.example' };

it('are named to browsers in place of this machine', async () => {
  const test = await startSandbox({ origins });
  expect(await test.call('getS3Endpoint', {})).toEqual({ url: 'https://s3.demo.example/' });
  const { create, verify } = cardSteps(() => test);
  const { authorize_uri } = await verify((await create('tok_threeDSecure2Required')).id);
  expect(authorize_uri).toMatch(/^https:\/\/pay\.demo\.example\/pay\//);
});

it('are answered, and those of this machine are not', async () => {
  const { fetchFrom } = await startSandbox({ origins });
  const statusAt = async (host: string) => (await fetchFrom('/pay/style.css', {}, host)).status;
  expect(await Promise.all(['pay.demo.example', 'PAY.demo.example', 'pay.localhost'].map(statusAt))).toEqual([
    200, 200, 404,
  ]);
});
