/** @jest-environment node */
import { cardFacts } from '@console/contract/card';
import { cardSteps, FRONT } from '../../testing/card-steps';
import { startSandbox, type TestSandbox } from '../../testing/client';
import { ACCOUNT, FOREIGN_ACCOUNT, press, SECOND_ACCOUNT, startPaySandbox } from '../../testing/pay-site';
import { wholeSite } from '../../testing/sites';

let test: TestSandbox;
beforeEach(async () => {
  test = await startPaySandbox();
});
const { create, verify, list, cardNow, verified } = cardSteps(() => test);

describe.each(['stripe_creditcard', 'omise_creditcard'])('%s: a card', (keyword) => {
  it('is kept with its facts, verified at once, and becomes the primary one', async () => {
    const card = await create('tok_visa', keyword);
    expect(card).toMatchObject({ is_verified: false, is_primary: false, processor: { keyword } });
    expect(cardFacts(card)).toMatchObject({ brand: 'visa', last4: '4242', expire_month: 12 });
    const { card: after, authorize_uri, data_ref } = await verify(card.id);
    expect(after).toMatchObject({ is_verified: true, is_primary: true });
    expect([authorize_uri, data_ref]).toEqual([null, null]);
  });

  it('says whether its processor takes payments now', async () => {
    const { id } = await create('tok_visa', keyword);
    const isActive = async () => (await cardNow(id))?.processor?.is_active;
    expect(await isActive()).toBe(true);
    await test.control('POST', 'processors', { keyword, is_active: false });
    expect(await isActive()).toBe(false);
  });

  it('waits for the page of the bank, which wants its code', async () => {
    const { id } = await create('tok_threeDSecure2Required', keyword);
    const { card, authorize_uri, data_ref } = await verify(id);
    expect(card).toMatchObject({ is_verified: false, is_verification_pending: true });
    expect(await verify(id)).toMatchObject({ authorize_uri, data_ref });
    const request = () =>
      test.call('getPersistentData', { billing_account_id: SECOND_ACCOUNT, identifier: data_ref ?? '' });
    const wrong = await press(test, authorize_uri ?? '', { action: 'code', code: '000000' });
    expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('This code is wrong')]);
    expect((await request()).status).toBe('pending');
    const right = await press(test, authorize_uri ?? '', { action: 'code', code: '123456' });
    expect(new URL(right.headers.get('location') ?? '').pathname).toBe('/app/payment_return');
    expect((await request()).status).toBe('success');
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
    const response = await test.request('verifyCard', { payment_object_id: id, front_base_url: FRONT });
    expect(response).toMatchObject({ status: 400, body: { errors: { Error: words } } });
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
    const used = await test.request('createCard', {
      billing_account_id: ACCOUNT,
      token,
      processor_keyword: 'stripe_creditcard',
    });
    expect(used).toMatchObject({ status: 400, body: { errors: { token: 'The card token was used before' } } });
    for (const unknown of ['pm_visa4242x1331zabc', '4242424242424242', 'tok_nonsense'])
      expect(
        (
          await test.request('createCard', {
            billing_account_id: ACCOUNT,
            token: unknown,
            processor_keyword: 'stripe_creditcard',
          })
        ).status,
      ).toBe(400);
  });

  it.each(['invoice', 'stripe', 'paysera'])('keeps no card of %s', async (processor_keyword) => {
    const response = await test.request('createCard', {
      billing_account_id: ACCOUNT,
      token: 'tok_visa',
      processor_keyword,
    });
    expect(response).toMatchObject({ status: 500, body: { errors: { Error: 'Payment channel not available' } } });
  });

  it('offers the cards of its own site alone', async () => {
    const params = { billing_account_id: ACCOUNT, token: 'tok_visa', processor_keyword: 'omise_creditcard' };
    const response = await test.request('createCard', params, { host: 'metal.localhost' });
    expect(response).toMatchObject({ status: 500, body: { errors: { Error: 'Payment channel not available' } } });
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
    expect((await test.request('deleteCard', { payment_object_id: second })).status).toBe(403);
    expect((await test.request('verifyCard', { payment_object_id: second })).status).toBe(403);
  });

  it('makes no card the primary one that is not verified', async () => {
    const { id } = await create('tok_visa');
    expect((await test.request('setPrimaryCard', { payment_object_id: id })).status).toBe(400);
  });

  it('is closed to others', async () => {
    const { id } = await create('tok_visa');
    const as = { as: 'colleague' };
    expect((await test.request('deleteCard', { payment_object_id: id }, as)).status).toBe(403);
    expect((await test.request('setPrimaryCard', { payment_object_id: id }, as)).status).toBe(403);
    expect((await test.request('listCards', { billing_account_id: FOREIGN_ACCOUNT })).status).toBe(403);
  });
});

it('applies for payment by invoice once', async () => {
  const first = await test.call('applyForInvoicePayment', { billing_account_id: SECOND_ACCOUNT });
  const again = await test.call('applyForInvoicePayment', { billing_account_id: SECOND_ACCOUNT });
  expect(again.id).toBe(first.id);
  expect(first).toMatchObject({ identifier: 'N/A', is_verified: false, processor: { keyword: 'invoice' } });
  expect(first.valid_thru?.getTime()).toBe(4102358400_000);
  expect(typeof JSON.parse(String(first.additional_data))).toBe('string');
  expect(cardFacts(first)).toEqual({});
});

it("takes the site's only processor of cards for a client that names none", async () => {
  const card = (keyword: string) => ({ type: 'creditcard' as const, name: 'Card', keyword });
  const withCards = (...keywords: string[]) =>
    startSandbox({
      sites: [{ ...wholeSite, config: { ...wholeSite.config, paymentProcessors: keywords.map(card) } }],
    });
  const order = { billing_account_id: SECOND_ACCOUNT, token: 'tok_visa' };
  const one = await withCards('omise_creditcard');
  expect((await one.call('createCard', order)).processor?.keyword).toBe('omise_creditcard');
  const two = await withCards('omise_creditcard', 'stripe_creditcard');
  expect(await two.request('createCard', order)).toMatchObject({
    status: 400,
    body: { errors: { processor_keyword: 'The processor is required' } },
  });
});
