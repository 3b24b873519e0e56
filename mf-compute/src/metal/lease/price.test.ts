/** @jest-environment node */
import { cheapestServer } from './price';

const at = (price_per_unit: number, price_per_unit_month?: number) => ({
  BARE_METAL_SERVER: [{ price_per_unit, ...(price_per_unit_month === undefined ? {} : { price_per_unit_month }) }],
});

it('finds the lowest price a month, of hourly prices too', () => {
  const prices = {
    EUR: { a: at(0.5, 412), b: at(0.1), c: { CPU: [{ price_per_unit: 0.001 }] } },
    USD: { a: at(0.01) },
  };
  expect(String(cheapestServer(prices, 'EUR'))).toBe('73');
  expect(String(cheapestServer({ EUR: { a: at(0.5, 412), b: at(0.9, 79) } }, 'EUR'))).toBe('79');
});

it('knows none without a price list, in another currency, or without servers', () => {
  expect(cheapestServer(undefined, 'EUR')).toBeUndefined();
  expect(cheapestServer({ EUR: { a: at(1) } }, 'SGD')).toBeUndefined();
  expect(cheapestServer({ EUR: { tll: { CPU: [{ price_per_unit: 1 }] } } }, 'EUR')).toBeUndefined();
});
