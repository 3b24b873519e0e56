/** @jest-environment node */
import fc from 'fast-check';
import { currencyDigits } from '@console/contract/currency';
import { topUpTotal } from './index';

const fee = (flat_rate: number, percentage: number) => ({ service_fee: { flat_rate, percentage } });
const conversion = (to_currency: string, exchange_rate: number) => ({
  charge_currency_conversion: { to_currency, exchange_rate },
});

const textOf = (...[options]: Parameters<typeof topUpTotal>): string => {
  const { credit, fee: ofFee, tax, total, charge } = topUpTotal(options);
  const line = [credit, ofFee, tax, total].map(String).join(' ');
  return charge ? `${line} = ${charge.currency} ${String(charge.amount)}` : line;
};

/** Worked out by hand: credit, fee, tax, total. */
it.each([
  [
    '50, 3.5 %, 0.25 and VAT of 20 %',
    { amount: 50, processor: fee(0.25, 3.5), vat: 20, currency: 'EUR' },
    '50 2 10.4 62.4',
  ],
  ['no fee', { amount: 13, processor: {}, vat: 24, currency: 'EUR' }, '13 0 3.12 16.12'],
  ['no processor, no VAT', { amount: '13.37', processor: undefined, vat: null, currency: 'EUR' }, '13.37 0 0 13.37'],
  ['the metal site', { amount: 500, processor: fee(0.35, 3.5), vat: 0, currency: 'EUR' }, '500 17.85 0 517.85'],
  [
    'a card in rupiah',
    { amount: 100_000, processor: fee(2500, 3.5), vat: 11, currency: 'IDR' },
    '100000 6000 11660 117660',
  ],
  ['halves go up', { amount: '33.35', processor: {}, vat: 10, currency: 'EUR' }, '33.35 0 3.34 36.69'],
  ['yen have no hundredths', { amount: 1005, processor: fee(0, 3.5), vat: 10, currency: 'JPY' }, '1005 35 104 1144'],
  [
    'dinars have thousandths',
    { amount: '10.5', processor: fee(0.125, 3.5), vat: 5, currency: 'KWD' },
    '10.5 0.493 0.55 11.543',
  ],
  [
    'the Omise link',
    { amount: 50, processor: conversion('THB', 35), vat: 20, currency: 'EUR' },
    '50 0 10 60 = THB 2100',
  ],
  [
    'the wallet',
    { amount: 100_000, processor: { ...fee(4240, 3.4), ...conversion('SGD', 0.000_083) }, vat: 11, currency: 'IDR' },
    '100000 7640 11840 119480 = SGD 9.92',
  ],
  [
    'a charge in yen',
    { amount: '1.5', processor: conversion('JPY', 161.3), vat: 0, currency: 'EUR' },
    '1.5 0 0 1.5 = JPY 242',
  ],
])('%s', (_, { vat, ...options }, expected) => {
  expect(textOf({ ...options, vatPercentage: vat })).toBe(expected);
});

it('comes to the sum of its lines, in amounts that the currency has', () => {
  const percentage = fc.integer({ min: 0, max: 1000 }).map((tenth) => tenth / 10);
  const currencies = fc.constantFrom('EUR', 'IDR', 'JPY', 'KWD');
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e9 }),
      percentage,
      fc.integer({ min: 0, max: 1e6 }),
      percentage,
      currencies,
      (units, share, flat, vatPercentage, currency) => {
        const digits = currencyDigits(currency);
        const smallest = 10 ** -digits;
        const found = topUpTotal({
          amount: (units * smallest).toFixed(digits),
          processor: fee(Number((flat * smallest).toFixed(digits)), share),
          vatPercentage,
          currency,
        });
        const { credit, fee: ofFee, beforeTax, tax, total } = found;
        for (const amount of [credit, ofFee, beforeTax, tax, total]) expect(amount.round(digits).eq(amount)).toBe(true);
        expect(credit.plus(ofFee).plus(tax).eq(total)).toBe(true);
        // No line is off by more than half of the smallest coin.
        const exactFee = credit
          .times(share)
          .div(100)
          .plus(flat * smallest);
        expect(Number(ofFee.minus(exactFee).abs())).toBeLessThanOrEqual(smallest / 2 + 1e-9);
        expect(Number(tax.minus(beforeTax.times(vatPercentage).div(100)).abs())).toBeLessThanOrEqual(
          smallest / 2 + 1e-9,
        );
      },
    ),
  );
});
