/** @jest-environment node */
import { purchaseStep } from '@console/contract/top-up-step';
import { cardSteps, FRONT } from '../../testing/card-steps';
import type { TestSandbox } from '../../testing/client';
import { ACCOUNT, FOREIGN_ACCOUNT, ORIGIN, press, SECOND_ACCOUNT, startPaySandbox } from '../../testing/pay-site';

let test: TestSandbox;
beforeEach(async () => {
  test = await startPaySandbox();
});
const { create, verify } = cardSteps(() => test);

describe('Stripe before the card is known', () => {
  it('gives a client secret; the confirmed card needs no other check', async () => {
    const intent = await test.call('prehookCard', {
      billing_account_id: SECOND_ACCOUNT,
      processor_keyword: 'stripe_creditcard',
    });
    expect(intent).toMatchObject({ status: 'requires_payment_method', usage: 'off_session' });
    const secret = intent.client_secret.split('.')[1] ?? '';
    const confirm = (body: unknown) =>
      test.fetchFrom(
        `/v1/payments/whole/${intent.id}/confirm`,
        { method: 'POST', body: JSON.stringify(body), headers: { origin: ORIGIN } },
        'pay.localhost',
      );
    const payment_method = 'pm_visa3220x1231zabcdef';
    expect((await confirm({ secret: 'wrong', payment_method })).status).toBe(403);
    const declined = await confirm({ secret, payment_method: 'pm_card_chargeDeclined' });
    expect([declined.status, await declined.json()]).toEqual([402, expect.objectContaining({ status: 'pending' })]);
    const asked: { page?: string } = await (await confirm({ secret, payment_method })).json();
    await press(test, `${asked.page}?frame=1`, { action: 'approve' });
    const { id } = await create(payment_method);
    expect(await verify(id, { force_3ds: true })).toMatchObject({ card: { is_verified: true }, authorize_uri: null });
  });

  it('believes only what the bank confirmed, for the one who asked', async () => {
    const confirmed = async (payment_method: string, action: string) => {
      const prepared = { billing_account_id: SECOND_ACCOUNT, processor_keyword: 'stripe_creditcard' };
      const { id, client_secret } = await test.call('prehookCard', prepared);
      const body = JSON.stringify({ secret: client_secret.split('.')[1], payment_method });
      await test.fetchFrom(`/v1/payments/whole/${id}/confirm`, { method: 'POST', body }, 'pay.localhost');
      await press(test, `http://pay.localhost:8140/pay/whole/${id}?frame=1`, { action });
      return payment_method;
    };
    const request = { front_base_url: FRONT, force_3ds: true };
    const unanswered = await create(await confirmed('pm_visa3220x1231zunanswered', 'close'));
    expect(
      (await test.call('verifyCard', { payment_object_id: unanswered.id, ...request })).authorize_uri,
    ).not.toBeNull();
    const token = await confirmed('pm_visa3220x1231zanswered', 'approve');
    const foreign = { billing_account_id: FOREIGN_ACCOUNT, token, processor_keyword: 'stripe_creditcard' };
    const { id } = await test.call('createCard', foreign, { as: 'colleague' });
    const verification = await test.call('verifyCard', { payment_object_id: id, ...request }, { as: 'colleague' });
    expect(verification.authorize_uri).not.toBeNull();
  });

  it.each(['omise_creditcard', 'paypal_vault'])('has nothing to prepare for %s', async (processor_keyword) => {
    expect((await test.request('prehookCard', { billing_account_id: ACCOUNT, processor_keyword })).status).toBe(400);
  });
});

describe('PayPal', () => {
  const session_id = 'session-1';
  const RETURN = `${FRONT}/billing`;
  const setUp = () => test.call('getPaypalSetupToken', { session_id, return_url: RETURN });

  it('saves a wallet that was approved, once, and buys credit with it', async () => {
    expect((await test.call('getPaypalIdToken', { session_id })).token.split('.')).toHaveLength(3);
    const { token: setup_token } = await setUp();
    const early = await test.request('getPaypalPaymentToken', { session_id, setup_token });
    expect(early).toMatchObject({ status: 400, body: { errors: { Error: expect.stringContaining('not approved') } } });
    await press(test, `http://pay.localhost:8140/pay/whole/${setup_token}`, { action: 'approve' });
    const { token } = await test.call('getPaypalPaymentToken', { session_id, setup_token });
    expect((await test.call('getPaypalPaymentToken', { session_id, setup_token })).token).toBe(token);
    const wallet = { billing_account_id: SECOND_ACCOUNT, token, processor_keyword: 'paypal_vault', session_id };
    const card = await test.call('createCard', wallet);
    expect(card).toMatchObject({ is_verified: true, is_primary: true, processor: { keyword: 'paypal_vault' } });
    expect((await test.request('createCard', wallet)).status).toBe(400);
    const purchase = { billing_account_id: SECOND_ACCOUNT, payment_object_id: card.id, amount: 20 };
    expect((await test.request('buyCredit', purchase)).status).toBe(400);
    expect(purchaseStep(await test.call('buyCredit', { ...purchase, session_id }))).toEqual({ kind: 'done' });
  });

  it.each(['decline', 'timeout'])('saves nothing on %s', async (action) => {
    const { token: setup_token } = await setUp();
    await press(test, `http://pay.localhost:8140/pay/whole/${setup_token}`, { action });
    expect((await test.request('getPaypalPaymentToken', { session_id, setup_token })).status).toBe(400);
  });

  it('belongs to one session of one person, and leads back to the site', async () => {
    const { token: setup_token } = await setUp();
    await press(test, `http://pay.localhost:8140/pay/whole/${setup_token}`, { action: 'approve' });
    expect((await test.request('getPaypalPaymentToken', { session_id: 'other', setup_token })).status).toBe(400);
    expect((await test.request('getPaypalPaymentToken', { session_id, setup_token }, { as: 'colleague' })).status).toBe(
      400,
    );
    const away = await test.request('getPaypalSetupToken', { session_id, return_url: 'http://evil.example/' });
    expect(away.status).toBe(400);
  });

  it('is not there where the site has none', async () => {
    const response = await test.request('getPaypalIdToken', { session_id }, { host: 'metal.localhost' });
    expect(response).toMatchObject({ status: 500, body: { errors: { Error: 'Payment channel not available' } } });
  });
});
