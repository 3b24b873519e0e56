import fc from 'fast-check';
import { plainNumber, readAmount, writtenAmount } from './amount';

it.each([
  ['12.5', 'en-GB', '12.5'],
  ['12,5', 'en-GB', '12.5'],
  ['12,50', 'de-DE', '12.50'],
  ['1.250,50', 'de-DE', '1250.50'],
  ['1,250.50', 'en-GB', '1250.50'],
  ['1,250', 'en-GB', '1250'],
  ['1.250', 'de-DE', '1250'],
  ['1,250', 'de-DE', '1.250'],
  ['1 250,5', 'et-EE', '1250.5'],
  ["1'250.50", 'de-CH', '1250.50'],
  ['1.000.000', 'id-ID', '1000000'],
  ['500000', 'id-ID', '500000'],
  [',5', 'en-GB', '0.5'],
  [' 13 ', 'en-GB', '13'],
])('%s of %s is %s', (text, locale, plain) => expect(plainNumber(text, locale)).toBe(plain));

it.each([
  '',
  'x',
  '-5',
  '1e3',
  '1.2.3',
  '1,2,3',
  '12.',
  '1,25,000',
  '€5',
  '1.250,5,5',
  '٣',
  '12 EUR',
  'Infinity',
  '0x10',
])('%j is no number', (text) => {
  for (const locale of ['en-GB', 'de-DE', 'et-EE', 'id-ID']) expect(plainNumber(text, locale)).toBeUndefined();
});

const rules = { currency: 'EUR', locale: 'en-GB', least: 13 };

it.each([
  ['', {}, { problem: 'empty' }],
  ['twenty', {}, { problem: 'notNumber' }],
  ['12.99', {}, { problem: 'least' }],
  ['13', {}, { amount: 13 }],
  ['13.005', {}, { problem: 'decimals' }],
  ['13.500', {}, { amount: 13.5 }],
  ['10000000000', {}, { amount: 10_000_000_000 }],
  ['10000000000.01', {}, { problem: 'most' }],
  ['9'.repeat(400), {}, { problem: 'most' }],
  ['0', { least: 0 }, { problem: 'least' }],
  ['250000.5', { currency: 'IDR', locale: 'id-ID' }, { problem: 'decimals' }],
  ['1500.5', { currency: 'JPY' }, { problem: 'decimals' }],
  ['1.525', { currency: 'KWD', least: 1 }, { amount: 1.525 }],
  ['1.5251', { currency: 'KWD', least: 1 }, { problem: 'decimals' }],
])('%j under %j: %j', (text, changes, expected) =>
  expect(readAmount(text, { ...rules, ...changes })).toEqual(expected),
);

it('reads what it writes, in every language and currency', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000_000 }),
      fc.constantFrom('en-GB', 'de-DE', 'de-CH', 'et-EE', 'id-ID', 'en-IN', 'fr-FR', 'ar-EG'),
      fc.constantFrom(['EUR', 2], ['IDR', 0], ['JPY', 0], ['KWD', 3]),
      (units, locale, [currency, digits]) => {
        const amount = units / 10 ** Number(digits);
        const given = { currency: String(currency), locale, least: 0 };
        expect(readAmount(writtenAmount(amount, given), given)).toEqual({ amount });
      },
    ),
  );
});

it('reads whatever is typed without a failure', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('en-GB', 'de-DE'), (text, locale) => {
      const read = readAmount(text, { ...rules, locale });
      if ('amount' in read) expect(read.amount).toBeGreaterThanOrEqual(13);
    }),
  );
});
