/** @jest-environment node */
import fc from 'fast-check';
import { big } from '@console/api';
import { quote as quoteOf, type Quote } from './quote';
import { sumQuotes } from './sum-quotes';

const entry = (price_per_unit: number) => [{ price_per_unit }];
const place = (cpu: number) => ({ CPU: entry(cpu), RAM: entry(0.003), STORAGE: entry(0.0001) });
const prices = { EUR: { tll: place(0.006), jhv: place(0.007) } };
const quote = (location: string, vcpu = 2): Quote | undefined =>
  quoteOf(prices, { currency: 'EUR', tiers: 'whole', places: [location] }, [
    { id: 'cpu', resource: 'CPU', quantity: vcpu },
    { id: 'memory', resource: 'RAM', quantity: 4 },
    { id: 'disk', resource: 'STORAGE', quantity: 60 },
  ]);

it('adds up equal machines, item by item', () => {
  const sum = sumQuotes([quote('tll'), quote('tll'), quote('tll')]);
  expect(sum?.lines.map(({ id, quantity, unitHourly }) => [id, quantity, String(unitHourly)])).toEqual([
    ['cpu', 6, '0.006'],
    ['memory', 12, '0.003'],
    ['disk', 180, '0.0001'],
  ]);
});

it('has no price per unit where places ask different ones', () => {
  const sum = sumQuotes([quote('tll'), quote('jhv')]);
  expect(sum?.lines.map(({ id, unitHourly }) => [id, unitHourly && String(unitHourly)])).toEqual([
    ['cpu', undefined],
    ['memory', '0.003'],
    ['disk', '0.0001'],
  ]);
  expect(String(sum?.lines[0]?.hourly)).toBe('0.026');
  // A third machine at the first price does not bring it back.
  expect(sumQuotes([quote('tll'), quote('jhv'), quote('tll')])?.lines[0]?.unitHourly).toBeUndefined();
});

it('has no price where one of them has none', () => {
  expect(sumQuotes([quote('tll'), undefined])).toBeUndefined();
  expect(String(sumQuotes([])?.monthly)).toBe('0');
});

it('is exactly the sum, whatever is added', () => {
  const machine = fc.tuple(fc.constantFrom('tll', 'jhv'), fc.integer({ min: 1, max: 32 }));
  fc.assert(
    fc.property(fc.array(machine, { maxLength: 20 }), (machines) => {
      const quotes = machines.map(([location, vcpu]) => quote(location, vcpu));
      const sum = sumQuotes(quotes);
      const monthly = quotes.reduce((total, one) => total.plus(one?.monthly ?? big(0)), big(0));
      expect(sum?.monthly.eq(monthly)).toBe(true);
    }),
  );
});
