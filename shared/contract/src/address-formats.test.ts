/** @jest-environment node */
import * as v from 'valibot';
import { IPV6_SUBNET, MAC_ADDRESS } from './address-formats';
import { MetalMachine } from './metal';
import { Network } from './network';

it.each(['', '2001:db8:77::/64', 'FE80::1/128', '::/0'])('%j is a subnet of IPv6', (text) => {
  expect(text).toMatch(IPV6_SUBNET);
});

it.each(['2001:db8::', '10.0.0.0/24', '2001:db8::g/64', '/64', ' '])('%j is no subnet of IPv6', (text) => {
  expect(text).not.toMatch(IPV6_SUBNET);
});

it.each(['52:54:00:0a:1b:ff', '3c:ec:ef:00:00:01'])('%s is a hardware address', (text) => {
  expect(text).toMatch(MAC_ADDRESS);
});

it.each(['52:54:00:0A:1B:FF', '52-54-00-0a-1b-ff', '52:54:00:0a:1b', '52:54:00:0a:1b:ff:00', ''])(
  '%j is no hardware address',
  (text) => expect(text).not.toMatch(MAC_ADDRESS),
);

it('an odd address does not hide its row', () => {
  expect(v.parse(Network, { uuid: 'u', name: 'lan', subnet_ipv6: 'none' }).subnet_ipv6).toBe('none');
  expect(v.parse(MetalMachine, { uuid: 'u', mac_addresses: ['AA-BB'] }).mac_addresses).toEqual(['AA-BB']);
});
