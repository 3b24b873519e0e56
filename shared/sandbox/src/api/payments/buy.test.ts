/** @jest-environment node */
import { purchaseStep } from '@console/contract/top-up-step';
import { cardSteps, FRONT } from '../../testing/card-steps';
import type { TestSandbox } from '../../testing/client';
import { ACCOUNT, holdings, press, SECOND_ACCOUNT, startPaySandbox } from '../../testing/pay-site';

let test: TestSandbox;
beforeEach(async () => {
  test = await startPaySandbox();
});
const { create, verified } = cardSteps(() => test);

describe('credit by card', () => {
  const buy = (payment_object_id: number, more: Record<string, unknown> = {}) =>
    test.call('buyCredit', { billing_account_id: SECOND_ACCOUNT, payment_object_id, amount: 50, ...more });
  const posthook = (payment_object_id: number, charge_id: string) =>
    test.call('buyCreditPosthook', { billing_account_id: SECOND_ACCOUNT, charge_id, payment_object_id });

  it.each(['stripe_creditcard', 'omise_creditcard'])('%s: is bought at once', async (keyword) => {
    const card = await verified('tok_visa', keyword);
    const before = await holdings(test, SECOND_ACCOUNT);
    const response = await buy(card);
    expect(purchaseStep(response)).toEqual({ kind: 'done' });
    expect(await posthook(card, response.data?.charge_id ?? '')).toMatchObject({ success: true });
    const after = await holdings(test, SECOND_ACCOUNT);
    expect([after.credit, after.topUps, after.invoices]).toEqual([
      expect.closeTo(before.credit + 50, 2),
      before.topUps + 1,
      before.invoices + 1,
    ]);
  });

  it.each([
    ['approve', true],
    ['decline', false],
    ['timeout', false],
    ['close', false],
  ])('Stripe with the bank, %s', async (action, isPaid) => {
    const card = await verified('tok_threeDSecure2Required');
    const before = await holdings(test, SECOND_ACCOUNT);
    const response = await buy(card);
    expect(purchaseStep(response)).toMatchObject({
      kind: 'confirm',
      clientSecret: expect.stringContaining('_secret_whole.'),
    });
    const charge = response.data?.charge_id ?? '';
    expect(response.relay_props).toEqual({
      billing_account_id: SECOND_ACCOUNT,
      charge_id: charge,
      payment_object_id: card,
    });
    expect(await posthook(card, charge)).toMatchObject({ success: false });
    await press(test, `http://pay.localhost:8140/pay/whole/${charge}?frame=1`, { action });
    expect((await posthook(card, charge)).success).toBe(isPaid);
    expect((await posthook(card, charge)).success).toBe(isPaid);
    expect((await holdings(test, SECOND_ACCOUNT)).topUps).toBe(before.topUps + (isPaid ? 1 : 0));
  });

  it('Omise with the bank: an address to go to, and back', async () => {
    const card = await verified('tok_visa', 'omise_creditcard');
    const response = await buy(card, { front_base_url: FRONT, force_3ds: true });
    const step = purchaseStep(response);
    if (step.kind !== 'redirect') throw new Error(step.kind);
    const away = await press(test, step.url, { action: 'approve' });
    expect(away.headers.get('location')).toBe(`${FRONT}/payment_return`);
    expect((await posthook(card, response.data?.charge_id ?? '')).success).toBe(true);
  });

  it('fails in the words of the bank, and without its holder where the bank asks', async () => {
    const failing = await verified('tok_chargeCustomerFail');
    expect(purchaseStep(await buy(failing))).toEqual({ kind: 'failed', message: 'Your card was declined.' });
    const asking = await verified('tok_authenticationRequired');
    expect(purchaseStep(await buy(asking, { on_session: false }))).toMatchObject({ kind: 'failed' });
    const setUp = await verified('tok_threeDSecure2Required');
    expect(purchaseStep(await buy(setUp, { on_session: false }))).toEqual({ kind: 'done' });
  });

  it('fails when the card has ended by the clock of the site', async () => {
    const card = await verified('tok_visa');
    await test.control('POST', 'clock', { advance_seconds: 5 * 366 * 86_400 });
    expect(purchaseStep(await buy(card))).toEqual({ kind: 'failed', message: 'Your card has expired.' });
  });

  it('refuses cards that are not verified, small amounts and other accounts', async () => {
    const { id } = await create('tok_visa');
    expect(purchaseStep(await buy(id))).toEqual({ kind: 'failed', message: 'The card is not verified.' });
    const card = await verified('tok_visa');
    const request = (more: Record<string, unknown>) =>
      test.request('buyCredit', { billing_account_id: SECOND_ACCOUNT, payment_object_id: card, amount: 50, ...more });
    expect(await request({ amount: 1e20 })).toMatchObject({
      status: 400,
      body: { errors: { amount: 'The amount must be at most 10000000000' } },
    });
    expect(await request({ amount: 1 })).toMatchObject({
      status: 400,
      body: { errors: { amount: expect.any(String) } },
    });
    expect((await request({ billing_account_id: ACCOUNT })).status).toBe(403);
    expect((await request({ front_base_url: 'http://evil.example/app' })).status).toBe(400);
  });
});
