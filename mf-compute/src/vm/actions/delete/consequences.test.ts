import { call, resetApi } from '@console/api';
import { listLoadBalancers, type LoadBalancer } from '@console/contract/load-balancer';
import { fakeServer } from '@console/domain/testing/fake-server';
import { aReplica } from '../../machine/fixture';
import { losingBalancers, newestOf } from './consequences';

const balancer = (more: Partial<LoadBalancer>): LoadBalancer => ({
  uuid: 'lb-1',
  display_name: 'lb-shop',
  forwarding_rules: [],
  targets: [],
  ...more,
});
const target = (uuid: string, address?: string) => ({
  target_uuid: uuid,
  target_type: 'vm',
  ...(address ? { target_ip_address: address } : {}),
});

it('names the load balancers that lose a target, and what is left behind them', () => {
  const names = new Map([['vm-2', 'shop-02']]);
  const list = [
    balancer({ targets: [target('vm-1'), target('vm-2'), target('vm-3', '10.0.0.3'), target('vm-4')] }),
    balancer({ uuid: 'lb-2', display_name: null, targets: [target('vm-1')] }),
    balancer({ uuid: 'lb-3', targets: [target('vm-2')] }),
    balancer({ uuid: 'lb-4', is_deleted: true, targets: [target('vm-1')] }),
  ];
  expect(losingBalancers(list, 'vm-1', (uuid) => names.get(uuid))).toEqual([
    { uuid: 'lb-1', name: 'lb-shop', of: 4, rest: ['shop-02', '10.0.0.3', 'vm-4'] },
    { uuid: 'lb-2', name: 'lb-2', of: 1, rest: [] },
  ]);
});

it('counts a target that could not be read among those that stay', async () => {
  const row = { uuid: 'lb-1', display_name: 'lb-shop', targets: [target('vm-1'), { target_uuid: 7 }] };
  fakeServer({ 'GET /tll/network/load_balancers': [[row]] });
  const list = await call(listLoadBalancers, { location: 'tll' });
  resetApi();
  expect(losingBalancers(list, 'vm-1', () => undefined)).toEqual([{ uuid: 'lb-1', name: 'lb-shop', of: 2, rest: [] }]);
});

it('knows when the newest copy was taken', () => {
  const [old, young] = [new Date('2026-11-01'), new Date('2026-11-21')];
  expect(
    newestOf([
      aReplica('a', { created_at: old }),
      aReplica('b', { created_at: young }),
      aReplica('c', { created_at: null }),
    ]),
  ).toBe(young);
  expect(newestOf([])).toBeUndefined();
});
