import { fakeServer, type FakeResponse } from '@console/domain/testing/fake-server';
import { provideTestSite } from '@console/area/testing';
import { forgetPayment, keptPayments, readPayment } from '../payment/kept';
import { isUnnamed } from '../payment/payment';
import { beginLinkPayment, clientSecretOf } from './begin';
import { buyWithCard } from './buy-card';

const SEND = 'POST /payment/link/send_data';
const BUY = 'POST /payment/credit/buy';
const STORED = 'GET /payment/persistent_data';
const link = {
  kind: 'link',
  id: 'link:adyen',
  processor: { type: 'link', name: 'Adyen', keyword: 'adyen' },
  method: undefined,
} as const;
const card = (keyword: string, more = {}) =>
  ({
    kind: 'card',
    id: 'card:3',
    processor: { type: 'creditcard', name: 'Card', keyword, ...more },
    card: { id: 3 },
  }) as const;

const begin = (response: FakeResponse) => {
  const server = fakeServer({ [SEND]: [response] });
  return { server, begun: beginLinkPayment({ account: 7, amount: 50, way: link }, 'EUR') };
};
const buy = (response: FakeResponse, keyword = 'stripe_creditcard', more = {}) => {
  const server = fakeServer({ [BUY]: [response], [STORED]: [{ id: 1, status: 'success', data: '{}' }] });
  return { server, bought: buyWithCard({ account: 7, amount: 50, way: card(keyword, more) }) };
};
const sent = (bodies: readonly unknown[]) => Object.fromEntries(new URLSearchParams(String(bodies[0])));

beforeEach(() => {
  localStorage.clear();
  provideTestSite();
});
afterEach(() => {
  for (const { identifier } of keptPayments()) forgetPayment(identifier);
});

it('asks to be led back to the page that reads nothing, and remembers where the payment goes on', async () => {
  const { server, begun } = begin({ success: true, data: { identifier: 'CS1', redirect_url: 'https://pay.example/' } });
  expect(await begun).toBe('CS1');
  const { params, ...rest } = sent(server.bodies);
  expect(rest).toEqual({ billing_account_id: '7', amount: '50', processor: 'adyen' });
  expect(JSON.parse(params ?? '')).toEqual({ referrer_url: 'http://localhost/app/payment_return' });
  expect(readPayment('CS1')).toMatchObject({
    kind: 'link',
    account: 7,
    amount: 50,
    processor: 'adyen',
    next: { kind: 'redirect', url: 'https://pay.example/' },
  });
});

it('remembers the method that was chosen', async () => {
  fakeServer({ [SEND]: [{ success: true, data: { identifier: 'CS2', redirect_url: 'https://pay.example/' } }] });
  const method = { key: 'promptpay', name: 'PromptPay' };
  await beginLinkPayment({ account: 7, amount: 50, way: { ...link, method } }, 'EUR');
  expect(readPayment('CS2')).toMatchObject({ processor: 'adyen', method: 'promptpay' });
});

it('goes on under a name of its own where the server has given none', async () => {
  const { begun } = begin({ success: true, data: { redirect_url: 'https://pay.example/' } });
  const identifier = await begun;
  expect(isUnnamed(identifier)).toBe(true);
  expect(readPayment(identifier)).toMatchObject({
    amount: 50,
    next: { kind: 'redirect', url: 'https://pay.example/' },
  });
});

it('never writes a client secret down', async () => {
  const { begun } = begin({ success: true, data: { identifier: 'pi_1', client_secret: 'pi_1_secret_x' } });
  await begun;
  expect(clientSecretOf('pi_1')).toBe('pi_1_secret_x');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret_x');
});

it.each([
  ['in its own words', { success: false, error_msg: 'Limit reached' }, 'Limit reached'],
  [
    'without words',
    { success: false },
    "The processor didn't accept this payment. You haven't been charged. Choose another way to pay.",
  ],
  ['in a shape that nobody knows', { success: true, data: { identifier: 'x', other: 1 } }, /couldn't be read/],
])('fails and remembers nothing where a processor answers %s', async (_, response, words) => {
  await expect(begin(response).begun).rejects.toThrow(words);
  expect(keptPayments()).toEqual([]);
});

it('does not know what became of a payment whose response was lost, and sends it once', async () => {
  const { server, begun } = begin('lost');
  await expect(begun).rejects.toMatchObject({ outcome: 'unknown' });
  expect(server.calls.filter((call) => call === SEND)).toHaveLength(1);
  expect(keptPayments()).toEqual([]);
});

it('buys with a card at once', async () => {
  const { server, bought } = buy({ success: true, data: { charge_id: 'ch_1', status: 'succeeded' } });
  expect(await bought).toBe('ch_1');
  expect(sent(server.bodies)).toEqual({
    billing_account_id: '7',
    payment_object_id: '3',
    amount: '50',
    on_session: 'true',
  });
  expect(readPayment('ch_1')?.kind).toBe('card');
});

it("sends what Omise and PayPal want to know, and PayPal's session is one for the browser", async () => {
  const done = { success: true, data: { charge_id: 'ch_1', status: 'succeeded' } };
  const omise = buy(done, 'omise_creditcard', { use_3ds_verification: true });
  await omise.bought;
  expect(sent(omise.server.bodies)).toMatchObject({ front_base_url: 'http://localhost/app', force_3ds: 'true' });
  const sessions = [];
  for (let n = 0; n < 2; n += 1) {
    const paypal = buy(done, 'paypal_vault');
    await paypal.bought;
    sessions.push(sent(paypal.server.bodies)['session_id']);
  }
  expect(sessions[0]).toMatch(/.{8}/);
  expect(sessions[1]).toBe(sessions[0]);
});

it.each([
  [{ client_secret: 'ch_1_secret_y' }, undefined],
  [{ authorize_uri: 'https://bank.example/' }, { kind: 'redirect', url: 'https://bank.example/' }],
])('waits for the bank: %j', async (data, next) => {
  const { bought } = buy({ success: true, data: { charge_id: 'ch_1', status: 'requires_action', ...data } });
  expect(await bought).toBe('ch_1');
  expect(readPayment('ch_1')?.ended).toBeUndefined();
  expect(readPayment('ch_1')?.next).toEqual(next);
  expect(JSON.stringify({ ...localStorage })).not.toContain('secret_y');
});

it('asks about the charge that the server relays, where the processor names none', async () => {
  const { bought } = buy({
    success: true,
    data: { authorize_uri: 'https://bank.example/' },
    relay_props: { billing_account_id: 7, charge_id: 'ch_9', payment_object_id: 3 },
  });
  expect(await bought).toBe('ch_9');
  expect(readPayment('ch_9')?.next).toEqual({ kind: 'redirect', url: 'https://bank.example/' });
});

it('says why a card was declined', async () => {
  await expect(buy({ success: false, message: 'Your card has expired.' }).bought).rejects.toThrow(
    'Your card has expired.',
  );
  expect(keptPayments()).toEqual([]);
});
