/** @jest-environment node */
import * as fc from 'fast-check';
import * as v from 'valibot';
import { createLoadBalancer } from '@console/contract/load-balancer-change';
import { faultsOfAll, portFaults, readRules, type PortPair } from './ports';

it.each([
  ['not filled in, or no number', null, 'Enter a whole number'],
  ['0', 0, 'Enter a port from 1 to 65535'],
  ['below 0', -1, 'Enter a port from 1 to 65535'],
  ['over the last one', 65_536, 'Enter a port from 1 to 65535'],
  ['not whole', 80.5, 'Enter a whole number'],
  ['the first one', 1, undefined],
  ['the last one', 65_535, undefined],
])('a port that is %s', (_, port, fault) => {
  expect(portFaults({ source: port, target: 80 }, []).source).toBe(fault);
  expect(portFaults({ source: 80, target: port }, []).target).toBe(fault);
});

it('blames the later of two rules of the same source port, and lets them share a target port', () => {
  const rules = [
    { source: 443, target: 8443 },
    { source: 80, target: 8443 },
    { source: 443, target: 9443 },
  ];
  expect(faultsOfAll(rules)).toEqual([{}, {}, { source: 'Port 443 already has a rule' }]);
  expect(portFaults({ source: 22, target: 22 }, [22]).source).toBe('Port 22 already has a rule');
});

it('takes the rules that the contract takes, and no others', () => {
  const port = fc.oneof(fc.integer({ min: -2, max: 4 }), fc.integer({ min: 65_533, max: 65_538 }), fc.constant(1.5));
  const rules = fc.array(fc.record({ source: port, target: port }), { maxLength: 6 });
  fc.assert(
    fc.property(rules, (pairs: PortPair[]) => {
      const order = {
        location: 'tll',
        display_name: 'lb',
        rules: pairs.map(({ source, target }) => ({ source_port: source, target_port: target })),
      };
      const isFine = faultsOfAll(pairs).every((faults) => Object.keys(faults).length === 0);
      expect(isFine).toBe(v.safeParse(createLoadBalancer.params, order).success);
    }),
  );
});

it.each([
  [
    '443:8443,80',
    [
      { source: 443, target: 8443 },
      { source: 80, target: 80 },
    ],
  ],
  ['5432', [{ source: 5432, target: 5432 }]],
  ['80,80:81,70000,x,', [{ source: 80, target: 80 }]],
  ['', []],
])('reads the rules of %p', (text, rules) => expect(readRules(text)).toEqual(rules));
