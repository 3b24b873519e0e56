import { countOf, lacksRows, type Located } from '@console/api';
import type { IpAddress } from '@console/contract/ip-address';
import type { LoadBalancer } from '@console/contract/load-balancer';
import type { Network } from '@console/contract/network';
import type { ManagedService } from '@console/contract/service';
import type { Vm } from '@console/contract/vm';
import { machineState } from '@console/domain/machine-state';
import { ipShape, ipState } from '../ip-address/assignment';
import { balancerTitle, ruleLabel } from '../load-balancer/facts';
import { serviceHost, serviceNodes, serviceTitle } from '../service/facts';
import { serviceShape } from '../service/status';
import type { MapItem, MapStatus } from './graph-types';

/** What an item has where nothing is said. */
export const PLAIN = { detail: '', line: '', ips: [], targets: [], nodes: [] } as const;

/** A floating IP. */
export function ipItem(ip: Located<IpAddress>): MapItem {
  const status = { state: ipShape(ip), code: ipState(ip) };
  const line = ip.assigned_to_private_ip ?? '';
  return {
    ...PLAIN,
    id: `ip:${ip.uuid}`,
    kind: 'ip',
    place: ip.location,
    uuid: ip.uuid,
    name: ip.address,
    detail: ip.name ?? '',
    line,
    status,
    ...(ip.type === 'private' ? { isPrivate: true } : {}),
  };
}

/** A network; its status comes once all is counted that stands in it. */
export const networkItem = (id: string, network: Located<Network>): MapItem => ({
  ...PLAIN,
  id,
  kind: 'network',
  place: network.location,
  uuid: network.uuid,
  name: network.name,
  detail: network.subnet || network.subnet_ipv6 || '',
  status: undefined,
});

/** A machine; one that could not be read stands by its uuid. */
export const machineItem = (
  uuid: string,
  vm: Vm | undefined,
  more: Pick<MapItem, 'id' | 'place' | 'line'> & Partial<MapItem>,
): MapItem => ({
  ...PLAIN,
  kind: 'vm',
  uuid,
  name: vm?.name ?? uuid,
  status: vm && { state: machineState(vm.status), code: vm.status },
  ...more,
});

/** How a balancer is: by how many of its targets run. Unknown where one of them could not be read. */
function balancerStatus(row: LoadBalancer, vms: ReadonlyMap<string, Vm>): MapStatus | undefined {
  if (lacksRows(row.targets)) return undefined;
  const total = row.targets.length;
  if (total === 0) return { state: 'idle', code: 'noTargets' };
  const found = row.targets.map(({ target_uuid }) => vms.get(target_uuid));
  if (found.some((vm) => vm === undefined)) return undefined;
  const n = found.filter((vm) => vm?.status === 'running').length;
  const state = n === total ? 'good' : n === 0 ? 'broken' : 'notice';
  return { state, code: 'targets', n, total };
}

/** A load balancer with what it leads to. */
export const balancerItem = (
  row: Located<LoadBalancer>,
  vms: ReadonlyMap<string, Vm>,
  { targets, ips }: Pick<MapItem, 'targets' | 'ips'>,
): MapItem => ({
  ...PLAIN,
  id: `balancer:${row.uuid}`,
  kind: 'balancer',
  place: row.location,
  uuid: row.uuid,
  name: balancerTitle(row),
  detail: row.private_address ?? '',
  status: balancerStatus(row, vms),
  line: row.forwarding_rules.map(ruleLabel).join(', '),
  targets,
  targetCount: countOf(row.targets),
  ips,
});

/** A managed service with the machines that it runs on. */
export function serviceItem(row: ManagedService, place: string, ips: readonly MapItem[]): MapItem {
  const number = row.properties?.port;
  const port = number == null ? '' : `:${number}`;
  const of = { place, uuid: row.uuid } as const;
  return {
    ...PLAIN,
    ...of,
    id: `service:${row.uuid}`,
    kind: 'service',
    name: serviceTitle(row),
    detail: [row.service, row.version].filter(Boolean).join(' '),
    status: { state: serviceShape({ status: row.status, pending: undefined }), code: row.status ?? 'active' },
    line: `${serviceHost(row) ?? ''}${port}`,
    ips,
    nodes: serviceNodes(row).map(({ id, status }, index) => ({
      ...PLAIN,
      ...of,
      id: `node:${row.uuid}/${id}`,
      kind: 'node',
      name: String(index + 1),
      status: status === undefined ? undefined : { state: machineState(status), code: status },
    })),
  };
}
