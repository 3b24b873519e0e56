/** @jest-environment node */
import { linkProcessors } from '@console/contract/payment-link';
import { linkStep } from '@console/contract/payment-link-step';
import { paymentFacts } from '@console/contract/payment-data';
import type { TestSandbox } from '../../testing/client';
import {
  ACCOUNT,
  FOREIGN_ACCOUNT,
  holdings,
  ORIGIN,
  PENDING_ACCOUNT,
  press,
  SECOND_ACCOUNT,
  startPaySandbox,
} from '../../testing/pay-site';

const RETURN = `${ORIGIN}/app/billing/account/${ACCOUNT}?tab=credit`;

let test: TestSandbox;
beforeEach(async () => {
  test = await startPaySandbox();
});

const params = (more: Record<string, unknown> = {}): string => JSON.stringify({ referrer_url: RETURN, ...more });

interface Begun {
  readonly identifier: string;
  readonly page: string;
}

const pageOf = (identifier: string): string => `http://pay.localhost:8140/pay/whole/${identifier}`;

async function begin(processor: string, more: Record<string, unknown> = {}): Promise<Begun> {
  const { data, success } = await test.call('sendLinkData', {
    billing_account_id: ACCOUNT,
    amount: 50,
    processor,
    params: params(more),
  });
  const { identifier } = linkStep(data);
  expect(success).toBe(true);
  if (identifier === undefined) throw new Error(`${processor} names no identifier`);
  return { identifier, page: pageOf(identifier) };
}

const result = (identifier: string) => test.call('getLinkResult', { billing_account_id: ACCOUNT, identifier });

describe.each(linkProcessors)('%s', (processor) => {
  it('buys credit once, however often the page is sent and the result is asked', async () => {
    const before = await holdings(test);
    const { identifier, page } = await begin(processor);
    expect(await result(identifier)).toEqual({ status: 'pending', message: null });
    const away = await press(test, page, { action: 'approve' });
    const leadsAway = processor !== 'razorpay' || away.status === 303;
    expect(leadsAway).toBe(true);
    await press(test, page, { action: 'approve' });
    await press(test, page, { action: 'decline' });
    expect((await result(identifier)).status).toBe('success');
    expect((await result(identifier)).status).toBe('success');
    const after = await holdings(test);
    expect(after.credit).toBeCloseTo(before.credit + 50, 2);
    expect(after.topUps).toBe(before.topUps + 1);
    expect(after.invoices).toBe(before.invoices + 1);
  });

  it('goes back to the site with the identifier', async () => {
    const { identifier, page } = await begin(processor);
    const away = await press(test, page, { action: 'approve' });
    const to = new URL(away.headers.get('location') ?? '');
    expect(to.origin).toBe(ORIGIN);
    expect(to.searchParams.get('tab')).toBe('credit');
    expect(to.searchParams.get('identifier')).toBe(identifier);
  });

  it.each([
    ['decline', 'failed'],
    ['timeout', 'failed'],
    ['close', 'pending'],
  ])('buys nothing on %s', async (action, status) => {
    const before = await holdings(test);
    const { identifier, page } = await begin(processor);
    await press(test, page, { action });
    expect((await result(identifier)).status).toBe(status);
    const data = await test.call('getPersistentData', { billing_account_id: ACCOUNT, identifier });
    expect(data.status).toBe(status);
    expect(paymentFacts(data)['amount']).toBe(50);
    expect(await holdings(test)).toEqual(before);
  });

  it('expires by the clock of the site, and cannot be approved any more', async () => {
    const before = await holdings(test);
    const { identifier, page } = await begin(processor);
    await test.control('POST', 'clock', { advance_seconds: 1801 });
    expect((await result(identifier)).status).toBe('failed');
    await press(test, page, { action: 'approve' });
    expect((await result(identifier)).status).toBe('failed');
    expect(await holdings(test)).toEqual(before);
  });
});

const charged = async (processor: string, more: Record<string, unknown> = {}) => {
  const { data } = await test.call('sendLinkData', {
    billing_account_id: ACCOUNT,
    amount: 50,
    processor,
    params: params(more),
  });
  return data;
};

describe('the shape of the answer', () => {
  it.each(['stripe', 'duitku', 'sslcommerz', 'adyen', 'clictopay', 'coingate'])('%s: an address', async (processor) => {
    expect(linkStep(await charged(processor))).toMatchObject({
      kind: 'redirect',
      url: expect.stringContaining('//pay.'),
    });
  });

  it('Stripe wallet: a client secret and where to go', async () => {
    const step = linkStep(await charged('stripe_wallet'));
    expect(step).toMatchObject({ kind: 'confirm', clientSecret: expect.stringMatching(/^pi_\w+_secret_whole\.\w+$/) });
  });

  it('Omise: a code for PromptPay, an address for TrueMoney, by name or by source', async () => {
    expect(linkStep(await charged('omise', { paymentMethod: 'promptpay' })).kind).toBe('code');
    expect(linkStep(await charged('omise', { paymentMethod: 'truemoney' })).kind).toBe('redirect');
    const bySource = await charged('omise', { source_id: 'src_test_promptpay_abc123', currency: 'THB' });
    expect(linkStep(bySource).kind).toBe('code');
    expect(bySource?.charge).toMatchObject({ status: 'pending', currency: 'THB' });
  });

  it('Razorpay: an order in the smallest unit', async () => {
    const { vat_percentage } = (await test.call('listBillingAccounts', {}))[0] ?? {};
    const amount = Math.round(50 * (100 + (vat_percentage ?? 0)));
    expect(linkStep(await charged('razorpay'))).toMatchObject({
      kind: 'order',
      amount,
      currency: 'EUR',
      key: 'rzp_test_whole',
    });
  });

  it('shows the code as a picture', async () => {
    const step = linkStep(await charged('omise', { paymentMethod: 'promptpay' }));
    const { pathname } = new URL(step.kind === 'code' ? step.imageUrl : '');
    const image = await test.fetchFrom(pathname, {}, 'pay.localhost');
    expect(image.headers.get('content-type')).toBe('image/svg+xml');
    expect(await image.text()).toMatch(/^<svg/);
  });
});

