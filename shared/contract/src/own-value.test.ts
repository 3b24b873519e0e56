import fc from 'fast-check';
import { ownValue } from './own-value';

const table = { running: 1, stopped: 2 };

it('has what was written into the table', () => {
  expect([ownValue(table, 'running'), ownValue(table, 'gone'), ownValue(table, null)]).toEqual([
    1,
    undefined,
    undefined,
  ]);
});

it('has nothing of what every object has', () => {
  const inherited = [...Object.getOwnPropertyNames(Object.prototype), '__proto__', 'prototype'];
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...inherited), fc.string()), (key) => {
      expect(ownValue(table, key)).toBe(key === 'running' ? 1 : key === 'stopped' ? 2 : undefined);
    }),
  );
});
