import { isAssigned, listIpAddresses, type IpAddress } from '../ip-address';
import { listLoadBalancers, type LoadBalancer } from '../load-balancer';
import { listNetworks, type Network } from '../network';
import { listServices, serviceLocation, type ManagedService } from '../service';
import { locationOfOrder } from '../service-order';
import { listServiceWhitelist } from '../service-whitelist';
import { changed, gone, hidden, isSame, isSameIfGiven, made, type Read } from './effect';
import type { EffectsOf } from './table';

interface Located {
  readonly location: string;
}
interface OfUuid extends Located {
  readonly uuid: string;
}

const addressesOf = (read: Read, { location }: Located) => read(listIpAddresses, { location });
const networksOf = (read: Read, { location }: Located) => read(listNetworks, { location });
const balancersOf = (read: Read, { location }: Located) => read(listLoadBalancers, { location });

const addressOf = async (
  read: Read,
  { location, address }: Located & { readonly address: string },
): Promise<IpAddress | undefined> =>
  (await addressesOf(read, { location })).find((ip) => ip.address === address && !ip.is_deleted);

const networkOf = async (read: Read, { location, uuid }: OfUuid): Promise<Network | undefined> =>
  (await networksOf(read, { location })).find((network) => network.uuid === uuid);

const balancerOf = async (read: Read, { location, uuid }: OfUuid): Promise<LoadBalancer | undefined> =>
  (await balancersOf(read, { location })).find((balancer) => balancer.uuid === uuid && !balancer.is_deleted);

const serviceOf = async (read: Read, { uuid }: { readonly uuid: string }): Promise<ManagedService | undefined> =>
  (await read(listServices, {})).find((service) => service.uuid === uuid && !service.is_deleted);

/** What a node of a service is doing. */
async function nodeStatus(read: Read, { uuid, target_uuid }: { readonly uuid: string; readonly target_uuid: string }) {
  const service = await serviceOf(read, { uuid });
  return service?.resources.find((one) => one.resource_id === target_uuid)?.resource_allocation?.status;
}

/** Whether a service stands where it was to stand, as far as it says where: one that is being created may not yet. */
const isPlaced = (service: ManagedService, location: string | undefined): boolean =>
  isSameIfGiven(serviceLocation(service) ?? location, location);

export const networkEffects: EffectsOf<
  | 'createIpAddress'
  | 'updateIpAddress'
  | 'deleteIpAddress'
  | 'assignIpAddress'
  | 'unassignIpAddress'
  | 'createNetwork'
  | 'updateNetwork'
  | 'deleteNetwork'
  | 'setDefaultNetwork'
  | 'createLoadBalancer'
  | 'updateLoadBalancer'
  | 'deleteLoadBalancer'
  | 'moveLoadBalancer'
  | 'addLoadBalancerTarget'
  | 'removeLoadBalancerTarget'
  | 'addForwardingRule'
  | 'removeForwardingRule'
  | 'createService'
  | 'updateService'
  | 'deleteService'
  | 'startServiceNode'
  | 'stopServiceNode'
  | 'rebuildServiceNode'
  | 'addToServiceWhitelist'
  | 'removeFromServiceWhitelist'
