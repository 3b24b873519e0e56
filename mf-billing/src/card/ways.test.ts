import type { Card } from '@console/contract/card';
import type { PaymentProcessor } from '@console/contract/payment-processor';
import { canVerify, primaryBlocked } from './can';
import { detailOf, wayOf, waysOf } from './ways';

const processor = (keyword: string, more: Partial<PaymentProcessor> = {}): PaymentProcessor => ({
  type: keyword === 'invoice' ? 'invoice' : 'creditcard',
  name: keyword,
  keyword,
  ...more,
});
const key = { public_key: 'pk_test' };
const processors = [
  processor('stripe_creditcard', key),
  processor('omise_creditcard'),
  processor('stripe', { ...key, type: 'link' }),
  processor('somebody_new', key),
  processor('invoice'),
];

it('offers what the console knows and the site has a key for', () =>
  expect(waysOf(processors).map(({ kind }) => kind)).toEqual(['stripe_creditcard', 'invoice']));

it.each([
  ['nothing', {}, true, 'way.automatic'],
  ['that it can', { supports_auto_topup: true }, true, 'way.automatic'],
  ['that it cannot', { supports_auto_topup: false }, true, 'way.card'],
  ['that it can, on a site without', { supports_auto_topup: true }, false, 'way.card'],
])('of automatic top-ups: a processor that says %s', (_, more, isAutomatic, detail) =>
  expect(
    waysOf([processor('stripe_creditcard', { ...key, ...more })]).map((way) => detailOf(way, isAutomatic)),
  ).toEqual([detail]),
);

const now = new Date('2026-11-22T12:00:00Z');
const card = (more: Partial<Card>): Card => ({
  id: 1,
  valid_thru: new Date('2028-09-30T00:00:00Z'),
  processor: { keyword: 'stripe_creditcard' },
  ...more,
});
const past = new Date('2026-10-31T00:00:00Z');

it.each<[Partial<Card>, string | undefined]>([
  [{ is_verified: true }, undefined],
  [{ is_verified: false }, 'can.unverified'],
  [{ is_verified: true, valid_thru: past }, 'can.expired'],
])('%j becomes the primary one: %s', (more, reason) => expect(primaryBlocked(card(more), now)).toBe(reason));

it.each<[Partial<Card>, boolean]>([
  [{ is_verified: false }, true],
  [{ is_verified: false, is_verification_pending: true }, true],
  [{ is_verified: true }, false],
  [{ is_verified: false, valid_thru: past }, false],
  [{ is_verified: false, processor: { keyword: 'invoice' } }, false],
  [{ is_verified: false, processor: { keyword: 'gone' } }, false],
])('%j can be verified by its holder: %s', (more, can) =>
  expect(canVerify(card(more), wayOf(card(more), processors), now)).toBe(can),
);
