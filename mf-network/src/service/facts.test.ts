import * as v from 'valibot';
import { big, call, resetApi } from '@console/api';
import { listServices, ManagedService } from '@console/contract/service';
import { fakeServer } from '@console/domain/testing/fake-server';
import {
  isStopped,
  openFacts,
  othersRunning,
  priceWithAddresses,
  serviceAddresses,
  serviceHost,
  serviceNetwork,
  serviceNodes,
  servicePrice,
  servicePriceLines,
  serviceSize,
  serviceTitle,
  softwareName,
  versionedSoftware,
} from './facts';

const node = (id: string, parts: object = {}) => ({
  resource_type: 'vm',
  resource_id: id,
  resource_location: 'tll',
  resource_allocation: { vcpu: 2, memory: 4096, status: 'running', storage: [{ size: 40 }, { size: 10 }], ...parts },
});
const service = (parts: object = {}) =>
  v.parse(ManagedService, {
    uuid: 's-1',
    service: 'postgresql',
    display_name: 'orders-db',
    properties: { location: 'tll' },
    resources: [
      node('a'),
      node('b'),
      { resource_type: 'virtual_ip', resource_id: 'ip', resource_allocation: { address: '10.4.12.9' } },
      { resource_type: 'network', resource_id: 'net-1', resource_allocation: {} },
    ],
    prices: [
      { resourceType: 'CPU', priceMultiplier: 3 },
      { resourceType: 'RAM', priceMultiplier: 3 },
      { resourceType: 'STORAGE', priceMultiplier: null },
    ],
    ...parts,
  });
const perUnit: Record<string, number> = { CPU: 4, RAM: 2, STORAGE: 0.1, ASSIGNED_FLOATING_IP: 3 };
const monthly = (place: string, resource: string, quantity = 1) => {
  const price = perUnit[resource];
  return place === 'tll' && price !== undefined ? big(price).times(quantity) : undefined;
};

it('knows its nodes and their size', () => {
  const nodes = serviceNodes(service());
  expect(nodes[0]).toEqual({
    id: 'a',
    number: 1,
    status: 'running',
    vcpu: 2,
    memory: 4096,
    disk: 50,
    snapshots: [],
  });
  expect(serviceSize(nodes)).toEqual({ vcpu: 4, memory: 8192, disk: 100 });
});

it('takes a node that is gone for one without size', () => {
  const gone = { resource_type: 'vm', resource_id: 'a', resource_allocation: {} };
  expect(serviceNodes(service({ resources: [gone, { resource_type: 'vm' }] }))).toEqual([
    { id: 'a', number: 1, status: undefined, vcpu: 0, memory: 0, disk: 0, snapshots: [] },
    { id: '1', number: 2, status: undefined, vcpu: 0, memory: 0, disk: 0, snapshots: [] },
  ]);
});

it('has the snapshots of all disks of a node, newest first', () => {
  const replica = (uuid: string, created_at?: string) => ({ uuid, size: 40, created_at });
  const storage = [
    { size: 40, replica: [replica('old', '2026-11-01 01:00:00'), replica('undated')] },
    { size: 10, replica: [replica('new', '2026-11-02 01:00:00')] },
    { size: 5 },
  ];
  const [first] = serviceNodes(service({ resources: [node('a', { storage })] }));
  expect(first?.snapshots.map(({ uuid, takenAt }) => [uuid, takenAt?.toISOString()])).toEqual([
    ['new', '2026-11-02T01:00:00.000Z'],
    ['old', '2026-11-01T01:00:00.000Z'],
    ['undated', undefined],
  ]);
});

it('knows its network and its own addresses', () => {
  expect(serviceNetwork(service())).toBe('net-1');
  expect(serviceAddresses(service())).toEqual(['10.4.12.9']);
  expect(serviceNetwork(service({ resources: null }))).toBeUndefined();
});

it('is reached at the address that it says, else at the first one of its own', () => {
  expect(serviceHost(service({ properties: { location: 'tll', service_ip: '10.4.12.7' } }))).toBe('10.4.12.7');
  for (const service_ip of [undefined, null, '']) {
    expect(serviceHost(service({ properties: { location: 'tll', service_ip } }))).toBe('10.4.12.9');
  }
  expect(serviceHost(service({ properties: null }))).toBe('10.4.12.9');
  expect(serviceHost(service({ resources: [] }))).toBeUndefined();
});

