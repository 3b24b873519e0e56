/** @jest-environment node */
import fc from 'fast-check';
import { isAddressOrSubnet } from '@console/contract/service-whitelist';
import { covers, entriesOf, entryProblem, leftWithout, newEntryProblems, normalEntry, versionOfAll } from './entries';

const v4 = fc.ipV4();
const v6 = fc.ipV6();
const entry = fc
  .oneof(
    v4,
    v6,
    fc.tuple(v4, fc.integer({ min: 0, max: 32 })).map(([address, prefix]) => `${address}/${prefix}`),
    fc.tuple(v6, fc.integer({ min: 0, max: 128 })).map(([address, prefix]) => `${address}/${prefix}`),
  )
  // One of the two forms of an address that ends as IPv4 does is unknown to the contract.
  .filter(isAddressOrSubnet);

it.each([
  ['db.example.com', 'hostname'],
  ['localhost', 'hostname'],
  ['/24', 'hostname'],
  ['10.0.0', 'ipv4Parts'],
  ['10.0.0.', 'ipv4Parts'],
  ['10.0.0.1.2', 'ipv4Parts'],
  ['10', 'ipv4Parts'],
  ['10.0.0.0x', 'hostname'],
  ['10.0.0.a', 'ipv4Parts'],
  ['10.0.0.256', 'ipv4Range'],
  ['999.0.0.1/8', 'ipv4Range'],
  ['10.0.01.1', 'ipv4Zeros'],
  ['10.0.0.0/33', 'ipv4Prefix'],
  ['10.0.0.0/', 'ipv4Prefix'],
  ['10.0.0.0/-1', 'ipv4Prefix'],
  ['10.0.0.0/24/8', 'ipv4Prefix'],
  ['10.0.0.0/255.255.255.0', 'ipv4Prefix'],
  ['2001:db8::/129', 'ipv6Prefix'],
  ['2001:db8::/', 'ipv6Prefix'],
  ['2001:db8:::1', 'ipv6'],
  ['1:2:3', 'ipv6'],
  ['2001:db8::g', 'ipv6'],
  ['fe80::1%eth0', 'zone'],
])('%j breaks the rule %s', (text, rule) => {
  expect(entryProblem(text)).toBe(rule);
});

it('takes what the call takes, and nothing else', () => {
  const like = fc.oneof(
    entry,
    fc.string(),
    fc.string({ unit: fc.constantFrom('0', '1', '2', '9', 'a', 'f', '.', ':', '/'), maxLength: 24 }),
  );
  fc.assert(fc.property(like, (text) => expect(entryProblem(text) === undefined).toBe(isAddressOrSubnet(text))));
});

it.each([
  ['10.4.4.17/24', '10.4.4.0/24'],
  ['10.4.4.17/32', '10.4.4.17'],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
  ['2001:db8:1::5/48', '2001:db8:1::/48'],
  ['::1/128', '::1'],
  ['::192.0.2.1', '::c000:201'],
  ['::ffff:192.0.2.1', '::ffff:c000:201'],
  ['64:ff9b::192.0.2.1/96', '64:ff9b::/96'],
  ['0.0.0.0/0', '0.0.0.0/0'],
  ['::/0', '::/0'],
  ['office', 'office'],
])('%s is %s', (text, normal) => {
  expect(normalEntry(text)).toBe(normal);
});

it('has one form for all that is the same', () => {
  fc.assert(
    fc.property(entry, (text) => {
      const normal = normalEntry(text);
      expect(isAddressOrSubnet(normal)).toBe(true);
      expect(normalEntry(normal)).toBe(normal);
      expect(normalEntry(text.toUpperCase())).toBe(normal);
      // The same addresses: each is within the other.
      expect(covers(normal, text) && covers(text, normal)).toBe(true);
    }),
  );
});

it('two entries have the same form only where each is within the other', () => {
  fc.assert(
    fc.property(entry, entry, (one, other) => {
      expect(normalEntry(one) === normalEntry(other)).toBe(covers(one, other) && covers(other, one));
    }),
  );
});

it('a subnet holds what a narrower one holds', () => {
  expect(covers('10.4.0.0/16', '10.4.4.0/24')).toBe(true);
  expect(covers('10.4.0.0/16', '10.5.4.0/24')).toBe(false);
  expect(covers('10.4.4.0/24', '10.4.0.0/16')).toBe(false);
  expect(covers('0.0.0.0/0', '2001:db8::1')).toBe(false);
  expect(covers('office', '10.4.4.0/24')).toBe(false);
});

it('knows what lets all addresses of a version in', () => {
  expect(['0.0.0.0/0', '::/0', '10.1.2.3/0'].map(versionOfAll)).toEqual(['IPv4', 'IPv6', 'IPv4']);
  expect(['0.0.0.0', '10.0.0.0/8', '::'].map(versionOfAll)).toEqual([undefined, undefined, undefined]);
});

it('knows what still lets an entry in, or parts of it, once it is gone', () => {
  const list = ['203.0.113.7', '203.0.113.0/24', '203.0.113.8', '10.0.0.1'];
  expect(leftWithout('203.0.113.7', list)).toEqual({ wide: '203.0.113.0/24', narrow: [] });
  expect(leftWithout('203.0.113.0/24', list)).toEqual({ wide: undefined, narrow: ['203.0.113.7', '203.0.113.8'] });
  expect(leftWithout('10.0.0.1', list)).toEqual({ wide: undefined, narrow: [] });
  expect(leftWithout('10.0.0.1', [...list, '10.0.0.1/32']).wide).toBe('10.0.0.1/32');
});

it('reads a list as it is pasted', () => {
  expect(entriesOf(' 10.0.0.1,10.0.0.2\n\n 2001:db8::/32;\t::1 ')).toEqual([
    '10.0.0.1',
    '10.0.0.2',
    '2001:db8::/32',
    '::1',
  ]);
  expect(entriesOf(' \n')).toEqual([]);
});

it('finds what is listed already, in whatever form', () => {
  expect(newEntryProblems(['10.4.4.99/24', '10.0.0.1', '10.0.0.1/32', 'x'], ['10.4.4.0/24'])).toEqual([
    { entry: '10.4.4.99/24', rule: 'listed' },
    { entry: '10.0.0.1/32', rule: 'twice' },
    { entry: 'x', rule: 'hostname' },
  ]);
});
