import * as v from 'valibot';
import type { CodeRequest } from '@console/api';
import { LoadBalancer } from '@console/contract/load-balancer';
import { codeActions, requestsOf } from './code-calls';

const row = (parts: object = {}, addresses: string[] = []) => ({
  ...v.parse(LoadBalancer, { uuid: 'lb-1', display_name: 'front', billing_account_id: 7, ...parts }),
  location: 'tll',
  addresses,
});
const lines = (requests: readonly CodeRequest[] | undefined) =>
  requests?.map(({ endpoint: { name }, params }) => [name, params]);

it('has what a load balancer has in the place of what would be chosen', () => {
  const full = row(
    {
      forwarding_rules: [{ uuid: 'rule-1', source_port: 80, target_port: 8080 }],
      targets: [{ target_uuid: 'vm-1', target_type: 'vm' }],
    },
    ['203.0.113.9'],
  );
  const by = { location: 'tll', uuid: 'lb-1' };
  expect(codeActions.filter((action) => !requestsOf(action, full))).toEqual([]);
  expect(lines(requestsOf('rename', full))).toEqual([['updateLoadBalancer', { ...by, display_name: 'front' }]]);
  expect(lines(requestsOf('changeRule', full))).toEqual([
    ['removeForwardingRule', { ...by, rule_uuid: 'rule-1' }],
    ['addForwardingRule', { ...by, source_port: 80, target_port: 8080 }],
  ]);
  expect(lines(requestsOf('removeTarget', full))).toEqual([
    ['removeLoadBalancerTarget', { ...by, target_uuid: 'vm-1' }],
  ]);
  expect(lines(requestsOf('account', full))).toEqual([['moveLoadBalancer', { ...by, set_id: 7 }]]);
  expect(lines(requestsOf('unassign', full))).toEqual([
    ['unassignIpAddress', { location: 'tll', address: '203.0.113.9' }],
  ]);
});

it('assigns a floating IP as its dialog does: by the private address where that is known', () => {
  const assign = (parts: object) => lines(requestsOf('assign', row(parts, ['203.0.113.9'])))?.[0]?.[1];
  const by = { location: 'tll', address: '203.0.113.9' };
  expect(assign({ private_address: '10.4.4.8' })).toEqual({ ...by, private_ip: '10.4.4.8' });
  expect(assign({})).toEqual({ ...by, assigned_to: 'lb-1', assigned_to_resource_type: 'load_balancer' });
});

it('leaves out what an empty one has nothing for', () => {
  const offered = codeActions.filter((action) => requestsOf(action, row({ billing_account_id: null })));
  expect(offered).toEqual(['read', 'rename', 'addRule', 'assign', 'delete']);
});