it('has the names that people know', () => {
  expect(serviceTitle(service())).toBe('orders-db');
  expect(serviceTitle(service({ display_name: '' }))).toBe('postgresql');
  expect(softwareName([{ service_name: 'postgresql', display_name: 'PostgreSQL', versions: [] }], 'postgresql')).toBe(
    'PostgreSQL',
  );
  expect(softwareName([], 'postgresql')).toBe('postgresql');
});

it('has no code for software whose name is on its way', () => {
  expect(softwareName(undefined, 'postgresql')).toBe('');
  expect(versionedSoftware({ software: '', version: '16' })).toBe('');
  expect(versionedSoftware({ software: 'PostgreSQL', version: '16' })).toBe('PostgreSQL 16');
  expect(versionedSoftware({ software: 'PostgreSQL', version: null })).toBe('PostgreSQL');
});

describe('price', () => {
  it('is that of the nodes times the multiplier of each resource', () => {
    expect(
      servicePriceLines(service(), monthly).map(({ resource, quantity, monthly: price }) => [
        resource,
        quantity,
        price?.toString(),
      ]),
    ).toEqual([
      ['CPU', 4, '48'],
      ['RAM', 8, '48'],
      ['STORAGE', 100, '10'],
    ]);
    expect(servicePrice(service(), monthly)?.toString()).toBe('106');
  });

  it('is more by its floating IPs, whose price is not multiplied', () => {
    expect(priceWithAddresses(service(), 2, monthly)?.toString()).toBe('112');
    expect(priceWithAddresses(service(), 0, monthly)?.toString()).toBe('106');
    expect(priceWithAddresses(service({ prices: [] }), 2, monthly)).toBeUndefined();
    expect(
      priceWithAddresses(service(), 1, (place, resource, quantity) =>
        resource === 'ASSIGNED_FLOATING_IP' ? undefined : monthly(place, resource, quantity),
      ),
    ).toBeUndefined();
  });

  it('is unknown while a part has none', () => {
    expect(
      servicePrice(service({ prices: [{ resourceType: 'CPU' }, { resourceType: 'BLOCK_STORAGE' }] }), monthly),
    ).toBeUndefined();
    expect(servicePrice(service({ prices: [] }), monthly)).toBeUndefined();
    expect(servicePrice(service({ properties: { location: 'jhv' } }), monthly)).toBeUndefined();
  });
});

it('shows what the contract leaves open as text', () => {
  expect(openFacts({ nodes: 3, version: '1.31', pools: ['a'] })).toEqual([
    ['nodes', '3'],
    ['version', '1.31'],
    ['pools', '["a"]'],
  ]);
  expect(openFacts('ready')).toEqual([['', 'ready']]);
  expect(openFacts(null)).toEqual([]);
});

describe('what is known of its nodes', () => {
  const running = node('a');
  const stopped = node('b', { status: 'stopped' });
  const unsaid = node('c', { status: null });
  const unread = { resource_type: 7 };
  const read = async (resources: readonly unknown[]) => {
    fakeServer({ 'GET /user-resource/service/packages': [[{ uuid: 's-1', service: 'postgresql', resources }]] });
    const [row] = await call(listServices, {});
    if (!row) throw new Error('The service could not be read');
    return { ...row, nodes: serviceNodes(row) };
  };
  afterEach(() => resetApi());

  it.each([
    ['all are', [stopped], true],
    ['one runs', [stopped, running], false],
    ['one does not say', [stopped, unsaid], false],
    ['one could not be read', [stopped, unread], false],
    ['there are none', [], false],
  ])('knows whether they are stopped where %s', async (_, resources, expected) => {
    expect(isStopped(await read(resources))).toBe(expected);
  });

  it.each([
    ['another runs', [stopped, running], 1],
    ['another runs, and one could not be read', [stopped, running, unread], 1],
    ['no other is there', [stopped], 0],
    ['another is stopped', [stopped, node('d', { status: 'stopped' })], 0],
    ['another does not say', [stopped, unsaid], undefined],
    ['another could not be read', [stopped, unread], undefined],
  ])('knows how many run beside one where %s', async (_, resources, expected) => {
    expect(othersRunning(await read(resources), { id: 'b' })).toBe(expected);
  });
});
