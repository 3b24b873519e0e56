import { big, call, resetApi } from '@console/api';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { fakeServer } from '@console/domain/testing/fake-server';
import type { BalancerRow } from '../rows';
import { deletePlan, type DeletePlanOptions } from './delete-plan';

const row: BalancerRow = {
  uuid: 'lb-1',
  display_name: 'shop',
  location: 'tll',
  forwarding_rules: [{ source_port: 80, target_port: 8080 }],
  targets: [],
  network: 'default',
  account: 'Main',
  addresses: ['203.0.113.1'],
  publicAddress: '203.0.113.1',
  networkState: 'ready',
  addressState: 'ready',
  pending: undefined,
};
const options: DeletePlanOptions = {
  t: (id, values) => [id, ...Object.values(values ?? {})].join(' '),
  placeOf: () => 'Tallinn',
  money: (amount) => amount.toString(),
  releases: false,
  keptCost: (_place, count) => big(count),
  charged: (_payer, amount) => amount,
  monthly: (_place, resource, count = 1) => big(resource === 'LOAD_BALANCER' ? 10 : 3 * count),
};
const planOf = (more: Partial<BalancerRow>, changed: Partial<DeletePlanOptions> = {}) =>
  deletePlan([{ ...row, ...more }], { ...options, ...changed })[0];

it('says what is erased, and what is kept and charged', () => {
  const plan = planOf({});
  expect(plan).toMatchObject({ id: 'lb-1', name: 'shop', place: 'Tallinn' });
  expect(JSON.stringify(plan)).toContain('effect.parts 1 0 effect.keptFor 1 203.0.113.1 1');
  expect(plan?.spend?.toString()).toBe('-12');
});

it('counts what could not be read, too', async () => {
  fakeServer({ 'GET /tll/network/load_balancers': [[{ uuid: 'lb-1', targets: [{ target_uuid: 7 }] }]] });
  const [read] = await call(listLoadBalancers, { location: 'tll' });
  resetApi();
  expect(JSON.stringify(planOf({ targets: read?.targets ?? [] }))).toContain('effect.parts 1 1 ');
});

it('takes off the whole price where the addresses are released', () => {
  const plan = planOf({}, { releases: true });
  expect(JSON.stringify(plan)).toContain('effect.released 1 203.0.113.1');
  expect(plan?.spend?.toString()).toBe('-13');
  expect(planOf({ addresses: [] })?.spend?.toString()).toBe('-10');
});

it('does not know what is saved where addresses or prices are not known', () => {
  expect(planOf({ addresses: [], addressState: 'failed' })?.spend).toBeUndefined();
  expect(JSON.stringify(planOf({ addressState: 'failed' }))).toContain('effect.addressesUnknown');
  expect(planOf({}, { keptCost: () => undefined })?.spend).toBeUndefined();
  expect(planOf({}, { monthly: () => undefined })?.spend).toBeUndefined();
});

it('leaves out what is being changed', () => {
  expect(JSON.stringify(planOf({ pending: 'delete' }))).toContain('can.delete');
});
