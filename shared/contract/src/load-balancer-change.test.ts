/** @jest-environment node */
import * as v from 'valibot';
import { buildRequest } from './endpoint';
import { createLoadBalancer, moveLoadBalancer } from './load-balancer-change';
import { FIRST_PORT, LAST_PORT } from './load-balancer-rule';
import { createNetwork } from './network-change';

const order = { location: 'tll', display_name: 'lb' };

it('wants a floating IP, and needs neither rules nor targets', () => {
  expect(v.parse(createLoadBalancer.params, order)).toEqual({
    ...order,
    rules: [],
    targets: [],
    reserve_public_ip: true,
  });
  expect(v.parse(createLoadBalancer.params, { ...order, reserve_public_ip: '0' }).reserve_public_ip).toBe(false);
});

it('takes null for an empty list', () => {
  const parsed = v.parse(createLoadBalancer.params, { ...order, rules: null, targets: null });
  expect(parsed).toMatchObject({ rules: [], targets: [] });
});

it('reads lists as they are and as JSON text', () => {
  const rules = [{ source_port: FIRST_PORT, target_port: LAST_PORT }];
  const targets = [{ target_uuid: 'u' }];
  const expected = { rules, targets: [{ target_uuid: 'u', target_type: 'vm' }] };
  expect(v.parse(createLoadBalancer.params, { ...order, rules, targets })).toMatchObject(expected);
  const text = { rules: JSON.stringify(rules), targets: JSON.stringify(targets) };
  expect(v.parse(createLoadBalancer.params, { ...order, ...text })).toMatchObject(expected);
});

it('sends the account of a move, and the name of a network, in the query', () => {
  expect(buildRequest(moveLoadBalancer, { location: 'tll', uuid: 'u', set_id: 7 })).toEqual({
    method: 'PUT',
    url: '/tll/network/load_balancers/u/billing_account?set_id=7',
  });
  expect(buildRequest(createNetwork, { location: 'tll', name: 'my lab' })).toEqual({
    method: 'POST',
    url: '/tll/network/network?name=my+lab',
  });
});
