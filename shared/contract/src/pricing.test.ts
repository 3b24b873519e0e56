/** @jest-environment node */
import * as v from 'valibot';
import { HOURS_PER_MONTH, priceEntry, PriceList } from './pricing';

const prices = v.parse(PriceList, {
  EUR: {
    tll: {
      CPU: [{ price_per_unit: 0.01 }],
      RAM: [
        { price_per_unit: 0.005, gigabytes_from: 0 },
        { price_per_unit: 0.004, gigabytes_from: 64 },
        { price_per_unit: 0.0045, gigabytes_from: 16 },
      ],
      WINDOWS_LICENSE: [{ price_per_unit: '0.02', num_cpus_from: 2 }],
      ASSIGNED_FLOATING_IP: [{ price_per_unit: 0.004, price_per_unit_month: 2.9 }],
      LOAD_BALANCER: [],
    },
  },
});
const at = (resource: string, quantity?: number, place = 'tll', currency = 'EUR') =>
  priceEntry(prices, { currency, place, resource, ...(quantity === undefined ? {} : { quantity }) })?.price_per_unit;

it.each<[resource: string, quantity: number | undefined, expected: number | undefined]>([
  ['CPU', undefined, 0.01],
  ['CPU', 500, 0.01],
  ['RAM', 1, 0.005],
  ['RAM', 15.99, 0.005],
  ['RAM', 16, 0.0045],
  ['RAM', 63, 0.0045],
  ['RAM', 64, 0.004],
  ['RAM', 4096, 0.004],
  ['WINDOWS_LICENSE', 1, undefined],
  ['WINDOWS_LICENSE', 2, 0.02],
  ['LOAD_BALANCER', 1, undefined],
  ['OBJECT_STORAGE', 1, undefined],
])('%s x %s costs %s', (resource, quantity, expected) => {
  expect(at(resource, quantity)).toBe(expected);
});

it('knows no price of another place or currency', () => {
  expect(at('CPU', 1, 'jhv')).toBeUndefined();
  expect(at('CPU', 1, 'tll', 'USD')).toBeUndefined();
});

it('a price per month stands for 730 hours', () => {
  expect(HOURS_PER_MONTH).toBe(730);
});
