import * as v from 'valibot';
import { LoadBalancer } from '@console/contract/load-balancer';
import { ManagedService } from '@console/contract/service';
import { Vm } from '@console/contract/vm';
import { membersOf, type MemberSources } from './members';

const vm = (uuid: string, name: string, private_ipv4: string) =>
  v.parse(Vm, { uuid, name, status: 'running', vcpu: 1, memory: 1024, private_ipv4 });
const balancer = (uuid: string, facts: object) =>
  v.parse(LoadBalancer, { uuid, display_name: uuid, network_uuid: 'n1', private_address: '10.0.1.9', ...facts });
const service = (uuid: string, nodes: number, facts: object = {}) =>
  v.parse(ManagedService, {
    uuid,
    service: 'mariadb',
    display_name: uuid,
    properties: { service_ip: '10.0.1.20' },
    resources: [
      { resource_type: 'network', resource_id: 'n1' },
      ...Array.from({ length: nodes }, (_, index) => ({
        resource_type: 'vm',
        resource_id: `node-${index}`,
        resource_allocation: { status: 'running', vcpu: 2, memory: 2048 },
      })),
    ],
    ...facts,
  });

const network = (vm_uuids: string[] = []) => ({ uuid: 'n1', location: 'tll', subnet: '10.0.1.0/24', vm_uuids });
const none: MemberSources = { machines: [], balancers: [], services: [] };

it('knows its machines by name, and keeps those whose names could not be read', () => {
  const machines = [vm('1', 'web', '10.0.1.5'), vm('2', 'db', '10.0.1.6'), vm('3', 'elsewhere', '10.0.1.7')];
  const members = membersOf(network(['1', 'lost', '2']), { ...none, machines });
  expect(members.map(({ name, address, isUnread }) => [name, address, isUnread ?? false])).toEqual([
    ['db', '10.0.1.6', false],
    ['web', '10.0.1.5', false],
    ['lost', undefined, true],
  ]);
});

it('does not show the address that a machine has in another network', () => {
  const [member] = membersOf(network(['1']), { ...none, machines: [vm('1', 'web', '10.0.2.5')] });
  expect(member).toMatchObject({ name: 'web', isSubinterface: true });
  expect(member).not.toHaveProperty('address');
});

it('knows the load balancers in it that still exist', () => {
  const balancers = [
    balancer('a', {}),
    balancer('b', { network_uuid: 'n2' }),
    balancer('c', { is_deleted: true }),
    balancer('d', { network_uuid: null }),
  ];
  expect(membersOf(network(), { ...none, balancers }).map(({ name }) => name)).toEqual(['a']);
});

it('does not take a node of which nothing is said for one without memory', () => {
  const resources = [
    { resource_type: 'network', resource_id: 'n1' },
    { resource_type: 'vm', resource_id: 'new' },
  ];
  const [node] = membersOf(network(), { ...none, services: [service('new', 0, { resources })] });
  expect(node).toMatchObject({ kind: 'node', name: 'new', status: undefined });
  expect(node).not.toHaveProperty('vcpu');
});

it('knows a cluster by the first address of its own', () => {
  const resources = [
    { resource_type: 'network', resource_id: 'n1' },
    { resource_type: 'virtual_ip', resource_id: 'ip', resource_allocation: { address: '10.0.1.30' } },
    { resource_type: 'vm', resource_id: 'node' },
  ];
  const properties = { cluster_name: 'shop', service_ip: '' };
  const [node] = membersOf(network(), { ...none, services: [service('k8s', 0, { resources, properties })] });
  expect(node?.address).toBe('10.0.1.30');
});

it('knows each node of the services in it that still exist', () => {
  const elsewhere = { resources: [{ resource_type: 'network', resource_id: 'n2' }] };
  const services = [
    service('pair', 2),
    service('one', 1),
    service('b', 1, elsewhere),
    service('c', 1, { is_deleted: true }),
  ];
  expect(
    membersOf(network(), { ...none, services }).map(({ name, number, isVirtual }) => [name, number, isVirtual]),
  ).toEqual([
    ['one', undefined, undefined],
    ['pair', 1, true],
    ['pair', 2, true],
  ]);
});
