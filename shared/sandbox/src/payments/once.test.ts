/** @jest-environment node */
import fc from 'fast-check';
import type { TestSandbox } from '../testing/client';
import { ACCOUNT, holdings, ORIGIN, press, startPaySandbox } from '../testing/pay-site';

const steps = fc.array(
  fc.oneof(
    fc.constantFrom('approve', 'decline', 'timeout', 'close', 'nonsense').map((action) => ({ press: action })),
    fc.constantFrom('000000', '123456', '').map((code) => ({ code })),
    fc.constantFrom(60, 1799, 1801).map((seconds) => ({ wait: seconds })),
    fc.constant({ request: true }),
  ),
  { maxLength: 6 },
);
type Step = { press?: string; code?: string; wait?: number; request?: boolean };

let test: TestSandbox;
beforeAll(async () => {
  test = await startPaySandbox();
});

async function take(step: Step, page: string, identifier: string): Promise<void> {
  if (step.press !== undefined) await press(test, page, { action: step.press });
  if (step.code !== undefined) await press(test, page, { action: 'code', code: step.code });
  if (step.wait !== undefined) await test.control('POST', 'clock', { advance_seconds: step.wait });
  if (step.request) await test.call('getLinkResult', { billing_account_id: ACCOUNT, identifier });
}

it('pays a payment at most once, and exactly when it is said to have succeeded', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const before = await holdings(test);
      const { data } = await test.call('sendLinkData', {
        billing_account_id: ACCOUNT,
        amount: 20,
        processor: 'adyen',
        params: JSON.stringify({ referrer_url: `${ORIGIN}/app/` }),
      });
      const identifier = data?.identifier ?? '';
      const seen: string[] = [];
      for (const step of taken) {
        await take(step, data?.redirect_url ?? '', identifier);
        seen.push((await test.call('getLinkResult', { billing_account_id: ACCOUNT, identifier })).status);
      }
      const ended = seen.findIndex((status) => status !== 'pending');
      const last = seen.at(-1) ?? 'pending';
      if (ended >= 0) expect(new Set(seen.slice(ended)).size).toBe(1);
      expect((await holdings(test)).topUps - before.topUps).toBe(last === 'success' ? 1 : 0);
    }),
    { numRuns: 12 },
  );
});

it('pays once when everybody presses at the same time', async () => {
  const before = await holdings(test);
  const { data } = await test.call('sendLinkData', {
    billing_account_id: ACCOUNT,
    amount: 20,
    processor: 'adyen',
    params: JSON.stringify({ referrer_url: `${ORIGIN}/app/` }),
  });
  await Promise.all(Array.from({ length: 12 }, () => press(test, data?.redirect_url ?? '', { action: 'approve' })));
  expect((await holdings(test)).topUps).toBe(before.topUps + 1);
});
