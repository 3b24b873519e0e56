/** @jest-environment node */
import { cardFacts } from '@console/contract/card';
import { purchaseStep } from '@console/contract/top-up-step';
import type { TestSandbox } from '../../testing/client';
import {
  ACCOUNT,
  FOREIGN_ACCOUNT,
  holdings,
  ORIGIN,
  press,
  SECOND_ACCOUNT,
  startPaySandbox,
} from '../../testing/pay-site';

const FRONT = `${ORIGIN}/app`;

let test: TestSandbox;
beforeEach(async () => {
  test = await startPaySandbox();
});

const create = (token: string, processor_keyword = 'stripe_creditcard', billing_account_id = SECOND_ACCOUNT) =>
  test.call('createCard', { billing_account_id, token, processor_keyword });
const verify = (payment_object_id: number, more: { force_3ds?: boolean } = {}) =>
  test.call('verifyCard', { payment_object_id, front_base_url: FRONT, ...more });
const list = (billing_account_id = SECOND_ACCOUNT) => test.call('listCards', { billing_account_id });
const cardNow = async (id: number) => (await list()).find((card) => card.id === id);

async function verified(token: string, keyword?: string) {
  const { id } = await create(token, keyword);
  const { authorize_uri } = await verify(id);
  if (authorize_uri) await press(test, authorize_uri, { action: 'approve' });
  expect(await cardNow(id)).toMatchObject({ is_verified: true, is_verification_pending: false });
  return id;
}

describe.each(['stripe_creditcard', 'omise_creditcard'])('%s: a card', (keyword) => {
  it('is kept with its facts, verified at once, and becomes the primary one', async () => {
    const card = await create('tok_visa', keyword);
    expect(card).toMatchObject({ is_verified: false, is_primary: false, processor: { keyword } });
    expect(cardFacts(card)).toMatchObject({ brand: 'visa', last4: '4242', expire_month: 12 });
    const { card: after, authorize_uri, data_ref } = await verify(card.id);
    expect(after).toMatchObject({ is_verified: true, is_primary: true });
    expect([authorize_uri, data_ref]).toEqual([null, null]);
  });

  it('waits for the page of the bank, which wants its code', async () => {
    const { id } = await create('tok_threeDSecure2Required', keyword);
    const { card, authorize_uri, data_ref } = await verify(id);
    expect(card).toMatchObject({ is_verified: false, is_verification_pending: true });
    expect(await verify(id)).toMatchObject({ authorize_uri, data_ref });
    const ask = () =>
      test.call('getPersistentData', { billing_account_id: SECOND_ACCOUNT, identifier: data_ref ?? '' });
    const wrong = await press(test, authorize_uri ?? '', { action: 'code', code: '000000' });
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('This code is wrong')]);
    expect((await ask()).status).toBe('pending');
    const right = await press(test, authorize_uri ?? '', { action: 'code', code: '123456' });
    expect(new URL(right.headers.get('location') ?? '').pathname).toBe('/app/payment_return');
    expect((await ask()).status).toBe('success');
    expect(await cardNow(id)).toMatchObject({ is_verified: true, is_verification_pending: false, is_primary: true });
  });

  it.each(['decline', 'timeout'])('is not verified after %s, and may be tried again', async (action) => {
    const { id } = await create('tok_threeDSecure2Required', keyword);
    const { authorize_uri, data_ref } = await verify(id);
    await press(test, authorize_uri ?? '', { action });
    expect(await cardNow(id)).toMatchObject({ is_verified: false, is_verification_pending: false });
    const again = await verify(id);
    expect(again.data_ref).not.toBe(data_ref);
    await press(test, again.authorize_uri ?? '', { action: 'approve' });
    expect(await cardNow(id)).toMatchObject({ is_verified: true });
  });

  it('no longer waits when the page was not answered in time', async () => {
    const { id } = await create('tok_threeDSecure2Required', keyword);
    await verify(id);
    await test.control('POST', 'clock', { advance_seconds: 1801 });
    expect(await cardNow(id)).toMatchObject({ is_verified: false, is_verification_pending: false });
  });

  it.each([
    ['tok_chargeDeclined', 'Your card was declined.'],
    ['tok_chargeDeclinedInsufficientFunds', 'Your card has insufficient funds.'],
    ['tok_chargeDeclinedExpiredCard', 'Your card has expired.'],
    ['tok_chargeDeclinedIncorrectCvc', "Your card's security code is incorrect."],
  ])('%s is refused in the words of the bank', async (token, words) => {
    const { id } = await create(token, keyword);
    const answer = await test.ask('verifyCard', { payment_object_id: id, front_base_url: FRONT });
    expect(answer).toMatchObject({ status: 400, body: { errors: { Error: words } } });
    expect(await cardNow(id)).toMatchObject({ is_verified: false, is_verification_pending: false });
  });
});

