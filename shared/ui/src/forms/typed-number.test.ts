/** @jest-environment node */
import fc from 'fast-check';
import { createFormat } from '../text/formats';
import { numberCharacters, numberMarks, plainNumber, readNumber, stepped, writeNumber } from './typed-number';

const LOCALES = ['en', 'en-IN', 'en-ZA', 'de', 'de-CH', 'et', 'id', 'vi', 'th', 'ka', 'pl', 'bn', 'ar-EG'];
const formatOf = (locale: string) => createFormat({ locale, currency: 'EUR' });
const marksOf = (locale: string) => numberMarks(formatOf(locale).number);

it.each([
  ['en', '12,5', 12.5],
  ['en', '12.5', 12.5],
  ['de', '12,5', 12.5],
  ['de', '12.5', 12.5],
  ['en', '1,000', 1000],
  ['en', '1.000', 1],
  ['de', '1.000', 1000],
  ['de', '0,125', 0.125],
  ['en', '0,125', 0.125],
  ['en', '1,234,567.50', 1_234_567.5],
  ['en', '1.234.567,50', 1_234_567.5],
  ['en', '1 234 567', 1_234_567],
  ['de-CH', '1’234', 1234],
  ['en-IN', '12,34,567', 1_234_567],
  ['bn', '১২.৫', 12.5],
  ['ar-EG', '١٢٫٥', 12.5],
  ['en', '.5', 0.5],
  ['en', '5.', 5],
  ['en', '−5', -5],
  ['en', ' 40 ', 40],
  ['en', '1,25,000', 125_000],
])('reads in %s %j as %d', (locale, typed, number) => {
  expect(readNumber(typed, marksOf(locale))).toBe(number);
});

it.each([
  '',
  '-',
  ',',
  '1,2,3',
  '1,,000',
  '1.2.3',
  '1.250,5,5',
  '1.2.3,4',
  '1,234.5,6',
  '4-',
  '--4',
  'four',
  '1e3',
  '€5',
  '12 EUR',
  '22 80',
  '12 5',
  '1 2345',
  '٣',
  'Infinity',
  '0x10',
])('reads no number in %j', (typed) => {
  expect(readNumber(typed, marksOf('en'))).toBeUndefined();
});

it('keeps all the digits that were typed', () => {
  expect(plainNumber('1.250,50', marksOf('de'))).toBe('1250.50');
  expect(plainNumber(',5', marksOf('en'))).toBe('0.5');
  expect(plainNumber('9'.repeat(40), marksOf('en'))).toBe('9'.repeat(40));
});

it.each([
  [1e23, '100000000000000000000000'],
  [-2.5e-7, '-0,00000025'],
  [0.1 + 0.2, '0,30000000000000004'],
])('writes %d with its digits', (number, written) => {
  expect(writeNumber(number, marksOf('de'))).toBe(written);
});

it('leaves out what is no part of a number', () => {
  expect(numberCharacters('€ 1.234,50 / GB', marksOf('de')).trim()).toBe('1.234,50');
  expect(numberCharacters('40e', marksOf('en'))).toBe('40');
  expect(numberCharacters('১২', marksOf('bn'))).toBe('12');
});

it.each(['1e3', '1/2', '8080:80', '16 GB, 32 GB'])('does not make one number of the two in %j', (typed) => {
  const kept = numberCharacters(typed, marksOf('en'));
  expect(kept).toBe(typed);
  expect(readNumber(kept, marksOf('en'))).toBeUndefined();
});

it('reads what it and the site write, in every locale', () => {
  const amounts = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(fc.constantFrom(...LOCALES), amounts, (locale, amount) => {
      const marks = marksOf(locale);
      expect(readNumber(writeNumber(amount, marks), marks)).toBe(amount);
      // What is in front of a minus for the direction of Arabic is no character of a number.
      const shown = numberCharacters(formatOf(locale).number(amount, { digits: 2 }), marks);
      expect(readNumber(shown, marks)).toBe(amount);
    }),
  );
});

it.each([
  [1, { min: 1, max: 64 }, 4, 5],
  [-1, { min: 1, max: 64 }, 1, 1],
  [1, { min: 1, max: 64 }, 64, 64],
  [1, { min: 0.5, step: 0.5 }, 0.5, 1],
  [1, { min: 0.5, step: 0.5 }, 0.7, 1],
  [-1, { min: 0.5, step: 0.5 }, 0.7, 0.5],
  [1, { min: 0.01, step: 0.01 }, 0.29, 0.3],
  [1, { min: 20 }, undefined, 20],
  [-1, { min: 21 }, 20, 20],
  [1, { max: 64 }, 80, 80],
  [1, { min: 21 }, 20, 21],
  [1, {}, 99, 100],
  [-1, {}, 0, -1],
] as const)('steps by %d within %j from %d to %d', (direction, limits, from, to) => {
  expect(stepped(from, direction, limits)).toBe(to);
});
