/** @jest-environment node */
import fc from 'fast-check';
import { isAddressOrSubnet } from './service-whitelist';

it.each(['10.0.0.1', '0.0.0.0/0', '192.0.2.0/24', '255.255.255.255/32', '::1', '2001:db8::/32', '::/0', 'fe80::1/128'])(
  'takes %s',
  (text) => expect(isAddressOrSubnet(text)).toBe(true),
);

it.each([
  '',
  '10.0.0',
  '10.0.0.256',
  '10.0.0.1/',
  '10.0.0.1/33',
  '10.0.0.1/-1',
  '10.0.0.1/24/8',
  '10.0.0.0/2 4',
  '::1/129',
  '1::2::3',
  'fe80::1%eth0',
  'localhost',
  '10.0.0.1,10.0.0.2',
])('refuses %j', (text) => expect(isAddressOrSubnet(text)).toBe(false));

it('takes what is made of an address and a prefix, and nothing longer', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.integer({ min: 0, max: 99 }), (address, prefix) => {
      expect(isAddressOrSubnet(`${address}/${prefix}`)).toBe(prefix <= 32);
    }),
  );
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  fc.assert(
    fc.property(fc.array(group, { minLength: 1, maxLength: 9 }), (groups) => {
      expect(isAddressOrSubnet(groups.join(':'))).toBe(groups.length === 8);
    }),
  );
});