it('asks the bank about any card where that is wanted', async () => {
  const { id } = await create('tok_visa', 'omise_creditcard');
  expect((await verify(id, { force_3ds: true })).authorize_uri).toContain('//pay.localhost:8140/pay/whole/');
});

describe('tokens', () => {
  it('takes those that the script makes, once, and none that nobody made', async () => {
    const token = 'pm_mastercard4444x0931zabcdefghij';
    expect(cardFacts(await create(token))).toMatchObject({ brand: 'mastercard', last4: '4444', expire_year: 2031 });
    const used = await test.ask('createCard', {
      billing_account_id: ACCOUNT,
      token,
      processor_keyword: 'stripe_creditcard',
    });
    expect(used).toMatchObject({ status: 400, body: { errors: { token: 'The card token was used before' } } });
    for (const unknown of ['pm_visa4242x1331zabc', '4242424242424242', 'tok_nonsense'])
      expect(
        (
          await test.ask('createCard', {
            billing_account_id: ACCOUNT,
            token: unknown,
            processor_keyword: 'stripe_creditcard',
          })
        ).status,
      ).toBe(400);
  });

  it.each(['invoice', 'stripe', 'paysera'])('keeps no card of %s', async (processor_keyword) => {
    const answer = await test.ask('createCard', { billing_account_id: ACCOUNT, token: 'tok_visa', processor_keyword });
    expect(answer).toMatchObject({ status: 500, body: { errors: { Error: 'Payment channel not available' } } });
  });

  it('offers the cards of its own site alone', async () => {
    const params = { billing_account_id: ACCOUNT, token: 'tok_visa', processor_keyword: 'omise_creditcard' };
    const answer = await test.ask('createCard', params, { host: 'metal.localhost' });
    expect(answer).toMatchObject({ status: 500, body: { errors: { Error: 'Payment channel not available' } } });
  });
});

describe('the list', () => {
  it('has one primary card; a deleted one hands its place on and is gone', async () => {
    const [first, second] = [await verified('tok_visa'), await verified('tok_mastercard')];
    await test.call('setPrimaryCard', { payment_object_id: second });
    expect((await list()).map(({ id, is_primary }) => [id, is_primary])).toEqual([
      [first, false],
      [second, true],
    ]);
    await test.call('deleteCard', { payment_object_id: second });
    expect((await list()).map(({ id, is_primary }) => [id, is_primary])).toEqual([[first, true]]);
    expect((await test.ask('deleteCard', { payment_object_id: second })).status).toBe(403);
    expect((await test.ask('verifyCard', { payment_object_id: second })).status).toBe(403);
  });

  it('makes no card the primary one that is not verified', async () => {
    const { id } = await create('tok_visa');
    expect((await test.ask('setPrimaryCard', { payment_object_id: id })).status).toBe(400);
  });

  it('is closed to others', async () => {
    const { id } = await create('tok_visa');
    const as = { as: 'colleague' };
    expect((await test.ask('deleteCard', { payment_object_id: id }, as)).status).toBe(403);
    expect((await test.ask('setPrimaryCard', { payment_object_id: id }, as)).status).toBe(403);
    expect((await test.ask('listCards', { billing_account_id: FOREIGN_ACCOUNT })).status).toBe(403);
  });
});

it('applies for payment by invoice once', async () => {
  const first = await test.call('applyForInvoicePayment', { billing_account_id: SECOND_ACCOUNT });
  const again = await test.call('applyForInvoicePayment', { billing_account_id: SECOND_ACCOUNT });
  expect(again.id).toBe(first.id);
  expect(first).toMatchObject({ identifier: 'N/A', is_verified: false, processor: { keyword: 'invoice' } });
  expect(first.valid_thru?.getTime()).toBe(4102358400_000);
  expect(typeof JSON.parse(first.additional_data ?? '')).toBe('string');
  expect(cardFacts(first)).toEqual({});
});

