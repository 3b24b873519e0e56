import { randomId } from './random-id';

it('makes another id each time, also where the page has no secure context', () => {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
  const ids = Array.from({ length: 100 }, randomId);
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: randomUUID });
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
});
