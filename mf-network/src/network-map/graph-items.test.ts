import { call, resetApi } from '@console/api';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { fakeServer } from '@console/domain/testing/fake-server';
import { balancerItem } from './graph-items';

afterEach(() => resetApi());

it.each([
  ['that it has no targets', [], 'noTargets', 0],
  ['only how many they are where one could not be read', [{ target_uuid: 7 }, { target_uuid: 'vm-1' }], undefined, 2],
])('says of a load balancer %s', async (_, targets, code, count) => {
  fakeServer({ 'GET /tll/network/load_balancers': [[{ uuid: 'lb-1', targets }]] });
  const [row] = await call(listLoadBalancers, { location: 'tll' });
  if (!row) throw new Error('The load balancer could not be read');
  const item = balancerItem({ ...row, location: 'tll' }, new Map(), { targets: [], ips: [] });
  expect(item.status?.code).toBe(code);
  expect(item.targetCount).toBe(count);
});
