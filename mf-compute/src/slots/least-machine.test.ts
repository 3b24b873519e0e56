import type { PriceList } from '@console/contract/pricing';
import { leastMachine } from './least-machine';

const at = (cpu: number): PriceList[string][string] => ({
  CPU: [{ price_per_unit: cpu }],
  RAM: [{ price_per_unit: 0.003 }],
  STORAGE: [{ price_per_unit: 0.0001 }],
  WINDOWS_LICENSE: [{ price_per_unit: 0.02 }],
});
const prices: PriceList = { EUR: { tll: at(0.006), jhv: at(0.005) } };
const size = (cpu: number, disabled: ('win' | 'other')[] = []) => ({
  cpu,
  ram: 2 * cpu,
  ssd: 20,
  os: ['other' as const, 'win' as const],
  default: [],
  disabled,
});
const least = (change: Partial<Parameters<typeof leastMachine>[0]> = {}): string | undefined =>
  leastMachine({
    prices,
    terms: { currency: 'EUR', tiers: 'whole' },
    places: ['tll', 'jhv'],
    packages: [size(2), size(1)],
    ...change,
  })?.toFixed(2);

it('is the cheapest size in the cheapest of the places', () => {
  expect(least()).toBe('9.49');
  expect(least({ places: ['tll'] })).toBe('10.22');
});

it('counts no size that nobody can have, and the licence of one that is for Windows only', () => {
  expect(least({ packages: [size(1, ['win', 'other']), size(2)] })).toBe('17.52');
  expect(least({ packages: [size(1, ['other'])] })).toBe('24.09');
});

it('is not known without a price list, a size or a place', () => {
  expect([
    least({ prices: undefined }),
    least({ packages: [] }),
    least({ places: [] }),
    least({ terms: { currency: 'USD', tiers: 'whole' } }),
  ]).toEqual([undefined, undefined, undefined, undefined]);
});
