import type { Located } from '@console/api';
import type { Bucket } from '@console/contract/bucket';
import type { IpAddress } from '@console/contract/ip-address';
import type { LoadBalancer } from '@console/contract/load-balancer';
import type { MetalLease } from '@console/contract/metal';
import { paths } from '@console/contract/paths';
import { serviceLocation, type ManagedService } from '@console/contract/service';
import type { Vm } from '@console/contract/vm';

/** Something that is charged for and is there now. */
export interface Resource {
  readonly name: string;
  /** Slug; undefined for what has no place. */
  readonly location: string | undefined;
  readonly path: string;
  readonly created: Date | undefined;
  readonly vm?: Located<Vm>;
  readonly address?: Located<IpAddress>;
  readonly balancer?: Located<LoadBalancer>;
  readonly service?: ManagedService;
}

/** What the lists of an account's resources hold, of all accounts. */
export interface ResourceLists {
  readonly vms: readonly Located<Vm>[];
  readonly addresses: readonly Located<IpAddress>[];
  readonly balancers: readonly Located<LoadBalancer>[];
  readonly leases: readonly Located<MetalLease>[];
  readonly services: readonly ManagedService[];
  readonly buckets: readonly Bucket[];
}

/** Resources that are there now, by the id under which usage knows them: uuids, and names of buckets. */
export function resourceIndex(lists: ResourceLists): ReadonlyMap<string, Resource> {
  const index = new Map<string, Resource>();
  const add = (id: string, row: { created_at?: Date | null | undefined }, rest: Omit<Resource, 'created'>): void => {
    index.set(id, { ...rest, created: row.created_at ?? undefined });
  };
  for (const vm of lists.vms) {
    const { name, location, uuid } = vm;
    if (vm.status !== 'deleted') add(uuid, vm, { name, location, path: paths.vm({ location, vmId: uuid }), vm });
  }
  for (const address of lists.addresses) {
    const { location } = address;
    if (!address.is_deleted)
      add(address.uuid, address, { name: address.address, location, path: paths.ipAddress(address), address });
  }
  for (const balancer of lists.balancers) {
    const { uuid, location } = balancer;
    const name = balancer.display_name || uuid;
    if (!balancer.is_deleted) add(uuid, balancer, { name, location, path: paths.loadBalancer(balancer), balancer });
  }
  for (const lease of lists.leases) {
    const { uuid, location } = lease;
    if (lease.status !== 'deleted')
      add(uuid, lease, { name: lease.display_name, location, path: paths.metalLease({ uuid }) });
  }
  for (const service of lists.services) {
    const location = serviceLocation(service);
    const name = service.display_name || service.uuid;
    const path = paths.service({ location: location ?? '', serviceId: service.uuid });
    if (!service.is_deleted) add(service.uuid, service, { name, location, path, service });
  }
  for (const bucket of lists.buckets)
    add(bucket.name, bucket, {
      name: bucket.name,
      location: undefined,
      path: paths.bucket({ storageName: bucket.name }),
    });
  return index;
}
