/** @jest-environment node */
import type { Card } from '@console/contract/card';
import type { PaymentProcessor } from '@console/contract/payment-processor';
import { canChargeByItself, chargedCard } from './charge';

const now = new Date('2026-11-21T12:00:00Z');
const stripe: PaymentProcessor = { type: 'creditcard', name: 'Card', keyword: 'stripe_creditcard' };
const omise: PaymentProcessor = { ...stripe, keyword: 'omise_creditcard', supports_auto_topup: false };
const link: PaymentProcessor = { ...stripe, type: 'link', keyword: 'stripe' };
const card = (more: Partial<Card>): Card => ({
  id: 1,
  is_primary: true,
  is_verified: true,
  valid_thru: new Date('2028-01-01T00:00:00Z'),
  processor: { keyword: 'stripe_creditcard' },
  ...more,
});
const closed = (more: Partial<Card>): Card =>
  card({ ...more, processor: { keyword: 'stripe_creditcard', is_active: false } });

it.each([
  ['verified and primary', [card({})], undefined],
  ['none', [], 'noCard'],
  ['not primary', [card({ is_primary: false })], 'noCard'],
  ['deleted', [card({ is_deleted: true })], 'noCard'],
  ['paying by invoice', [card({ processor: { keyword: 'invoice' } })], 'byInvoice'],
  ['not verified', [card({ is_verified: false })], 'unverified'],
  ['being verified', [card({ is_verified: false, is_verification_pending: true })], 'pending'],
  ['over', [card({ valid_thru: new Date('2026-10-31T00:00:00Z') })], 'expired'],
  ['of a processor that cannot', [card({ processor: { keyword: 'omise_creditcard' } })], 'notByItself'],
  ['of one that is switched off for now', [closed({})], 'closed'],
  ['not verified, and cannot be as long as its processor is switched off', [closed({ is_verified: false })], 'closed'],
  ['over, and of one that is switched off', [closed({ valid_thru: new Date('2026-10-31T00:00:00Z') })], 'expired'],
  ['of a processor that the site does not have', [card({ processor: { keyword: 'gone' } })], 'notByItself'],
])('a card that is %s: %#', (_, cards, obstacle) => {
  expect(chargedCard(cards, [stripe, omise, link], now).obstacle).toBe(obstacle);
});

it('is offered where a processor of cards can', () => {
  expect(canChargeByItself([stripe])).toBe(true);
  expect(canChargeByItself([omise, link])).toBe(false);
});
