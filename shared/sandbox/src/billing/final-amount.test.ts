/** @jest-environment node */
import fc from 'fast-check';
import { finalTopUpAmount } from './final-amount';

const config = (
  fee?: { flat_rate: number; percentage: number },
  conversion?: { to_currency: string; exchange_rate: number },
) => ({
  siteCurrency: 'EUR',
  paymentProcessors: [
    {
      type: 'link' as const,
      name: 'Wallet',
      keyword: 'wallet',
      ...(fee ? { service_fee: fee } : {}),
      ...(conversion ? { charge_currency_conversion: conversion } : {}),
    },
  ],
});

it('adds fee and VAT as the check value says', () => {
  expect(finalTopUpAmount(config({ flat_rate: 0.25, percentage: 3.5 }), 'wallet', 50, 20)).toEqual({
    fee: 2,
    subtotal: 52,
    vat: 10.4,
    total: 62.4,
    currency: 'EUR',
    charge: 62.4,
  });
});

it('charges the total in the currency of the processor', () => {
  const thb = config(undefined, { to_currency: 'THB', exchange_rate: 35 });
  expect(finalTopUpAmount(thb, 'wallet', 50, 20)).toMatchObject({ total: 60, currency: 'THB', charge: 2100 });
});

it('takes no part of a coin', () => {
  const yen = config(undefined, { to_currency: 'JPY', exchange_rate: 161.3 });
  expect(finalTopUpAmount(yen, 'wallet', 1.5, 0)).toMatchObject({ total: 1.5, charge: 242 });
  const rupiah = { ...config({ flat_rate: 0, percentage: 3.5 }), siteCurrency: 'IDR' };
  expect(finalTopUpAmount(rupiah, 'wallet', 1005, 10)).toMatchObject({ fee: 35, vat: 104, total: 1144 });
});

it('rounds halves up and knows no binary dust', () => {
  expect(finalTopUpAmount(config(), 'wallet', 1.005 * 100, 0)).toMatchObject({ subtotal: 100.5 });
  expect(finalTopUpAmount(config(), 'wallet', 33.35, 10)).toMatchObject({ vat: 3.34, total: 36.69 });
  expect(finalTopUpAmount(config(), 'another', 10, 25.5)).toMatchObject({ fee: 0, total: 12.55 });
});

it('never comes to a sum that differs from its parts', () => {
  const whole = fc.integer({ min: 0, max: 10_000_000 });
  const percent = fc.integer({ min: 0, max: 1000 }).map((tenth) => tenth / 10);
  fc.assert(
    fc.property(whole, percent, whole, percent, (cents, percentage, flat, vatPercentage) => {
      const found = finalTopUpAmount(
        config({ flat_rate: flat / 100, percentage }),
        'wallet',
        cents / 100,
        vatPercentage,
      );
      const inCents = (value: number) => Math.round(value * 100);
      expect(inCents(found.subtotal)).toBe(cents + inCents(found.fee));
      expect(inCents(found.total)).toBe(inCents(found.subtotal) + inCents(found.vat));
    }),
  );
});
