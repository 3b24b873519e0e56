/** @jest-environment node */
import { moneyText } from './exact';

it.each([
  ['en-GB', 'EUR', 1234.5, 'EUR 1,234.50'],
  ['id-ID', 'IDR', 150_000, 'IDR 150.000'],
  ['en-GB', 'JPY', 1500, 'JPY 1,500'],
  ['en-GB', 'KWD', 1.5, 'KWD 1.500'],
])('an amount of mails at %s in %s has the decimals of its currency', (siteLocale, siteCurrency, amount, text) =>
  expect(moneyText({ siteLocale, siteCurrency }, amount)).toBe(text),
);
