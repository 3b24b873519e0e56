/** @jest-environment node */
import { currencyDigits } from './currency';

it.each([
  ['EUR', 2],
  ['eur', 2],
  ['JPY', 0],
  ['IDR', 0],
  ['VND', 0],
  ['KWD', 3],
  ['TND', 3],
  ['no code', 2],
  ['constructor', 2],
  ['', 2],
])('%s has %i decimals', (currency, digits) => {
  expect(currencyDigits(currency)).toBe(digits);
});
