/** @jest-environment node */
import fc from 'fast-check';
import { big, sum } from '@console/api';
import type { TierRule } from '@console/contract/price-tiers';
import { hourlyNano, type PriceList } from '@console/contract/pricing';
import { quote, quoteAddresses, unitPrice, unitRate, type QuoteItem, type PricePlace } from './quote';

const entry = (price_per_unit: number, more: object = {}) => [{ price_per_unit, ...more }];
const prices: PriceList = {
  EUR: {
    tll: {
      CPU: entry(0.006),
      RAM: entry(0.003),
      STORAGE: entry(0.0001),
      ASSIGNED_FLOATING_IP: entry(0.004, { price_per_unit_month: 2.92 }),
      UNASSIGNED_FLOATING_IP: entry(0.005, { price_per_unit_month: null }),
    },
    jhv: {
      OBJECT_STORAGE: [
        { price_per_unit: 0.00001, price_per_unit_month: 0.0068, gigabytes_from: 0 },
        { price_per_unit: 0.000005, gigabytes_from: 1000 },
      ],
    },
    'fast-pool': { CPU: entry(0.01) },
    'spec-1': { BARE_METAL_SERVER: entry(0.2, { price_per_unit_month: 149 }) },
  },
};
const where: PricePlace = { currency: 'EUR', tiers: 'whole', places: ['tll'] };
const item = (resource: string, quantity = 1): QuoteItem => ({ id: resource, resource, quantity });

it('takes the price of the first place that names one', () => {
  const pool = quote(prices, { currency: 'EUR', tiers: 'whole', places: ['fast-pool', 'tll'] }, [
    item('CPU'),
    item('RAM'),
  ]);
  expect(pool?.lines.map(({ unitHourly }) => String(unitHourly))).toEqual(['0.01', '0.003']);
  expect(
    String(unitPrice(prices, { currency: 'EUR', tiers: 'whole', places: ['tll', 'jhv'] }, 'OBJECT_STORAGE')?.monthly),
  ).toBe('0.0068');
});

it('has no price for what cannot be counted', () => {
  expect(quote(prices, where, [item('CPU', Number.POSITIVE_INFINITY)])).toBeUndefined();
  expect(quote(prices, where, [item('CPU', Number.NaN)])).toBeUndefined();
});

it('takes the price of a server or an address a month', () => {
  const server: PricePlace = { currency: 'EUR', tiers: 'whole', places: ['spec-1', 'tll'] };
  expect(String(quote(prices, server, [item('BARE_METAL_SERVER')])?.monthly)).toBe('149');
  expect(String(quoteAddresses(prices, where, { isAssigned: true })?.monthly)).toBe('2.92');
  expect(String(quoteAddresses(prices, where, { isAssigned: false, count: 3 })?.monthly)).toBe('10.95');
});

it('takes the price per month where the list names it, else that of 730 hours', () => {
  expect(String(unitRate({ price_per_unit: 0.004, price_per_unit_month: 2.9 }).monthly)).toBe('2.9');
  expect(String(unitRate({ price_per_unit: 0.01 }).monthly)).toBe('7.3');
  expect(String(unitRate({ price_per_unit: 0.01, price_per_unit_month: null }).monthly)).toBe('7.3');
  expect(String(unitRate({ price_per_unit: 0.01, price_per_unit_month: 0 }).monthly)).toBe('0');
});

it('takes the tier that the quantity reaches', () => {
  const at: PricePlace = { currency: 'EUR', tiers: 'whole', places: ['jhv'] };
  expect(String(unitPrice(prices, at, 'OBJECT_STORAGE', 1000)?.monthly)).toBe('0.00365');
  expect(String(quote(prices, at, [item('OBJECT_STORAGE', 2000)])?.monthly)).toBe('7.3');
});

