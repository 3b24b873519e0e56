import { call, resetApi } from '@console/api';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { fakeServer } from '@console/domain/testing/fake-server';
import { chargesOf } from './charges';
import { entry, known, month, vm } from './fixture';
import type { ResourceLists } from './resources';
import { spendRows } from './rows';
import { savingsOf } from './savings';

function savings(
  usage: Parameters<typeof chargesOf>[0],
  lists: Partial<ResourceLists>,
  places: ReadonlyMap<string, string> = new Map(),
  offersVms = true,
) {
  const index = known(lists);
  const rows = spendRows(chargesOf(usage, index, 0, month.elapsed), index, month, places);
  return savingsOf(rows, { index: index.index, offersVms, now: month.now }).map(({ kind, fix, monthly }) => [
    kind,
    fix,
    String(monthly),
  ]);
}

it('finds a stopped machine with all its parts, once', () => {
  const usage = [
    entry({ owner: 'web', hours: 492, price: 0.04, uptime: 'main' }),
    entry({ owner: 'web', hours: 492, price: 0.01, uptime: 'windows' }),
    entry({ owner: 'db', hours: 492, price: 1, uptime: 'main' }),
  ];
  expect(savings(usage, { vms: [vm('web', { status: 'stopped' }), vm('db')] })).toEqual([
    ['stopped', '/compute/vm/tll/web?dialog=delete', '36.5'],
  ]);
});

it('finds addresses and load balancers that lead nowhere', () => {
  const usage = ['free', 'used', 'was', 'empty', 'full'].map((owner) =>
    entry({ owner, hours: 492, price: 0.01, description: 'Floating IP' }),
  );
  const address = (uuid: string, rest: object) => ({ uuid, address: uuid, type: 'public', location: 'tll', ...rest });
  const balancer = (uuid: string, targets: { target_uuid: string; target_type: string }[]) => ({
    uuid,
    location: 'tll',
    forwarding_rules: [],
    targets,
  });
  const found = savings(usage, {
    addresses: [
      address('free', {}),
      address('used', { assigned_to: 'web' }),
      address('was', { assigned_to: 'web', unassigned_at: new Date() }),
    ],
    balancers: [balancer('empty', []), balancer('full', [{ target_uuid: 'web', target_type: 'vm' }])],
  });
  expect(found.map(([, fix]) => fix).toSorted()).toEqual([
    '/network/ip_address/tll/free?dialog=release',
    '/network/ip_address/tll/was?dialog=release',
    '/network/load_balancer/tll/empty?dialog=delete',
  ]);
});

it('calls no load balancer idle whose targets could not be read', async () => {
  fakeServer({ 'GET /tll/network/load_balancers': [[{ uuid: 'unread', targets: [{ target_uuid: 7 }] }]] });
  const read = await call(listLoadBalancers, { location: 'tll' });
  resetApi();
  const usage = [entry({ owner: 'unread', hours: 492, price: 0.01, description: 'Load balancer' })];
  expect(savings(usage, { balancers: read.map((row) => ({ ...row, location: 'tll' })) })).toEqual([]);
});

it('finds old copies at the price of their own size, and no young ones', () => {
  const usage = [
    entry({ owner: 'web', hours: 492, price: 0.04, uptime: 'main' }),
    entry({ owner: 'web', hours: 492, price: 0.002, uptime: 'snapshot', disk: 20 }),
    entry({ owner: 'web', hours: 492, price: 0.001, uptime: 'snapshot', disk: 10 }),
    entry({ owner: 'web', hours: 10, price: 0.003, uptime: 'backup', disk: 30 }),
  ];
  const copy = (uuid: string, type: string, size: number, created: string) => ({
    uuid,
    type,
    size,
    created_at: new Date(created),
  });
  const replica = [
    copy('d 1', 'snapshot', 10, '2026-09-01T00:00:00Z'),
    copy('d 2', 'snapshot', 20, '2026-11-10T00:00:00Z'),
    copy('d 3', 'backup', 30, '2026-11-20T00:00:00Z'),
  ];
  expect(savings(usage, { vms: [vm('web', { storage: [{ uuid: 'd', size: 60, replica }] })] })).toEqual([
    ['snapshot', '/compute/vm/tll/web?tab=disks&dialog=replica-delete&disk=d&replica=d+1', '0.73'],
  ]);
});

it('finds a disk that no machine has, and nothing else that has no page', () => {
  const usage = [
    entry({ owner: 'disk', hours: 492, price: 0.01, uptime: 'block', description: 'Disk old' }),
    entry({ owner: 'gone', hours: 100, price: 0.01, uptime: 'main' }),
  ];
  expect(savings(usage, {})).toEqual([['disk', '/compute/create?sourceDisk=disk', '7.3']]);
  const places = new Map([['Disk old', 'jhv']]);
  expect(savings(usage, {}, places)).toEqual([['disk', '/compute/create?location=jhv&sourceDisk=disk', '7.3']]);
});

it('finds no disk where the site has no machines to give it to', () => {
  const usage = [entry({ owner: 'disk', hours: 492, price: 0.01, uptime: 'block' })];
  expect(savings(usage, {}, new Map(), false)).toEqual([]);
});

it('finds a service whose machines are all stopped', () => {
  const usage = ['off', 'half', 'bare'].map((owner) =>
    entry({ owner, hours: 492, price: 0.1, description: 'PostgreSQL' }),
  );
  const service = (uuid: string, statuses: readonly string[]) => ({
    uuid,
    service: 'postgresql' as const,
    prices: [],
    properties: { location: 'tll' },
    resources: statuses.map((status) => ({ resource_type: 'vm' as const, resource_allocation: { status } })),
  });
  const services = [
    service('off', ['stopped', 'stopped']),
    service('half', ['stopped', 'running']),
    service('bare', []),
  ];
  expect(savings(usage, { services })).toEqual([['stopped', '/services/service/tll/off?dialog=delete', '73']]);
});
