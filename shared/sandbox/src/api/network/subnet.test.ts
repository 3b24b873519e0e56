/** @jest-environment node */
import fc from 'fast-check';
import { addressOf, freeSubnet, freeVlan, numberOf, rangeOf } from './subnet';

it('counts addresses, and back', () => {
  expect(addressOf(numberOf('10.4.15.254') + 2)).toBe('10.4.16.0');
  fc.assert(fc.property(fc.nat(2 ** 32 - 1), (number) => expect(numberOf(addressOf(number))).toBe(number)));
});

it('reads where a subnet begins and ends', () => {
  expect(rangeOf('10.4.4.0/24')).toEqual([numberOf('10.4.4.0'), numberOf('10.4.4.255')]);
  expect(rangeOf('10.4.4.77/24')).toEqual(rangeOf('10.4.4.0/24'));
  expect(rangeOf('10.4.0.0/16')).toEqual([numberOf('10.4.0.0'), numberOf('10.4.255.255')]);
});

it('gives subnets that overlap nothing that is taken, whatever its size and wherever it looks', () => {
  const taken = fc.array(
    fc
      .tuple(fc.nat(255), fc.nat(255), fc.integer({ min: 12, max: 28 }))
      .map(([high, low, length]) => `10.${high}.${low}.0/${length}`),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(taken, fc.nat(10_000_000), (subnets, from) => {
      const found = freeSubnet(subnets, from);
      if (found === undefined) return;
      expect(found).toMatch(/^10\.\d{1,3}\.\d{1,3}\.0\/24$/);
      const [first, last] = rangeOf(found);
      for (const [start, end] of subnets.map(rangeOf)) expect(end < first || start > last).toBe(true);
    }),
  );
});

it('has none when all is taken', () => {
  expect(freeSubnet(['10.0.0.0/8'], 5)).toBeUndefined();
  expect(
    freeVlan(
      Array.from({ length: 4095 }, (_, index) => index),
      7,
    ),
  ).toBeUndefined();
});

it('gives VLAN numbers that are free and allowed', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 90, max: 160 })), fc.nat(), (taken, from) => {
      const vlan = freeVlan(taken, from) ?? NaN;
      expect(taken).not.toContain(vlan);
      expect(vlan).toBeGreaterThanOrEqual(100);
      expect(vlan).toBeLessThanOrEqual(4094);
    }),
  );
});
