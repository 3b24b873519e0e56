/** @jest-environment node */
import { hourlyNano, nanoOf, priceEntry, tierStart } from '@console/contract/pricing';
import fc from 'fast-check';
import { wholeSite } from '../testing/sites';
import { priceListOf, ratesOf } from './prices';

const prices = priceListOf(
  'EUR',
  wholeSite.config.locations.map(({ slug }) => slug),
);
const priced = Object.entries(prices['EUR'] ?? {}).flatMap(([place, entries]) =>
  Object.keys(entries).map((resource) => ({ currency: 'EUR', place, resource })),
);
const where = fc.constantFrom(...priced);
const quantity = fc.oneof(
  fc.integer({ min: 1, max: 20_000 }),
  fc.integer({ min: 1, max: 4096 }).map((mb) => mb / 1024),
);

it('bills what the entry of the price list says', () => {
  const rates = ratesOf(prices, 'EUR');
  fc.assert(
    fc.property(where, quantity, (at, amount) => {
      const entry = priceEntry(prices, { ...at, quantity: amount });
      const nano = Math.round(nanoOf(entry?.price_per_unit ?? 0) * amount);
      expect(hourlyNano(prices, { ...at, quantity: amount }) ?? 0).toBe(nano);
      if (at.resource === 'OBJECT_STORAGE') expect(rates.nano(at.place, 'OBJECT_STORAGE', amount)).toBe(nano);
    }),
  );
});

it('lets lower tiers keep their price where the site says so', () => {
  fc.assert(
    fc.property(where, fc.integer({ min: 1, max: 20_000 }), (at, amount) => {
      const graduated = hourlyNano(prices, { ...at, quantity: amount }, 'graduated') ?? 0;
      const before = hourlyNano(prices, { ...at, quantity: amount - 1 }, 'graduated') ?? 0;
      const entry = priceEntry(prices, { ...at, quantity: amount });
      const isStart = entry !== undefined && tierStart(entry) === amount && amount > 1;
      const price = nanoOf(
        (isStart ? priceEntry(prices, { ...at, quantity: amount - 1 }) : entry)?.price_per_unit ?? 0,
      );
      expect(graduated - before).toBe(price);
    }),
  );
});