describe('where tiers keep their price', () => {
  const graduated: PricePlace = { currency: 'EUR', tiers: 'graduated', places: ['jhv'] };

  it('prices each part of a quantity by its own tier, and a unit by the average', () => {
    const stored = quote(prices, graduated, [item('OBJECT_STORAGE', 2000)]);
    expect(String(stored?.hourly)).toBe('0.015');
    expect(String(stored?.monthly)).toBe('10.45');
    expect(String(stored?.lines[0]?.unitHourly)).toBe('0.0000075');
    expect(String(unitPrice(prices, graduated, 'OBJECT_STORAGE', 2000)?.monthly)).toBe('0.005225');
    expect(String(unitPrice(prices, graduated, 'OBJECT_STORAGE', 0)?.monthly)).toBe('0.0068');
  });

  it('charges nothing for what is below the first tier', () => {
    const late = { EUR: { tll: { CPU: [{ price_per_unit: 0.01, num_cpus_from: 3 }] } } };
    const some = quote(late, { ...graduated, places: ['tll'] }, [item('CPU', 4)]);
    expect(some?.lines.map(({ hourly, unitHourly }) => [String(hourly), String(unitHourly)])).toEqual([
      ['0.01', '0.0025'],
    ]);
  });

  it('asks what is charged, by either rule', () => {
    const rules = fc.constantFrom<TierRule>('whole', 'graduated');
    fc.assert(
      fc.property(rules, fc.integer({ min: 0, max: 5000 }), (tiers, quantity) => {
        const asked = quote(prices, { ...graduated, tiers }, [item('OBJECT_STORAGE', quantity)]);
        const charged = hourlyNano(
          prices,
          { currency: 'EUR', place: 'jhv', resource: 'OBJECT_STORAGE', quantity },
          tiers,
        );
        expect(String(asked?.hourly)).toBe(String(big(charged ?? 0).div(1e9)));
      }),
    );
  });
});

it('gives no price rather than one with a part missing', () => {
  expect(quote(prices, where, [item('CPU'), item('LOAD_BALANCER')])).toBeUndefined();
  expect(quote(prices, { currency: 'USD', tiers: 'whole', places: ['tll'] }, [item('CPU')])).toBeUndefined();
  expect(quote(prices, { currency: 'EUR', tiers: 'whole', places: ['jhv'] }, [item('CPU')])).toBeUndefined();
  expect(quote(undefined, where, [])).toBeUndefined();
  expect(unitPrice(undefined, where, 'CPU')).toBeUndefined();
});

it('is the exact sum of its lines, whatever is asked for', () => {
  const items = fc.record({ resource: fc.constantFrom('CPU', 'RAM', 'STORAGE'), quantity: fc.integer({ max: 4000 }) });
  fc.assert(
    fc.property(fc.array(items), (some) => {
      const all = quote(
        prices,
        where,
        some.map(({ resource, quantity }) => item(resource, Math.abs(quantity) + 1)),
      );
      if (!all) return false;
      const byHour = all.lines.map(({ quantity, unitHourly }) => big(unitHourly).times(quantity));
      return all.hourly.eq(sum(byHour)) && all.monthly.eq(all.hourly.times(730));
    }),
  );
});

it('charges a managed service its multiplier times its nodes, at the price of one node', () => {
  const quantities = fc.integer({ min: 1, max: 64 });
  fc.assert(
    fc.property(
      quantities,
      quantities,
      fc.constantFrom(1, 2),
      fc.constantFrom(1, 2, 3),
      (vcpu, memory, nodes, times) => {
        const factor = nodes * times;
        const items = [item('CPU', vcpu), item('RAM', memory)];
        const one = quote(prices, where, items);
        const all = quote(
          prices,
          where,
          items.map((row) => ({ ...row, factor })),
        );
        expect(String(all?.hourly)).toBe(String(one?.hourly.times(factor)));
        expect(String(all?.monthly)).toBe(String(one?.monthly.times(factor)));
        expect(all?.lines.map(({ unitHourly }) => String(unitHourly))).toEqual(['0.006', '0.003']);
      },
    ),
  );
  const tiered: PricePlace = { currency: 'EUR', tiers: 'whole', places: ['jhv'] };
  const stored = quote(prices, tiered, [{ ...item('OBJECT_STORAGE', 600), factor: 2 }]);
  expect(String(stored?.monthly)).toBe(String(big(0.0068).times(1200)));
});
