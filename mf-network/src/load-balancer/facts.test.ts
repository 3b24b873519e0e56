import * as v from 'valibot';
import { big } from '@console/api';
import { IpAddress } from '@console/contract/ip-address';
import { LoadBalancer } from '@console/contract/load-balancer';
import { Vm } from '@console/contract/vm';
import { balancerPrices, balancerTitle, namedTargets, publicAddresses, rowPrice, ruleLabel } from './facts';

const balancer = v.parse(LoadBalancer, {
  uuid: 'lb-1',
  display_name: 'shop-public',
  forwarding_rules: [{ protocol: 'TCP', source_port: 443, target_port: 8443 }],
  targets: [
    { target_uuid: 'vm-1', target_type: 'vm', target_ip_address: '10.4.12.5' },
    { target_uuid: 'lost', target_type: 'vm' },
  ],
});

it('is called by its name, else by its uuid', () => {
  expect(balancerTitle(balancer)).toBe('shop-public');
  expect(balancerTitle({ uuid: 'lb-1', display_name: null })).toBe('lb-1');
});

it('joins its targets with the machines, and keeps those that could not be read', () => {
  const vm = v.parse(Vm, { uuid: 'vm-1', name: 'web-01', status: 'running', vcpu: 1, memory: 1024 });
  expect(namedTargets(balancer, [vm]).map(({ target, vm: found }) => found?.name ?? target.target_uuid)).toEqual([
    'web-01',
    'lost',
  ]);
});

it('finds its public address among the floating IPs', () => {
  const row = (address: string, assigned_to: string) =>
    v.parse(IpAddress, { uuid: address, address, type: 'public', assigned_to });
  expect(
    publicAddresses(balancer, [row('203.0.113.1', 'vm-1'), row('203.0.113.2', 'lb-1')]).map(({ address }) => address),
  ).toEqual(['203.0.113.2']);
});

it('writes a rule as its two ports', () => {
  expect(balancer.forwarding_rules.map(ruleLabel)).toEqual(['443 → 8443']);
});

it('costs its own price and that of its addresses', () => {
  const monthly = (_place: string, resource: string, quantity = 1) =>
    big(resource === 'LOAD_BALANCER' ? 7.3 : 2.92).times(quantity);
  expect(balancerPrices({ location: 'tll' }, 2, monthly).total?.amount.toString()).toBe('13.14');
  expect(balancerPrices({ location: 'tll' }, 0, monthly).total?.amount.toString()).toBe('7.3');
  expect(balancerPrices({ location: 'tll' }, 1, () => undefined).total).toBeUndefined();
  expect(balancerPrices({ location: 'tll' }, undefined, monthly).total).toMatchObject({ isAtLeast: true });
});

it.each([
  ['ready', '10.22', false],
  ['failed', '7.3', true],
] as const)(
  'costs in the list what its page says, with floating IPs that are %s',
  (addressState, amount, isAtLeast) => {
    const monthly = (_place: string, resource: string, quantity = 1) =>
      big(resource === 'LOAD_BALANCER' ? 7.3 : 2.92).times(quantity);
    const price = rowPrice({ location: 'tll', addresses: ['203.0.113.1'], addressState }, monthly);
    expect([price?.amount.toString(), price?.isAtLeast]).toEqual([amount, isAtLeast]);
    expect(rowPrice({ location: 'tll', addresses: [], addressState: 'loading' }, monthly)).toBeUndefined();
  },
);
