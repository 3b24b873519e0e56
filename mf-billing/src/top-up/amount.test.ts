import fc from 'fast-check';
import { getFormat, setFormats } from '@console/ui';
import { numberMarks, type NumberMarks } from '@console/ui/forms';
import { readAmount, writtenAmount } from './amount';

const marksOf = (locale: string): NumberMarks => {
  setFormats({ locale });
  return numberMarks(getFormat().number);
};

const rules = { currency: 'EUR', marks: marksOf('en-GB'), least: 13 };

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
  ['250000.5', { currency: 'IDR', marks: marksOf('id-ID') }, { problem: 'decimals' }],
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
        const given = { currency: String(currency), marks: marksOf(locale), least: 0 };
        expect(readAmount(writtenAmount(amount, given), given)).toEqual({ amount });
      },
    ),
  );
});

it('reads whatever is typed without a failure', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('en-GB', 'de-DE'), (text, locale) => {
      const read = readAmount(text, { ...rules, marks: marksOf(locale) });
      if ('amount' in read) expect(read.amount).toBeGreaterThanOrEqual(13);
    }),
  );
});
