import * as v from 'valibot';
import { IpAddress } from '@console/contract/ip-address';
import { LoadBalancer } from '@console/contract/load-balancer';
import { Network } from '@console/contract/network';
import { ManagedService } from '@console/contract/service';
import { Vm } from '@console/contract/vm';
import type { MapRows } from './graph-types';

export interface SomeRows {
  readonly places: number;
  readonly networks: number;
  readonly vms: number;
  readonly balancers: number;
  readonly ips: number;
  readonly services: number;
  readonly seed: number;
}

/** Rows for tests: machines in one network, in two, in none; addresses and balancers that lead to them, to what is gone, to nothing. */
export function someRows(size: SomeRows): Required<MapRows> {
  let state = size.seed;
  const next = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return below > 0 ? state % below : 0;
  };
  const places = Array.from({ length: size.places }, (_, at) => `place${at}`);
  const many = <Row>(count: number, make: (at: number, place: string) => Row) =>
    Array.from({ length: count }, (_, at) => {
      const place = places[at % places.length] ?? '';
      return { ...make(at, place), location: place };
    });
  const vms = many(size.vms, (at) =>
    v.parse(Vm, {
      uuid: `vm${at}`,
      name: `web-${at}`,
      status: ['running', 'stopped', 'creating'][next(3)],
      vcpu: 1,
      memory: 1024,
      private_ipv4: `10.0.${at % Math.max(1, size.networks)}.${10 + at}`,
    }),
  );
  const at = <Row extends { location: string }>(rows: readonly Row[], place: string): Row | undefined => {
    const here = rows.filter(({ location }) => location === place);
    return here[next(here.length)];
  };
  const networks = many(size.networks, (index, place) =>
    v.parse(Network, {
      uuid: `net${index}`,
      name: `segment-${index}`,
      subnet: `10.0.${index}.0/24`,
      vm_uuids: vms
        .filter((vm, i) => vm.location === place && (i % size.networks === index || next(30) === 0))
        .map(({ uuid }) => uuid),
    }),
  );
  const balancers = many(size.balancers, (index, place) =>
    v.parse(LoadBalancer, {
      uuid: `lb${index}`,
      display_name: `lb-${index}`,
      network_uuid: at(networks, place)?.uuid ?? null,
      private_address: `10.0.0.${200 + (index % 50)}`,
      forwarding_rules: [{ source_port: 443, target_port: 8443 }],
      targets: vms
        .filter(({ location }) => location === place)
        .slice(0, 2)
        .map(({ uuid }) => ({ target_uuid: uuid, target_type: 'vm' })),
    }),
  );
  const services = many(size.services, (index, place) =>
    v.parse(ManagedService, {
      uuid: `service${index}`,
      service: 'postgresql',
      properties: { location: place, service_ip: '10.0.0.253', port: 5432 },
      resources: [
        { resource_type: 'network', resource_id: at(networks, place)?.uuid },
        { resource_type: 'vm', resource_id: `node${index}`, resource_allocation: { status: 'running' } },
      ],
    }),
  );
  const ips = many(size.ips, (index, place) => {
    const [type, target] = [
      ['virtual_machine', at(vms, place)?.uuid],
      ['load_balancer', at(balancers, place)?.uuid],
      ['service', at(services, place)?.uuid],
      ['virtual_machine', `gone-${place}`],
      ['virtual_machine', undefined],
    ][next(5)] ?? [undefined, undefined];
    return v.parse(IpAddress, {
      uuid: `ip${index}`,
      address: `203.0.113.${index}`,
      type: 'public',
      assigned_to: target ?? null,
      assigned_to_resource_type: target ? type : null,
    });
  });
  return { places, networks, vms, balancers, ips, services, gapsOf: () => [] };
}
