/** @jest-environment node */
import fc from 'fast-check';
import { isInSubnet } from './subnet';

it.each<[string | null | undefined, string | null | undefined, boolean | undefined]>([
  ['10.4.12.7', '10.4.12.0/24', true],
  ['10.4.13.7', '10.4.12.0/24', false],
  ['10.4.13.7', '10.4.12.0/23', true],
  ['192.168.1.1', '0.0.0.0/0', true],
  ['10.0.0.1', '10.0.0.1/32', true],
  ['10.0.0.2', '10.0.0.1/32', false],
  [null, '10.0.0.0/24', undefined],
  ['10.0.0.1', '', undefined],
  ['10.0.0.1', '10.0.0.0', undefined],
  ['10.0.0.1', '10.0.0.0/33', undefined],
  ['10.0.0.256', '10.0.0.0/24', undefined],
  ['fd00::1', 'fd00::/64', undefined],
])('%s in %s: %s', (address, subnet, is) => {
  expect(isInSubnet(address, subnet)).toBe(is);
});

it('has every address of its own, and none of the subnet beside it', () => {
  const text = (value: number) => [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join('.');
  fc.assert(
    fc.property(fc.nat(2 ** 32 - 1), fc.integer({ min: 1, max: 32 }), fc.nat(), (address, bits, offset) => {
      const size = 2 ** (32 - bits);
      const base = Math.floor(address / size) * size;
      const beside = (base + size) % 2 ** 32;
      const subnet = `${text(base)}/${bits}`;
      return (
        isInSubnet(text(base + (offset % size)), subnet) === true &&
        isInSubnet(text(beside + (offset % size)), subnet) === false
      );
    }),
  );
});
