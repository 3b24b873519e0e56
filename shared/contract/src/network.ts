import * as v from 'valibot';
import { IPV6_SUBNET, shaped } from './address-formats';
import { defineEndpoint } from './endpoint';
import { datetime, inLocation, listOf, maybe, number } from './schema';

/** A private network; subnet and VLAN are allocated, never chosen. (spec 3, section 3) */
export const Network = v.object({
  uuid: v.string(),
  name: v.string(),
  type: maybe(v.string()),
  subnet: maybe(v.string()),
  subnet_ipv6: maybe(shaped(IPV6_SUBNET)),
  vlan_id: maybe(number()),
  is_default: maybe(v.boolean()),
  vm_uuids: listOf(v.string()),
  resources_count: maybe(number()),
  created_at: maybe(datetime()),
  updated_at: maybe(datetime()),
});
export type Network = v.InferOutput<typeof Network>;

export const listNetworks = defineEndpoint({
  name: 'listNetworks',
  method: 'GET',
  path: '/{location}/network/networks',
  params: inLocation(),
  response: v.array(Network),
  kept: 'uuid name type subnet subnet_ipv6 vlan_id is_default vm_uuids resources_count created_at',
  rowId: 'uuid',
  source: 'spec 3, section 7',
});
