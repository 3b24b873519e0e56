import { monthlyPrices } from './monthly';
import type { PriceTerms } from './quote';

const terms: PriceTerms = { currency: 'EUR', tiers: 'whole' };

const prices = {
  EUR: {
    tll: {
      LOAD_BALANCER: [{ price_per_unit: 0.01 }],
      ASSIGNED_FLOATING_IP: [{ price_per_unit: 0.004, price_per_unit_month: 2.92 }],
      UNASSIGNED_FLOATING_IP: [{ price_per_unit: 0.005, price_per_unit_month: null }],
    },
  },
};

it('takes the price per month where the list names it, else that of 730 hours', () => {
  const monthly = monthlyPrices(prices, terms);
  expect(monthly('tll', 'ASSIGNED_FLOATING_IP')?.toString()).toBe('2.92');
  expect(monthly('tll', 'LOAD_BALANCER')?.toString()).toBe('7.3');
  expect(monthly('tll', 'UNASSIGNED_FLOATING_IP', 3)?.toString()).toBe('10.95');
});

it('has no price for what the list does not name, and none before the list is there', () => {
  const monthly = monthlyPrices(prices, terms);
  expect(monthly('tll', 'OBJECT_STORAGE')).toBeUndefined();
  expect(monthly('jhv', 'LOAD_BALANCER')).toBeUndefined();
  expect(monthlyPrices(prices, { ...terms, currency: 'USD' })('tll', 'LOAD_BALANCER')).toBeUndefined();
  expect(monthlyPrices(undefined, terms)('tll', 'LOAD_BALANCER')).toBeUndefined();
});

it('has one object for the same price, so that thousands of rows are summed by counting', () => {
  const monthly = monthlyPrices(prices, terms);
  expect(monthly('tll', 'LOAD_BALANCER')).toBe(monthly('tll', 'LOAD_BALANCER', 1));
  expect(monthly('tll', 'LOAD_BALANCER', 2)?.toString()).toBe('14.6');
  expect(monthly('jhv', 'LOAD_BALANCER')).toBeUndefined();
});
