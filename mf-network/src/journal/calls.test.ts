import { declaredJournal } from '@console/area/testing';
import { moveLoadBalancer } from '@console/contract/load-balancer-change';
import { addLoadBalancerTarget } from '@console/contract/load-balancer-target';
import { journal } from './calls';

const UUID = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
const OTHER = '3f2504e0-4f89-11d3-9a0c-0305e82c3302';

it('is about the load balancer, its target and its new account', async () => {
  const { params } = await declaredJournal(journal);
  const target = { uuid: UUID, target_uuid: OTHER, target_type: 'vm' };
  expect(params(addLoadBalancerTarget, target).subjects).toEqual([UUID, OTHER]);
  expect(params(moveLoadBalancer, { uuid: UUID, set_id: 7 }).subjects).toEqual([UUID, 'billing_account_id:7']);
});
