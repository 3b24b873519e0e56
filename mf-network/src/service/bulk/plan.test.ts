import * as v from 'valibot';
import { big, call, resetApi } from '@console/api';
import { listServices, ManagedService } from '@console/contract/service';
import { spendOfPlan } from '@console/domain/bulk';
import { fakeServer } from '@console/domain/testing/fake-server';
import { serviceNodes, servicePrice, serviceSize } from '../facts';
import { codeActions, requestsOf } from '../actions/requests';
import { serviceText } from '../texts';
import type { ServiceView } from '../use-services';
import { deletePlan, type DeletePlanOptions } from './plan';

const given = (uuid: string) =>
  v.parse(ManagedService, {
    uuid,
    service: 'postgresql',
    display_name: uuid,
    status: 'active',
    billing_account_id: 7,
    whitelist_addresses: ['10.4.4.0/24'],
    properties: { location: 'tll' },
    resources: [
      {
        resource_type: 'vm',
        resource_id: `${uuid}-node`,
        resource_allocation: {
          vcpu: 1,
          memory: 1024,
          status: 'running',
          storage: [{ size: 20, replica: [{ uuid: 'snap', created_at: '2026-11-01 01:00:00' }] }],
        },
      },
    ],
  });

function view(uuid: string, parts: Partial<ServiceView> = {}): ServiceView {
  const service = given(uuid);
  const nodes = serviceNodes(service).map((node) => ({ ...node, pending: undefined }));
  return {
    ...service,
    name: uuid,
    location: 'tll',
    software: 'PostgreSQL',
    account: 'Main',
    accountName: 'Main',
    billing_account: 7,
    nodes,
    size: serviceSize(nodes),
    pending: undefined,
    addresses: [],
    addressState: 'ready',
    ...parts,
  };
}

const plan = (services: readonly ServiceView[], options: Partial<DeletePlanOptions> = {}) =>
  deletePlan(services, {
    t: serviceText,
    placeOf: (slug) => slug.toUpperCase(),
    money: (amount) => `€${amount.toFixed(2)}`,
    releases: false,
    priceOf: () => big(40),
    keptCost: (_location, count) => big(3).times(count),
    charged: (_payer, amount) => amount,
    ...options,
  });

afterEach(() => resetApi());

it('says what is erased, and that floating IPs stay and cost', () => {
  const [row] = plan([view('orders', { addresses: ['203.0.113.4'] })]);
  expect(row).toMatchObject({ name: 'orders', place: 'TLL' });
  expect(row?.effect).toBe(
    '1 node is erased, 20 GB. 1 snapshot is erased. Floating IP 203.0.113.4 is kept for €3.00 a month.',
  );
  expect(String(row?.spend)).toBe('-37');
});

it('counts the addresses that are released', () => {
  const rows = plan([view('a', { addresses: ['203.0.113.4'] }), view('b')], { releases: true });
  expect(rows[0]?.effect).toContain('Floating IP 203.0.113.4 is released.');
  expect(String(spendOfPlan(rows))).toBe('-80');
});

it('promises no saving that it does not know', () => {
  expect(spendOfPlan(plan([view('a')], { priceOf: () => undefined }))).toBeUndefined();
  expect(spendOfPlan(plan([view('a', { addressState: 'loading' })]))).toBeUndefined();
  const [row] = plan([view('a', { addressState: 'failed' })]);
  expect(row?.spend).toBeUndefined();
  expect(row?.effect).toContain('could not be loaded; any it has are kept and charged');
});

it('leaves out what is being changed, with the reason', () => {
  const rows = plan([view('a', { pending: 'delete' }), view('b', { status: 'creating' }), view('c')]);
  expect(rows.map(({ blocked }) => blocked)).toEqual(['It is being deleted', 'It is still being created', undefined]);
});

it('has the calls of every action as code, and the secret in none of them', () => {
  const service = view('orders', { addresses: ['203.0.113.4'] });
  const calls = codeActions.map((action) => requestsOf(action, service));
  expect(calls).not.toContain(undefined);
  expect(JSON.stringify(calls)).not.toMatch(/secret|sql_pass/);
});

it('has none for what there is nothing to do it with', () => {
  const empty = view('orders', { nodes: [], billing_account: undefined });
  expect(codeActions.filter((action) => requestsOf(action, empty) === undefined)).toEqual([
    'moveAccount',
    'start',
    'stop',
    'restore',
  ]);
});

it('counts no nodes of a service that has none', () => {
  expect(plan([view('a', { nodes: [] })])[0]?.effect).toBe('');
});

it('counts neither nodes nor what they cost where some could not be read', async () => {
  const raw = { uuid: 'a', service: 'postgresql', prices: [{ resourceType: 'CPU' }] };
  const node = (id: string, storage: object[]) => ({
    resource_type: 'vm',
    resource_id: id,
    resource_allocation: { vcpu: 1, storage },
  });
  const read = async (...resources: object[]) => {
    fakeServer({ 'GET /user-resource/service/packages': [[{ ...raw, resources }]] });
    const [row] = await call(listServices, {});
    return view('a', row);
  };
  const whole = await read(node('1', []));
  const cost = (service: ServiceView) => servicePrice(service, () => big(4))?.toString();
  expect(cost(whole)).toBe('4');
  for (const broken of [{ resource_type: 7 }, node('2', [{ size: 'much' }])]) {
    const service = await read(node('1', []), broken);
    expect(plan([service])[0]?.effect).toBe('All its nodes and their snapshots are erased.');
    expect(cost(service)).toBeUndefined();
  }
});