describe('credit by card', () => {
  const buy = (payment_object_id: number, more: Record<string, unknown> = {}) =>
    test.call('buyCredit', { billing_account_id: SECOND_ACCOUNT, payment_object_id, amount: 50, ...more });
  const posthook = (payment_object_id: number, charge_id: string) =>
    test.call('buyCreditPosthook', { billing_account_id: SECOND_ACCOUNT, charge_id, payment_object_id });

  it.each(['stripe_creditcard', 'omise_creditcard'])('%s: is bought at once', async (keyword) => {
    const card = await verified('tok_visa', keyword);
    const before = await holdings(test, SECOND_ACCOUNT);
    const answer = await buy(card);
    expect(purchaseStep(answer)).toEqual({ kind: 'done' });
    expect(await posthook(card, answer.data?.charge_id ?? '')).toMatchObject({ success: true });
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
    const answer = await buy(card);
    expect(purchaseStep(answer)).toMatchObject({
      kind: 'confirm',
      clientSecret: expect.stringContaining('_secret_whole.'),
    });
    const charge = answer.data?.charge_id ?? '';
    expect(answer.relay_props).toEqual({
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
    const answer = await buy(card, { front_base_url: FRONT, force_3ds: true });
    const step = purchaseStep(answer);
    if (step.kind !== 'redirect') throw new Error(step.kind);
    const away = await press(test, step.url, { action: 'approve' });
    expect(away.headers.get('location')).toBe(`${FRONT}/payment_return`);
    expect((await posthook(card, answer.data?.charge_id ?? '')).success).toBe(true);
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
    const ask = (more: Record<string, unknown>) =>
      test.ask('buyCredit', { billing_account_id: SECOND_ACCOUNT, payment_object_id: card, amount: 50, ...more });
    expect(await ask({ amount: 1 })).toMatchObject({ status: 400, body: { errors: { amount: expect.any(String) } } });
    expect((await ask({ billing_account_id: ACCOUNT })).status).toBe(403);
    expect((await ask({ front_base_url: 'http://evil.example/app' })).status).toBe(400);
  });
});

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
    const ask = { front_base_url: FRONT, force_3ds: true };
    const unanswered = await create(await confirmed('pm_visa3220x1231zunanswered', 'close'));
    expect((await test.call('verifyCard', { payment_object_id: unanswered.id, ...ask })).authorize_uri).not.toBeNull();
    const token = await confirmed('pm_visa3220x1231zanswered', 'approve');
    const foreign = { billing_account_id: FOREIGN_ACCOUNT, token, processor_keyword: 'stripe_creditcard' };
    const { id } = await test.call('createCard', foreign, { as: 'colleague' });
    const verification = await test.call('verifyCard', { payment_object_id: id, ...ask }, { as: 'colleague' });
    expect(verification.authorize_uri).not.toBeNull();
  });

  it.each(['omise_creditcard', 'paypal_vault'])('has nothing to prepare for %s', async (processor_keyword) => {
    expect((await test.ask('prehookCard', { billing_account_id: ACCOUNT, processor_keyword })).status).toBe(400);
  });
});

describe('PayPal', () => {
  const session_id = 'session-1';
  const RETURN = `${FRONT}/billing`;
  const setUp = () => test.call('getPaypalSetupToken', { session_id, return_url: RETURN });

  it('saves a wallet that was approved, once, and buys credit with it', async () => {
    expect((await test.call('getPaypalIdToken', { session_id })).token.split('.')).toHaveLength(3);
    const { token: setup_token } = await setUp();
    const early = await test.ask('getPaypalPaymentToken', { session_id, setup_token });
    expect(early).toMatchObject({ status: 400, body: { errors: { Error: expect.stringContaining('not approved') } } });
    await press(test, `http://pay.localhost:8140/pay/whole/${setup_token}`, { action: 'approve' });
    const { token } = await test.call('getPaypalPaymentToken', { session_id, setup_token });
    expect((await test.call('getPaypalPaymentToken', { session_id, setup_token })).token).toBe(token);
    const wallet = { billing_account_id: SECOND_ACCOUNT, token, processor_keyword: 'paypal_vault', session_id };
    const card = await test.call('createCard', wallet);
    expect(card).toMatchObject({ is_verified: true, is_primary: true, processor: { keyword: 'paypal_vault' } });
    expect((await test.ask('createCard', wallet)).status).toBe(400);
    const purchase = { billing_account_id: SECOND_ACCOUNT, payment_object_id: card.id, amount: 20 };
    expect((await test.ask('buyCredit', purchase)).status).toBe(400);
    expect(purchaseStep(await test.call('buyCredit', { ...purchase, session_id }))).toEqual({ kind: 'done' });
  });

  it.each(['decline', 'timeout'])('saves nothing on %s', async (action) => {
    const { token: setup_token } = await setUp();
    await press(test, `http://pay.localhost:8140/pay/whole/${setup_token}`, { action });
    expect((await test.ask('getPaypalPaymentToken', { session_id, setup_token })).status).toBe(400);
  });

  it('belongs to one session of one person, and leads back to the site', async () => {
    const { token: setup_token } = await setUp();
    await press(test, `http://pay.localhost:8140/pay/whole/${setup_token}`, { action: 'approve' });
    expect((await test.ask('getPaypalPaymentToken', { session_id: 'other', setup_token })).status).toBe(400);
    expect((await test.ask('getPaypalPaymentToken', { session_id, setup_token }, { as: 'colleague' })).status).toBe(
      400,
    );
    const away = await test.ask('getPaypalSetupToken', { session_id, return_url: 'http://evil.example/' });
    expect(away.status).toBe(400);
  });

  it('is not there where the site has none', async () => {
    const answer = await test.ask('getPaypalIdToken', { session_id }, { host: 'metal.localhost' });
    expect(answer).toMatchObject({ status: 500, body: { errors: { Error: 'Payment channel not available' } } });
  });
});
