import fc from 'fast-check';
import { sum } from '@console/api';
import { chargesOf } from './charges';
import { splitByDay, splitDays } from './days';
import { entry, known, month, vm } from './fixture';

it('loses and invents nothing where it splits an amount by day', () => {
  const interval = fc.tuple(fc.double({ min: 0, max: 492, noNaN: true }), fc.double({ min: 0, max: 492, noNaN: true }));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), interval, (amount, [a, b]) => {
      const days = splitByDay(amount, Math.min(a, b), Math.max(a, b), 21);
      expect(days.reduce((total, day) => total + day, 0)).toBe(amount);
      expect(Math.min(...days)).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('counts what runs back from now', () => {
  const usage = [entry({ owner: 'web', hours: 36, price: 1, uptime: 'main' })];
  const { series, unplaced } = splitDays(
    chargesOf(usage, known({ vms: [vm('web')] }), 0, month.elapsed),
    month,
    () => 'vm',
  );
  const days = series.get('vm') ?? [];
  // Noon of the 21st: twelve hours of it, and the whole 20th.
  expect(days.slice(-3)).toEqual([0, 24_000_000, 12_000_000]);
  expect(days).toHaveLength(21);
  expect(String(unplaced)).toBe('0');
});

it('puts a machine before it was resized where the later one began', () => {
  const usage = [
    entry({ owner: 'web', hours: 12, price: 1, uptime: 'main' }),
    entry({ owner: 'web', hours: 24, price: 2, uptime: 'main' }),
  ];
  const { series } = splitDays(chargesOf(usage, known({ vms: [vm('web')] }), 0, month.elapsed), month, () => 'vm');
  expect(series.get('vm')?.slice(-3)).toEqual([0, 36_000_000, 24_000_000]);
});

it('places nothing that is gone, and says how much that is', () => {
  const usage = [
    entry({ owner: 'old', hours: 10, price: 1, uptime: 'main' }),
    entry({ owner: 'web', hours: 1, price: 1, uptime: 'main' }),
  ];
  const { series, unplaced } = splitDays(
    chargesOf(usage, known({ vms: [vm('web')] }), 0, month.elapsed),
    month,
    () => 'vm',
  );
  expect(String(unplaced)).toBe('10');
  expect(sum(series.get('vm') ?? []).toString()).toBe('1000000');
});
