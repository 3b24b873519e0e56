import type { Card } from '@console/contract/card';
import { linkProcessors } from '@console/contract/payment-link';
import { cardWays, linkWays, methodKey, usedFirst, wayIcon } from './ways';

const link = (keyword: string, methods?: { key: string; name: string }[]) => ({
  type: 'link' as const,
  name: keyword,
  keyword,
  ...(methods ? { methods } : {}),
});
const omise = link('omise', [
  { key: 'promptpay', name: 'PromptPay' },
  { key: 'truemoney', name: 'TrueMoney' },
]);
const stripe = { type: 'creditcard' as const, name: 'Card', keyword: 'stripe_creditcard' };

it('offers each method of each processor by link, and no processor that nobody knows', () => {
  const ways = linkWays([stripe, link('adyen'), omise, link('paysera')]);
  expect(ways.map(({ id }) => id)).toEqual(['link:adyen', 'link:omise:promptpay', 'link:omise:truemoney']);
  expect(ways.flatMap((way) => (way.kind === 'link' ? methodKey(way) : []))).toEqual([
    'adyen',
    'promptpay',
    'truemoney',
  ]);
});

it('knows all processors of the specification', () =>
  expect(linkWays(linkProcessors.map((keyword) => link(keyword)))).toHaveLength(9));

it('has a picture for a method before one for its processor', () =>
  expect(linkWays([omise, link('toString')].slice(0, 1)).map(wayIcon)).toEqual(['qr-code', 'smartphone']));

it('offers cards of processors that the site has, the primary one first', () => {
  const card = (id: number, more: Partial<Card> = {}): Card => ({
    id,
    processor: { keyword: 'stripe_creditcard' },
    ...more,
  });
  const ways = cardWays(
    [
      card(1),
      card(2, { is_primary: true }),
      card(3, { is_deleted: true }),
      card(4, { processor: { keyword: 'invoice' } }),
    ],
    [stripe, omise],
  );
  expect(ways.map(({ id }) => id)).toEqual(['card:2', 'card:1']);
});

it('puts what was used before first', () => {
  const ways = linkWays([link('adyen'), omise, link('duitku')]);
  expect(usedFirst(ways, ['link:duitku', 'link:omise:truemoney', 'gone']).map(({ id }) => id)).toEqual([
    'link:duitku',
    'link:omise:truemoney',
    'link:adyen',
    'link:omise:promptpay',
  ]);
});
