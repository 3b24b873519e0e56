/** @jest-environment node */
import fc from 'fast-check';
import * as v from 'valibot';
import { paymentFacts } from './payment-data';
import { sendLinkData } from './payment-link';
import { LinkData, linkStep } from './payment-link-step';
import { topUpAmount } from './top-up';
import { buyCredit } from './top-up-buy';
import { chargeOf, purchaseStep } from './top-up-step';

const step = (data: unknown) => linkStep(v.parse(LinkData, data));

it.each([
  [
    { redirect_url: 'https://a.example', identifier: 'x' },
    { kind: 'redirect', url: 'https://a.example', identifier: 'x' },
  ],
  [
    { client_secret: 'pi_secret', return_url: null },
    { kind: 'confirm', clientSecret: 'pi_secret' },
  ],
  [
    { client_secret: 'pi_secret', return_url: 'https://a.example/app/payment_return?identifier=p-1' },
    { kind: 'confirm', identifier: 'p-1' },
  ],
  [
    { redirect_url: 'https://a.example', return_url: 'nonsense' },
    { kind: 'redirect', identifier: undefined },
  ],
  [{ qr_url: 'https://a.example/qr' }, { kind: 'code', imageUrl: 'https://a.example/qr' }],
  [
    { charge: { id: 'c', source: { scannable_code: { image: { download_uri: 'https://a.example/c' } } } } },
    { kind: 'code', imageUrl: 'https://a.example/c', identifier: 'c' },
  ],
  [
    { charge: { id: 'c', authorize_uri: 'https://a.example' } },
    { kind: 'redirect', url: 'https://a.example', identifier: 'c' },
  ],
  [
    { key: 'k', order: { id: 'o', amount: '6200', currency: 'INR' } },
    { kind: 'order', orderId: 'o', amount: 6200, currency: 'INR', key: 'k', identifier: 'o' },
  ],
  [{ something: 'else' }, { kind: 'unknown' }],
])('reads %j', (data, expected) => expect(step(data)).toMatchObject(expected));

it('reads no data as nothing to do', () =>
  expect([linkStep(null).kind, linkStep(undefined).kind]).toEqual(['unknown', 'unknown']));

it('reads whatever fits without a failure', () => {
  fc.assert(
    fc.property(fc.object(), (data) => {
      const parsed = v.safeParse(LinkData, data);
      if (parsed.success) expect(typeof linkStep(parsed.output).kind).toBe('string');
    }),
  );
});

const bought = (response: unknown) => purchaseStep(v.parse(buyCredit.response, response));

it.each([
  [{ success: true, data: { status: 'succeeded' } }, { kind: 'done' }],
  [{ success: true, data: null }, { kind: 'done' }],
  [{ success: true, data: { status: 'succeeded', client_secret: 'old' } }, { kind: 'done' }],
  [
    { success: true, data: { client_secret: 's' } },
    { kind: 'confirm', clientSecret: 's' },
  ],
  [
    { success: true, data: { authorize_uri: 'https://a.example' } },
    { kind: 'redirect', url: 'https://a.example' },
  ],
  [
    { success: false, message: 'No', data: { client_secret: 's' } },
    { kind: 'failed', message: 'No' },
  ],
])('a purchase: %j', (response, expected) => expect(bought(response)).toEqual(expected));

it.each([
  [{ data: { charge_id: 'ch_1' } }, 'ch_1'],
  [{ data: { client_secret: 's' }, relay_props: { charge_id: 'ch_2', payment_object_id: 3 } }, 'ch_2'],
  [{ data: { charge_id: 'of_the_bank' }, relay_props: { charge_id: 'ch_3' } }, 'ch_3'],
  [{ data: { charge_id: 'ch_4' }, relay_props: { charge_id: null } }, 'ch_4'],
  [{ relay_props: { charge_id: 5 } }, '5'],
  [{ data: { charge_id: '' }, relay_props: {} }, undefined],
])('the charge of a purchase: %j', (response, charge) =>
  expect(chargeOf(v.parse(buyCredit.response, { success: true, ...response }))).toBe(charge),
);

it.each([
  ['{"a":1}', { a: 1 }],
  [{ a: 1 }, { a: 1 }],
  ['nonsense', {}],
  ['7', {}],
  [null, {}],
])('facts of %j', (data, expected) => expect(paymentFacts({ data })).toEqual(expected));

it('takes plain numbers above 0 as amounts', () => {
  const fits = (value: unknown) => v.safeParse(topUpAmount(), value).success;
  expect([5, '5', '5.25', 0.01].map(fits)).toEqual([true, true, true, true]);
  expect([0, '0', -1, '-1', '1e3', ' 5', '', Number.NaN, Number.POSITIVE_INFINITY, null].some(fits)).toBe(false);
});

it('reads params of a payment by link from a JSON text', () => {
  const params = (text: unknown) =>
    v.safeParse(sendLinkData.params, { billing_account_id: 1, amount: 5, processor: 'stripe', params: text }).success;
  const referrer_url = 'https://console.example/app';
  expect(params(JSON.stringify({ referrer_url }))).toBe(true);
  expect(params(JSON.stringify({ referrer_url, paymentMethod: null, source_id: null, currency: 'THB' }))).toBe(true);
  for (const bad of [
    '{}',
    'null',
    '7',
    '{',
    JSON.stringify({ referrer_url: 'no' }),
    JSON.stringify({ referrer_url, currency: 'TH' }),
  ])
    expect([bad, params(bad)]).toEqual([bad, false]);
});