> = {
  createIpAddress: made({
    rows: addressesOf,
    is: (ip, { name, billing_account_id }) =>
      isSame(ip.name, name) && isSameIfGiven(ip.billing_account_id, billing_account_id) && !isAssigned(ip),
    id: (ip) => ip.uuid,
    since: (ip) => ip.created_at,
    response: (ip) => ip,
  }),
  updateIpAddress: changed(async (read, params) => {
    const ip = await addressOf(read, params);
    return (
      ip !== undefined &&
      isSameIfGiven(ip.name, params.name) &&
      isSameIfGiven(ip.billing_account_id, params.billing_account_id)
    );
  }),
  deleteIpAddress: gone(async (read, params) => (await addressOf(read, params)) === undefined),
  assignIpAddress: changed(async (read, params) => {
    const ip = await addressOf(read, params);
    return (
      ip !== undefined &&
      isAssigned(ip) &&
      isSameIfGiven(ip.assigned_to, params.vm_uuid ?? params.assigned_to) &&
      isSameIfGiven(ip.assigned_to_private_ip, params.private_ip)
    );
  }),
  unassignIpAddress: changed(async (read, params) => {
    const ip = await addressOf(read, params);
    return ip !== undefined && !isAssigned(ip);
  }),
  createNetwork: made({
    rows: networksOf,
    is: (network, { name }) => isSameIfGiven(network.name, name),
    id: (network) => network.uuid,
    since: (network) => network.created_at,
    response: (network) => network,
  }),
  updateNetwork: changed(async (read, params) => isSame((await networkOf(read, params))?.name, params.name)),
  deleteNetwork: gone(async (read, params) => (await networkOf(read, params)) === undefined),
  setDefaultNetwork: changed(async (read, params) => (await networkOf(read, params))?.is_default === true),
  createLoadBalancer: made({
    rows: balancersOf,
    is: (balancer, { display_name, billing_account_id }) =>
      isSame(balancer.display_name, display_name) &&
      isSameIfGiven(balancer.billing_account_id, billing_account_id) &&
      !balancer.is_deleted,
    id: (balancer) => balancer.uuid,
    since: (balancer) => balancer.created_at,
    response: (balancer) => balancer,
  }),
  updateLoadBalancer: changed(async (read, params) =>
    isSame((await balancerOf(read, params))?.display_name, params.display_name),
  ),
  deleteLoadBalancer: gone(async (read, params) => (await balancerOf(read, params)) === undefined),
  moveLoadBalancer: changed(async (read, params) =>
    isSame((await balancerOf(read, params))?.billing_account_id, params.set_id),
  ),
  addLoadBalancerTarget: changed(async (read, params) =>
    Boolean((await balancerOf(read, params))?.targets.some((one) => one.target_uuid === params.target_uuid)),
  ),
  removeLoadBalancerTarget: gone(
    async (read, params) =>
      !(await balancerOf(read, params))?.targets.some((one) => one.target_uuid === params.target_uuid),
  ),
  addForwardingRule: changed(async (read, params) =>
    Boolean(
      (await balancerOf(read, params))?.forwarding_rules.some(
        (rule) => isSame(rule.source_port, params.source_port) && isSame(rule.target_port, params.target_port),
      ),
    ),
  ),
  removeForwardingRule: gone(
    async (read, params) =>
      !(await balancerOf(read, params))?.forwarding_rules.some((rule) => rule.uuid === params.rule_uuid),
  ),
  createService: made({
    rows: (read) => read(listServices, {}),
    is: (service, { display_name, service: kind, version, billing_account_id, package_parameters }) =>
      isSame(service.display_name, display_name) &&
      service.service === kind &&
      isSame(service.version ?? version, version) &&
      isSameIfGiven(service.billing_account_id ?? billing_account_id, billing_account_id) &&
      isPlaced(service, locationOfOrder(package_parameters)) &&
      !service.is_deleted,
    id: (service) => service.uuid,
    since: (service) => service.created_at,
    response: (service) => service,
  }),
  updateService: changed(async (read, params) => {
    const service = await serviceOf(read, params);
    return (
      service !== undefined &&
      isSameIfGiven(service.display_name, params.display_name) &&
      isSameIfGiven(service.billing_account_id, params.billing_account_id)
    );
  }),
  deleteService: gone(async (read, params) => (await serviceOf(read, params)) === undefined),
  startServiceNode: changed(async (read, params) => (await nodeStatus(read, params)) === 'running'),
  stopServiceNode: changed(async (read, params) => (await nodeStatus(read, params)) === 'stopped'),
  rebuildServiceNode: hidden,
  addToServiceWhitelist: changed(async (read, { uuid, ip_address }) =>
    (await read(listServiceWhitelist, { uuid })).some((one) => isSame(one, ip_address)),
  ),
  removeFromServiceWhitelist: gone(
    async (read, { uuid, ip_address }) =>
      !(await read(listServiceWhitelist, { uuid })).some((one) => isSame(one, ip_address)),
  ),
};
