import fc from 'fast-check';
import { digitsOf, expiryOf, isCardNumber, isSecurityCode } from './card-number';

it.each([
  ['09/28', { month: 9, year: 2028 }],
  [' 9 / 2028 ', { month: 9, year: 2028 }],
  ['0928', { month: 9, year: 2028 }],
  ['12-31', { month: 12, year: 2031 }],
  ['13/28', undefined],
  ['0/28', undefined],
  ['9', undefined],
  ['09/280', undefined],
  ['', undefined],
])('%j ends %j', (text, expected) => expect(expiryOf(text)).toEqual(expected));

it('reads any month and year as it is printed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2000, max: 2099 }), (month, year) => {
      const two = (value: number) => String(value % 100).padStart(2, '0');
      for (const text of [`${two(month)}/${two(year)}`, `${month} / ${year}`, `${two(month)}${two(year)}`])
        expect(expiryOf(text)).toEqual({ month, year });
    }),
  );
});

it('never fails, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expiryOf(text);
      expect(isCardNumber(text)).toBe(/^\d{12,19}$/.test(digitsOf(text) ?? ''));
    }),
  );
});

it('takes numbers with spaces and dashes', () => {
  expect(['4242 4242 4242 4242', '4242-4242-4242-4242', '378282246310005'].every(isCardNumber)).toBe(true);
  expect(['4242', '4242 4242 4242 424x', ''].some(isCardNumber)).toBe(false);
  expect(['123', ' 1234 '].every(isSecurityCode)).toBe(true);
  expect(['12', '12345', 'abc'].some(isSecurityCode)).toBe(false);
});
