import type { Money } from '@console/api';
import { assigneeUuid, isAssigned, type IpAddress } from '@console/contract/ip-address';
import { paths } from '@console/contract/paths';
import type { MonthlyPrice } from '@console/domain/price';
import type { StatusState } from '@console/ui';

export type IpState = 'assigned' | 'unassigned' | 'disabled' | 'deleted';

/** What a customer needs to know first about an address. */
export function ipState(ip: Pick<IpAddress, 'assigned_to' | 'unassigned_at' | 'enabled' | 'is_deleted'>): IpState {
  if (ip.is_deleted) return 'deleted';
  if (ip.enabled === false) return 'disabled';
  return isAssigned(ip) ? 'assigned' : 'unassigned';
}

const SHAPES: Readonly<Record<IpState, StatusState>> = {
  assigned: 'good',
  unassigned: 'idle',
  disabled: 'notice',
  deleted: 'gone',
};

/** The shape that an address has on the screen, and counts for in the rail's bars. */
export const ipShape = (ip: Parameters<typeof ipState>[0]): StatusState => SHAPES[ipState(ip)];

/**
 * Price per month: assigned and unassigned addresses are separate products, private ones cost nothing (null). Undefined
 * where the price list does not have it.
 */
export function ipPrice(ip: IpAddress & { location: string }, monthly: MonthlyPrice): Money | null | undefined {
  if (ip.type !== 'public' || ip.is_deleted) return null;
  return monthly(ip.location, isAssigned(ip) ? 'ASSIGNED_FLOATING_IP' : 'UNASSIGNED_FLOATING_IP');
}

/** Names of what an address can be assigned to. */
export interface ResourceNames {
  /** By uuid. */
  readonly names: ReadonlyMap<string, string>;
  /** Whether names of this location are still on their way. */
  readonly isLoading: (location: string) => boolean;
}

export interface Assignee {
  readonly type: string;
  readonly uuid: string;
  /** Undefined where the resource is not among the ones that could be read. */
  readonly name: string | undefined;
  /** Its name may still come. */
  readonly isNameLoading: boolean;
  /** Its page; undefined for a type that has none. */
  readonly to: string | undefined;
}

const pageOf = (type: string, location: string, uuid: string): string | undefined => {
  if (type === 'virtual_machine') return paths.vm({ location, vmId: uuid });
  if (type === 'load_balancer') return paths.loadBalancer({ location, uuid });
  return type === 'service' ? paths.service({ location, serviceId: uuid }) : undefined;
};

/** What it is called: its uuid where nobody knows its name, '' while that may still come. */
export const assigneeName = ({ name, uuid, isNameLoading }: Assignee): string => name ?? (isNameLoading ? '' : uuid);

/** The resource that an address is assigned to, with its name and page; undefined when it is assigned to nothing. */
export function assigneeOf(
  ip: IpAddress & { location: string },
  { names, isLoading }: ResourceNames,
): Assignee | undefined {
  const uuid = assigneeUuid(ip);
  if (uuid === undefined) return undefined;
  const type = ip.assigned_to_resource_type ?? 'virtual_machine';
  const name = names.get(uuid);
  const isNameLoading = name === undefined && isLoading(ip.location);
  return { type, uuid, name, isNameLoading, to: pageOf(type, ip.location, uuid) };
}
