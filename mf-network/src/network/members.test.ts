import * as v from 'valibot';
import { LoadBalancer } from '@console/contract/load-balancer';
import { ManagedService } from '@console/contract/service';
import { Vm } from '@console/contract/vm';
import { loadBalancersIn, machineMembers, servicesIn } from './members';

const vm = (uuid: string, name: string) => v.parse(Vm, { uuid, name, status: 'running', vcpu: 1, memory: 1024 });

it('knows its machines by name, and keeps those whose names could not be read', () => {
  const members = machineMembers({ vm_uuids: ['1', 'lost', '2'] }, [
    vm('1', 'web'),
    vm('2', 'db'),
    vm('3', 'elsewhere'),
  ]);
  expect(members.map(({ uuid, vm: found }) => found?.name ?? uuid)).toEqual(['db', 'web', 'lost']);
});

it('knows the load balancers in it that still exist', () => {
  const rows = [
    { uuid: 'a', network_uuid: 'n1' },
    { uuid: 'b', network_uuid: 'n2' },
    { uuid: 'c', network_uuid: 'n1', is_deleted: true },
    { uuid: 'd', network_uuid: null },
  ].map((row) => v.parse(LoadBalancer, row));
  expect(loadBalancersIn({ uuid: 'n1' }, rows).map(({ uuid }) => uuid)).toEqual(['a']);
});

it('knows the services in it that still exist', () => {
  const at = (uuid: string, network: string, is_deleted = false) =>
    v.parse(ManagedService, {
      uuid,
      service: 'mariadb',
      is_deleted,
      resources: [{ resource_type: 'network', resource_id: network }],
    });
  expect(
    servicesIn({ uuid: 'n1' }, [at('a', 'n1'), at('b', 'n2'), at('c', 'n1', true)]).map(({ uuid }) => uuid),
  ).toEqual(['a']);
});