describe('refusals', () => {
  const send = (more: Record<string, unknown>) =>
    test.request('sendLinkData', {
      billing_account_id: ACCOUNT,
      amount: 50,
      processor: 'stripe',
      params: params(),
      ...more,
    });

  it('has no channel that the site does not have, that is switched off, or of another kind', async () => {
    const closed = { errors: { Error: 'Payment channel not available' } };
    for (const processor of ['paysera', 'stripe_creditcard'])
      expect(await send({ processor })).toMatchObject({ status: 500, body: closed });
    await test.control('POST', 'processors', { keyword: 'stripe', is_active: false });
    expect(await send({})).toMatchObject({ status: 500, body: closed });
    await test.control('POST', 'processors', { keyword: 'stripe', is_active: true });
    expect((await send({})).status).toBe(200);
    expect(await send({ processor: 'omise', params: params({ paymentMethod: 'alipay' }) })).toMatchObject({
      body: closed,
    });
  });

  it('says the smallest amount', async () => {
    expect(await send({ amount: 12.99 })).toMatchObject({
      status: 400,
      body: { errors: { amount: 'The minimum top-up amount is 13 EUR' } },
    });
    expect((await send({ amount: 13 })).status).toBe(200);
  });

  it.each([0, -5, Number.NaN])('takes no amount of %s', async (amount) => {
    expect((await send({ amount })).status).toBe(400);
  });

  it('waits for the validation of the account', async () => {
    const response = await test.request(
      'sendLinkData',
      { billing_account_id: PENDING_ACCOUNT, amount: 50, processor: 'stripe', params: params() },
      { as: 'admin' },
    );
    expect(response).toMatchObject({
      status: 400,
      body: { errors: { billing_account_id: expect.stringContaining('validation') } },
    });
  });

  it.each([
    'http://evil.example/',
    'http://localhost:9999/',
    'https://localhost:8140/',
    'http://x@localhost:8140/',
    'javascript:alert(1)',
  ])('leads back to %s for nobody', async (referrer_url) => {
    const response = await send({ params: JSON.stringify({ referrer_url }) });
    expect(response).toMatchObject({ status: 400, body: { errors: { params: expect.any(String) } } });
  });

  it('reads no text that is not JSON', async () => {
    expect(await send({ params: '{nonsense' })).toMatchObject({
      status: 400,
      body: { errors: { params: 'Not a JSON text' } },
    });
  });

  it('knows the payments of one account only', async () => {
    const { identifier } = await begin('stripe');
    for (const name of ['getLinkResult', 'getPersistentData'] as const) {
      expect((await test.request(name, { billing_account_id: SECOND_ACCOUNT, identifier })).status).toBe(400);
      expect((await test.request(name, { billing_account_id: FOREIGN_ACCOUNT, identifier })).status).toBe(403);
      expect((await test.request(name, { billing_account_id: ACCOUNT, identifier: 'cs_test_none' })).status).toBe(400);
    }
  });
});

it('remembers methods that the site has', async () => {
  const known = { billing_account_id: ACCOUNT, method_ids: 'promptpay,stripe' };
  expect((await test.request('saveLinkMethods', known)).status).toBe(200);
  const unknown = await test.request('saveLinkMethods', { ...known, method_ids: ['promptpay', 'bitcoin'] });
  expect(unknown).toMatchObject({ status: 400, body: { errors: { method_ids: "There is no method 'bitcoin'" } } });
});

it('says what a top-up costs, in the currency of the processor', async () => {
  const { vat_percentage = 0 } = (await test.call('listBillingAccounts', {}))[0] ?? {};
  const vat = 1 + (vat_percentage ?? 0) / 100;
  const final = async (processor: string, amount: number) =>
    (await test.call('getFinalTopUpAmount', { billing_account_id: ACCOUNT, processor, amount })).final_amount;
  expect(await final('stripe_creditcard', 50)).toBeCloseTo(52 * vat, 2);
  expect(await final('omise', 50)).toBeCloseTo(50 * vat * 35, 2);
  const unknown = await test.request('getFinalTopUpAmount', {
    billing_account_id: ACCOUNT,
    processor: 'paysera',
    amount: 50,
  });
  expect(unknown).toMatchObject({ status: 500, body: { errors: { Error: 'Payment channel not available' } } });
});
