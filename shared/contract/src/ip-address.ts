import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { datetime, done, maybe, number, openEnum, text, wholeNumber } from './schema';

export const assignableTypes = ['virtual_machine', 'service', 'load_balancer'] as const;
/** The kinds of things that a floating IP can lead to. */
export type AddressKind = (typeof assignableTypes)[number];

/** A floating IP. Rows that were never assigned lack the assigned_* keys. (spec 3, section 3) */
export const IpAddress = v.object({
  id: maybe(number()),
  uuid: v.string(),
  address: v.string(),
  type: openEnum(['public', 'private']),
  enabled: maybe(v.boolean()),
  is_ipv6: maybe(v.boolean()),
  name: maybe(v.string()),
  billing_account_id: maybe(number()),
  assigned_to: maybe(v.string()),
  assigned_to_resource_type: maybe(openEnum(assignableTypes)),
  assigned_to_private_ip: maybe(v.string()),
  unassigned_at: maybe(datetime()),
  is_deleted: maybe(v.boolean()),
  user_id: maybe(number()),
  network_id: maybe(number()),
  is_virtual: maybe(v.boolean()),
  created_at: maybe(datetime()),
  updated_at: maybe(datetime()),
});
export type IpAddress = v.InferOutput<typeof IpAddress>;

type Assignment = Pick<IpAddress, 'assigned_to' | 'unassigned_at'>;

/**
 * The uuid of what an address is assigned to now; undefined where that is nothing. Rows that were never assigned lack the
 * key, others keep the last one beside the time at which that ended.
 */
export const assigneeUuid = ({ assigned_to, unassigned_at }: Assignment): string | undefined =>
  unassigned_at ? undefined : assigned_to || undefined;

export const isAssigned = (ip: Assignment): boolean => assigneeUuid(ip) !== undefined;

/** The resource that a public IPv4 row belongs to now. */
const ownerOf = (ip: IpAddress): string | undefined =>
  ip.type === 'public' && !ip.is_ipv6 && !ip.is_deleted ? assigneeUuid(ip) : undefined;

/** The public IPv4 rows that belong to a resource now. */
export const addressesOf = (addresses: readonly IpAddress[], uuid: string): IpAddress[] =>
  addresses.filter((ip) => ownerOf(ip) === uuid);

/** The same of all resources at once, for lists of thousands. */
export function addressesByOwner(addresses: readonly IpAddress[]): ReadonlyMap<string, readonly IpAddress[]> {
  const owners = new Map<string, IpAddress[]>();
  for (const ip of addresses) {
    const owner = ownerOf(ip);
    if (owner === undefined) continue;
    const owned = owners.get(owner);
    if (owned) owned.push(ip);
    else owners.set(owner, [ip]);
  }
  return owners;
}

export const listIpAddresses = defineEndpoint({
  name: 'listIpAddresses',
  method: 'GET',
  path: '/{location}/network/ip_addresses',
  params: v.object({
    location: text(),
    billing_account_id: v.optional(wholeNumber()),
    vm_uuid: v.optional(text()),
  }),
  response: v.array(IpAddress),
  kept:
    'uuid address type enabled is_ipv6 name billing_account_id assigned_to assigned_to_resource_type ' +
    'assigned_to_private_ip unassigned_at is_deleted is_virtual created_at updated_at',
  rowId: 'uuid',
  source: 'spec 3, section 7',
});

export const deleteIpAddress = defineEndpoint({
  name: 'deleteIpAddress',
  method: 'DELETE',
  repeat: 'harmless',
  path: '/{location}/network/ip_addresses/{address}',
  params: v.object({ location: text(), address: text() }),
  response: done(),
  source: 'spec 3, section 7',
});
