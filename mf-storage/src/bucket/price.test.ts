import { bucketPrice, pricePerGigabyte, storedIn } from './price';
import type { PriceTerms } from '@console/domain/price';

const list = {
  EUR: {
    tll: { CPU: [{ price_per_unit: 1 }] },
    jhv: {
      OBJECT_STORAGE: [
        { price_per_unit: 0.00001, price_per_unit_month: 0.0068, gigabytes_from: 0 },
        { price_per_unit: 0.000005, gigabytes_from: 1000 },
      ],
    },
  },
};
const terms: PriceTerms = { currency: 'EUR', tiers: 'whole' };
const prices = { list, terms, places: ['tll', 'jhv'] };

it('takes the price of the first place that names one', () => {
  expect(pricePerGigabyte(prices, 1)?.toString()).toBe('0.0068');
  expect(pricePerGigabyte({ ...prices, places: [] }, 1)?.toString()).toBe('0.0068');
});

it('takes the price of the quantity, from the hour where the month is not named', () => {
  expect(pricePerGigabyte(prices, 1000)?.toString()).toBe('0.00365');
});

it('has no price where no place names one', () => {
  expect(pricePerGigabyte({ ...prices, terms: { ...terms, currency: 'USD' } }, 1)).toBeUndefined();
  expect(pricePerGigabyte({ ...prices, list: undefined }, 1)).toBeUndefined();
});

it('charges a bucket by its size, exactly', () => {
  expect(bucketPrice({ size_bytes: 100_000_000_000 }, prices)?.toString()).toBe('0.68');
  expect(bucketPrice({ size_bytes: 2_000_000_000_000 }, prices)?.toString()).toBe('7.3');
  expect(bucketPrice({ size_bytes: 0 }, prices)?.toString()).toBe('0');
  expect(bucketPrice({ size_bytes: null }, prices)).toBeUndefined();
});

it('adds up bytes', () => {
  expect(storedIn([{ size_bytes: 5 }, { size_bytes: 7 }])).toEqual({ bytes: 12, isAtLeast: false });
  expect(storedIn([])).toEqual({ bytes: 0, isAtLeast: false });
});

it('takes a size that is not known for none', () => {
  expect(storedIn([{ size_bytes: 5 }, { size_bytes: null }])).toEqual({ bytes: 5, isAtLeast: true });
  expect(storedIn([{ size_bytes: null }, {}])).toBeUndefined();
});
